// Written by scripts/types from the game's schema (`gloaming schema dont-go-in-there`); do not change it by hand.

export type Layout = { "over": boolean; "asked": string[]; "question": "type" | "side" | "first player" | "draw" | "roll" | "place" | "re-roll" | "turn die" | "take" | "name" | "dolls" | null; "turn": string | null; "resolver": string | null; "resolving": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage" | null; "dice": number; "ghosts_rolled": number; "clocks_struck": boolean; "types_in_play": ("amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin")[]; "deck": number; "removed": number; "undrawn": ({ "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number })[] | null; "rooms": ({ "side": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage" | null; "spaces": ({ "flashlights": number; "meeple": string | null })[]; "cards": ({ "slot": number; "card": { "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number } | null; "face_down": boolean; "looked_at_by": string[] })[] })[]; "players": ({ "name": string; "ghosts": number | null; "meeples": number; "face_up": ({ "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number })[]; "dispelled": ({ "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number })[]; "score": number | null; "place": number | null })[] };

export type News =
  | { "what": "type picked"; "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "text": string }
  | { "what": "side shown"; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "text": string }
  | { "what": "went first"; "seat": string; "text": string }
  | { "what": "dealt"; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "slot": number; "card": { "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number } | null; "text": string }
  | { "what": "arranged"; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "text": string }
  | { "what": "placed"; "seat": string; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "space": number; "text": string }
  | { "what": "took ghosts"; "seat": string; "ghosts": number; "text": string }
  | { "what": "discarded ghosts"; "seat": string; "ghosts": number; "text": string }
  | { "what": "looked"; "seat": string; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "card": { "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number } | null; "text": string }
  | { "what": "turned up"; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "card": { "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number } | null; "text": string }
  | { "what": "rolled"; "seat": string; "dice": number; "ghosts": number; "text": string }
  | { "what": "re-rolled"; "seat": string; "again": boolean; "text": string }
  | { "what": "turned die"; "seat": string; "more": number; "text": string }
  | { "what": "haunted"; "seat": string; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "space": number; "ghosts": number; "text": string }
  | { "what": "took card"; "seat": string; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "slot": number; "card": { "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number } | null; "text": string }
  | { "what": "dispelled"; "seat": string; "card": { "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "value": number; "dice": number } | null; "count": number; "text": string }
  | { "what": "named"; "seat": string; "type": "amulet" | "cat" | "clocks" | "doll" | "holy water" | "mask" | "mirror" | "music box" | "portrait" | "ring" | "tome" | "twin"; "text": string }
  | { "what": "clocks struck"; "seat": string; "text": string }
  | { "what": "passed ghosts"; "seat": string; "to": string; "ghosts": number; "text": string }
  | { "what": "room opened"; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "text": string }
  | { "what": "room closed"; "room": "attic" | "nursery" | "basement" | "hallway" | "library" | "secret passage"; "text": string }
  | { "what": "revealed ghosts"; "seat": string; "ghosts": number; "text": string }
  | { "what": "scored"; "seat": string; "for_ghosts": number; "curses": number; "text": string };
