### How strong bots are: what a level is called, and one honest sentence about it.

level-moth = Moth
    .sentence = Flutters about, with any answer that the rules allow: a child wins.
level-lantern = Lantern
    .sentence = Plays sensibly at first sight and never thinks ahead.
level-owl = Owl
    .sentence = Thinks a little ahead, a twentieth of a second; makes mistakes that you can punish.
level-medium = Medium
    .sentence = Thinks a quarter of a second ahead; a fair match for somebody who knows the game.
level-phantom = Phantom
    .sentence = Thinks a whole second ahead, as strong as we can make it, and sees no more than you.
