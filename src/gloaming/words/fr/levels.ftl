### La force des bots : le nom d’un niveau, et une phrase honnête à son sujet.

level-moth = Phalène
    .sentence = Volette et donne n’importe quelle réponse permise : même un enfant gagne.
level-lantern = Lanterne
    .sentence = Joue avec bon sens, à vue, et ne voit jamais plus loin.
level-owl = Chouette
    .sentence = Réfléchit un peu, un vingtième de seconde ; fait des erreurs dont tu peux profiter.
level-medium = Médium
    .sentence = Réfléchit un quart de seconde ; un bon adversaire pour qui connaît le jeu.
level-phantom = Fantôme
    .sentence = Réfléchit une seconde entière, du mieux que nous sachions faire, et n’en voit pas plus que toi.
