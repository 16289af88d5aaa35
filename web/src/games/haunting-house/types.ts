// Written by scripts/types from the game's schema (`gloaming schema haunting-house`); do not change it by hand.

export type Layout = { "over": boolean; "asked": string[]; "question": "tile" | "entrance" | "exit" | "marker" | "card" | "programme" | "move" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | null; "turn": number; "last_turn": number | null; "round": "random" | "chosen" | null; "card": number | null; "acting": string | null; "marker": string | null; "entrance": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" } | null; "exit": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" } | null; "tiles": (({ "open": string; "trap_door": boolean } | null)[])[]; "players": ({ "name": string; "pawn": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } | null; "programme": ({ "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors" | null; "face_up": boolean })[]; "score": number | null; "place": number | null })[] };

export type News =
  | { "what": "tile laid"; "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "tile": { "open": string; "trap_door": boolean }; "text": string }
  | { "what": "entrance placed"; "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" }; "text": string }
  | { "what": "exit placed"; "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" }; "text": string }
  | { "what": "took marker"; "seat": string; "text": string }
  | { "what": "round began"; "round": "random" | "chosen"; "turn": number; "text": string }
  | { "what": "card drawn"; "seat": string; "slot": number; "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors" | null; "text": string }
  | { "what": "chose"; "seat": string; "text": string }
  | { "what": "turned up"; "seat": string; "slot": number; "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors"; "text": string }
  | { "what": "skipped"; "seat": string; "card": "move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors"; "text": string }
  | { "what": "walked"; "seat": string; "from": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "text": string }
  | { "what": "switched places"; "seat": string; "with": string; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "other_to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "text": string }
  | { "what": "rotated"; "seat": string; "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "way": "left" | "right" | "around"; "text": string }
  | { "what": "switched tiles"; "seat": string; "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "other_spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "text": string }
  | { "what": "passed wall"; "seat": string; "from": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "text": string }
  | { "what": "moved exit"; "seat": string; "from_doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" }; "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" }; "text": string }
  | { "what": "fell"; "seat": string; "from": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "text": string }
  | { "what": "mirrored"; "seat": string; "text": string }
  | { "what": "won"; "seat": string; "turn": number; "text": string }
  | { "what": "nobody won"; "turn": number; "text": string };

/** What is asked, what it is about, and what an answer to it means. */
export type Asked =
  | { "ask": "programme"; "arguments": {  }; "answer": { "cards": ("move 1" | "move 2" | "switch places" | "rotate 90" | "rotate 180" | "switch 2 tiles" | "secret passage" | "move exit" | "trap door" | "hall of mirrors")[] } }
  | { "ask": "move"; "arguments": { "step": "only" | "first" | "second" }; "answer": { "direction": "north" | "east" | "south" | "west"; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } | null } }
  | { "ask": "switch places"; "arguments": {  }; "answer": { "seat": string; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } } }
  | { "ask": "rotate 90"; "arguments": {  }; "answer": { "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "way": "left" | "right" } }
  | { "ask": "rotate 180"; "arguments": {  }; "answer": { "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } } }
  | { "ask": "switch 2 tiles"; "arguments": {  }; "answer": { "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null }; "other_spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } | null } }
  | { "ask": "secret passage"; "arguments": {  }; "answer": { "direction": "north" | "east" | "south" | "west"; "to": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } | null } }
  | { "ask": "move exit"; "arguments": {  }; "answer": { "doorway": { "corner": "northwest" | "northeast" | "southwest" | "southeast"; "edge": "north" | "east" | "south" | "west" } } }
  | { "ask": "trap door"; "arguments": {  }; "answer": { "spot": { "at": "house" | "entrance" | "exit"; "row": number | null; "column": number | null } } };
