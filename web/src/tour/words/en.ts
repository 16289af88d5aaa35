/** What the tours say, in English. A lesson says what something is and why it matters; `task` is what to do now. */

export interface LessonWords {
  title: string;
  text: string;
  task?: string;
}

const lessons: Record<string, Record<string, LessonWords>> = {
  "dont-go-in-there": {
    welcome: {
      title: "You went in",
      text: "You are Wren, and Odile is here too. You will each leave with twelve cursed cards. The number on a card is its Curses, and the fewest Curses win.",
    },
    rooms: {
      title: "Three rooms",
      text: "Each room has three cards to give away and four spaces for meeples, one below the other. Whoever stands higher takes a card first.",
    },
    place: {
      title: "Light against ghosts",
      text: "Ghosts come when a room is full. Each flashlight of a space keeps one away: none at the top, three at the bottom. First choice above, safety below.",
      task: "Put your meeple on the third space of the basement.",
    },
    resolver: {
      title: "The third meeple",
      text: "Odile stands above you and will choose before you. But the third meeple in a room fills it, and whoever brings it resolves the room.",
      task: "Put a second meeple on the bottom space of the basement.",
    },
    reroll: {
      title: "The dice",
      text: "Every small die on the room's cards is one die: five here, and four show a ghost. The basement has a mercy: the resolver may roll all of them again, once.",
      task: "Roll them again.",
    },
    ghosts: {
      title: "Three ghosts",
      text: "Each meeple takes the ghosts rolled, less its flashlights: Odile took 2, you took 1 and 0. Ghosts lie behind a screen, but every one is announced: count along.",
    },
    take: {
      title: "Your pick",
      text: "From the top down everybody takes a card; Odile took the tome. A twin is worth having: two twins of the same value dispel each other, and another Twin 3 lies in the attic.",
      task: "Take Twin 3.",
    },
    mask: {
      title: "What cards do",
      text: "Your lower meeple was left with the mask. A card does its work as it is taken: a mask passes a ghost for each of your masks to the player on your right.",
    },
    flip: {
      title: "The board turns over",
      text: "After the third card the room is flipped to its other side and dealt three new cards. Each of the six rooms has a rule of its own. The player left of the resolver goes on.",
    },
    attic: {
      title: "The attic",
      text: "Odile took the top of the attic, and with it a ghost at once: that space asks for one. Your twin lies here, so come in below her.",
      task: "Put your meeple on the second space of the attic.",
    },
    passage: {
      title: "The secret passage",
      text: "Its third card lies face down. Whoever puts a meeple here looks at it, and nobody else does. Odile knows it now.",
      task: "Put your meeple on the second space of the secret passage.",
    },
    twin: {
      title: "A set",
      text: "Odile filled the attic and chose first, but she left you the twin. You have one of the same value already.",
      task: "Take Twin 3.",
    },
    dispelled: {
      title: "Dispelled",
      text: "Both twins are face down for good and count for nothing: six Curses gone. Most types have some way to be rid of them; a card always tells its own.",
    },
    top: {
      title: "A bold step",
      text: "The passage has good cards, and one more meeple fills it. At the top there is no light, but you choose first, and your second meeple chooses next.",
      task: "Put your meeple on the top space of the secret passage.",
    },
    first: {
      title: "First choice",
      text: "The hidden card was turned up: holy water. You took five ghosts for this, so choose well. A cat of 1 is cheap: with 9 ghosts or fewer at the end, only your lowest cat counts.",
      task: "Take Cat 1.",
    },
    second: {
      title: "Second choice",
      text: "Every second holy water sends half of your ghosts away. You have none yet, so begin now and look for another.",
      task: "Take Holy water 1.",
    },
    tome: {
      title: "The tome",
      text: "Odile was left with her second tome, and every second tome dispels all cards of one other type: she named the cats.",
    },
    library: {
      title: "The library",
      text: "Its cards lie in order. The first brings a ghost to whoever takes it, the third sends one away. In the middle lies the holy water that you need.",
      task: "Put your meeple on the top space of the library.",
    },
    water: {
      title: "Eight ghosts",
      text: "Two more ghosts, so you have eight. But you choose first.",
      task: "Take Holy water 2.",
    },
    halved: {
      title: "Half of them gone",
      text: "The second holy water discarded four ghosts. It pays to take ghosts before it, and never to fear them alone.",
    },
    nursery: {
      title: "The nursery and the hallway",
      text: "The bottom space of the nursery discards a ghost at once. In the hallway the resolver may turn one die over. Now you have seen all six rooms.",
      task: "Put your meeple on the bottom space of the nursery.",
    },
    meanwhile: {
      title: "So it goes on",
      text: "Rooms fill and turn over until the deck is empty and the last card is taken. Let us leave Wren and Odile to it, and come back for the end.",
    },
    cats: {
      title: "The end",
      text: "Now the types that waited do their work. Both have 9 ghosts or fewer, so of each one's cats only the lowest still counts.",
    },
    reckoning: {
      title: "The screens fall",
      text: "Whoever has the most ghosts pays half of them in Curses: Odile had eight and pays 4. You had two and pay nothing.",
    },
    end: {
      title: "You won",
      text: "14 Curses against 19. That is the whole game; every card and every room tells what it does, and the rulebook lies beside the table.",
    },
  },
  "haunting-house": {
    welcome: {
      title: "In at one corner",
      text: "You are Wren; Odile has wagered the same. You stand before the house in the southwest, the exit lies in the northeast. The first pawn on the exit wins.",
    },
    house: {
      title: "Thirty-six tiles",
      text: "A step leads to the next tile if both edges that touch are open. The tiles stay where they are only until somebody moves them.",
    },
    random: {
      title: "The random round",
      text: "A turn has two rounds. First the house plays: four of your ten cards are laid face down at random, and nobody may look at them.",
    },
    turned: {
      title: "All together, then one by one",
      text: "The first cards are turned up. Odile has the marker, so hers comes first: rotate 180 turns any tile around that nobody stands on. Then comes yours.",
    },
    entered: {
      title: "Move 1",
      text: "Your card was move 1, and there was only one way: in. Where there is nothing to decide you are not asked. Now the second cards are up, and Odile has followed you.",
    },
    exit: {
      title: "Move exit",
      text: "Your second card moves the exit to another corner, but never to its own or the entrance's. The southern row would be a straight walk for you.",
      task: "Put the exit against the east edge of the southeast corner.",
    },
    places: {
      title: "Switch places",
      text: "Odile's third card traded her pawn with yours: that works with any pawn on a tile that touches hers, whatever walls there are. You stand where she stood.",
    },
    trap: {
      title: "Trap door",
      text: "You drop to the nearest trap door that is free; two are three steps away, so you choose. Only this card uses them, and there is room for one pawn on each.",
      task: "Drop to row 6, column 3.",
    },
    tiles: {
      title: "Switch 2 tiles",
      text: "The fourth cards. Odile's trades two tiles that touch, with nobody on them; they keep the way they are turned.",
    },
    mirrors: {
      title: "Hall of mirrors",
      text: "And yours was the hall of mirrors, in which nothing happens. It is one of three cards that only chance plays.",
    },
    chosen: {
      title: "The chosen round",
      text: "Now everybody lays four cards of their own, in order and in secret. Look east: four steps to the exit, and a wall before the last tile.",
    },
    programme: {
      title: "Make a plan",
      text: "Once the round has begun nobody may look again. Begin with a tile to turn, for you do not know what Odile will do; then walk, go through the wall, and out.",
      task: "Lay rotate 90, move 2, secret passage, move 1.",
    },
    spoilt: {
      title: "Her card comes first",
      text: "Both began with rotate 90. What a card does is decided only when it is carried out, and Odile has the marker. Watch your way.",
    },
    shut: {
      title: "The way is shut",
      text: "She turned the tile before you, and now its walls lie across your path. That is what the others' cards are for.",
    },
    rotate: {
      title: "Rotate 90",
      text: "But your plan began with a turn of your own: a quarter, left or right, of any tile that nobody stands on. What is lit shows how it would lie.",
      task: "Turn row 6, column 4 to the right.",
    },
    barred: {
      title: "No way past you",
      text: "Odile wanted to follow, but you stand on a trap door, and there is room for one. She took a step and had to go back: a card must be carried out if it can be.",
    },
    first: {
      title: "Move 2",
      text: "Two steps, one after the other. The way is open again.",
      task: "Go east.",
    },
    next: {
      title: "And one more",
      text: "You could also go back; a second step is always possible.",
      task: "Go east again.",
    },
    skipped: {
      title: "A card for nothing",
      text: "Odile meant to switch places with you, but no pawn is near her now. A card that cannot be carried out is skipped. Plans go stale: that is the game.",
    },
    passage: {
      title: "Secret passage",
      text: "It leads to a tile beside yours with exactly one wall between: one edge open, one closed. Two walls stop it, and so does none.",
      task: "Pass through the wall to the east.",
    },
    last: {
      title: "The last cards",
      text: "Both have move 1. Odile goes first, and she is far away.",
    },
    out: {
      title: "The exit",
      text: "Whoever comes onto the exit has won at once, even in the middle of a round.",
      task: "Go east, and out.",
    },
    end: {
      title: "You are out",
      text: "That was one turn. In a real game the marker passes to the left after each, and the house seldom lets anybody out so soon.",
    },
  },
};

export const en = {
  place: (at: number, of: number) => `${at} of ${of}`,
  ready: "When you have read it:",
  goOn: "Go on",
  back: "One lesson back",
  backShort: "Back",
  rule: (rule: string) => `Open rule ${rule}`,
  watch: "Watch the table.",
  kindly: "Another time, gladly. For now:",
  over: "Now you know the house.",
  play: "Play a real game now",
  again: "Once more from the start",
  lobby: "To the lobby",
  kept: "You can leave at any time; the tour waits here for you on this device.",
  none: "There is no tour of that game.",
  lesson: "The lesson",
  lessons,
};

export type TourWords = typeof en;
