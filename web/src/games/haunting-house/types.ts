// Written by scripts/types from the game's schema (`gloaming schema haunting-house`); do not change it by hand.

export type Layout = { "slots": number; "over": boolean; "asked": string[]; "question": "tile" | "entrance" | "exit" | "marker" | "card" | "programme" | "move" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | null; "turn": number; "last_turn": number | null; "round": "random" | "chosen" | null; "card": number | null; "ready": number | null; "acting": string | null; "marker": string | null; "order": string[]; "entrance": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number } | null; "exit": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number } | null; "tiles": (({ "open": string; "trap_door": boolean } | null)[])[]; "players": ({ "name": string; "pawn": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } | null; "stands": { "row": number; "column": number } | null; "programme": ({ "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors" | null; "shown": boolean })[]; "score": number | null; "place": number | null })[] };

export type News =
  | { "what": "tile laid"; "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "tile": { "open": string; "trap_door": boolean } }
  | { "what": "entrance placed"; "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number } }
  | { "what": "exit placed"; "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number } }
  | { "what": "took marker"; "seat": string }
  | { "what": "round began"; "round": "random" | "chosen"; "turn": number }
  | { "what": "card drawn"; "seat": string; "slot": number; "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors" | null }
  | { "what": "chose"; "seat": string }
  | { "what": "turned up"; "seat": string; "slot": number; "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors" }
  | { "what": "skipped"; "seat": string; "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors" }
  | { "what": "walked"; "seat": string; "from": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "direction": "north" | "east" | "south" | "west" }
  | { "what": "switched places"; "seat": string; "with": string; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "other_to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } }
  | { "what": "rotated"; "seat": string; "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "way": "left" | "right" | "around" }
  | { "what": "switched tiles"; "seat": string; "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "other_spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } }
  | { "what": "passed wall"; "seat": string; "from": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } }
  | { "what": "moved exit"; "seat": string; "from_doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number }; "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number } }
  | { "what": "fell"; "seat": string; "from": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } }
  | { "what": "mirrored"; "seat": string }
  | { "what": "won"; "seat": string; "turn": number }
  | { "what": "nobody won"; "turn": number };

/** What is asked, what it is about, and what an answer to it means. */
export type Asked =
  | { "ask": "programme"; "arguments": { "hand": ("move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage")[] }; "answer": { "cards": ("move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors")[] } }
  | { "ask": "move"; "arguments": { "step": "only" | "first" | "second"; "ways": ({ "direction": "north" | "east" | "south" | "west"; "to": { "at": "house" | "entrance" | "exit"; "row": number; "column": number }; "walls": number; "barred_by": string[] })[] }; "answer": { "direction": "north" | "east" | "south" | "west"; "to": { "at": "house" | "entrance" | "exit"; "row": number; "column": number } | null } }
  | { "ask": "switch places"; "arguments": {  }; "answer": { "seat": string; "to": { "at": "house" | "entrance" | "exit"; "row": number; "column": number } } }
  | { "ask": "rotate 90"; "arguments": { "barred": { "row": number; "column": number; "by": string[]; "tried": number }[] }; "answer": { "tile": { "row": number; "column": number }; "way": "left" | "right" } }
  | { "ask": "rotate 180"; "arguments": { "barred": { "row": number; "column": number; "by": string[]; "tried": number }[] }; "answer": { "tile": { "row": number; "column": number } } }
  | { "ask": "switch 2 tiles"; "arguments": { "barred": { "row": number; "column": number; "by": string[]; "tried": number }[] }; "answer": { "tile": { "row": number; "column": number }; "other": { "row": number; "column": number } | null } }
  | { "ask": "secret passage"; "arguments": { "ways": ({ "direction": "north" | "east" | "south" | "west"; "to": { "at": "house" | "entrance" | "exit"; "row": number; "column": number }; "walls": number; "barred_by": string[] })[] }; "answer": { "direction": "north" | "east" | "south" | "west"; "to": { "at": "house" | "entrance" | "exit"; "row": number; "column": number } | null } }
  | { "ask": "move exit"; "arguments": {  }; "answer": { "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west"; "row": number; "column": number } } }
  | { "ask": "trap door"; "arguments": {  }; "answer": { "tile": { "row": number; "column": number } } };
