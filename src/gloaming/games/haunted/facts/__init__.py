"""What a scene of Haunted shows beyond the raw table: what cards do, the odds of an unseen one, and Ways Out."""
