"""What a scene of Haunted shows beyond the bare state: what cards do, the odds of an unseen one, and Ways Out."""
