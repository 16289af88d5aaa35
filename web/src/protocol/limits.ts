// Written by scripts/types from the server's own constants; do not change it by hand.

export const LONGEST_NAME = 24; // characters of a player's name
export const NOT_IN_NAMES = ":#"; // characters that no name has in it
export const CHANCE_NAME = "chance"; // nobody else is called so
export const LONGEST_LINE = 500; // characters of a line of chat
export const LONGEST_PASSAGE = 2000; // characters of what a player tells at once
export const MOST_SEATS = 8; // at any table
export const PRONOUNS = ["she", "he", "they"] as const; // by which a story speaks of somebody; or by name alone
export const PROTOCOL = 2; // the version of what goes over a socket
export const CLOSED_FOR_GOOD = [4400, 4404, 4409] as const; // numbers with which a socket is closed for good
