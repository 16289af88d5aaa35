### How strong bots are: what a level is called, and one honest sentence about it.

level-moth = Moth
    .sentence = Flutters about and gives any answer that the rules allow: a child can win.
level-lantern = Lantern
    .sentence = Plays sensibly at first sight and never thinks ahead.
level-owl = Owl
    .sentence = Thinks ahead a little, for a twentieth of a second; makes mistakes that you can punish.
level-medium = Medium
    .sentence = Thinks ahead for a quarter of a second; a fair match for somebody who knows the game.
level-phantom = Phantom
    .sentence = Thinks ahead for a whole second, as strong as we can make it, and sees no more than you do.
