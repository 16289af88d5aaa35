### La force des bots : le nom d’un niveau, et une phrase honnête à son sujet.

level-moth = Phalène
    .sentence = Volette et donne n’importe quelle réponse permise : un enfant gagne.
level-lantern = Lanterne
    .sentence = Joue avec bon sens, à première vue, et ne pense jamais à l’avance.
level-owl = Chouette
    .sentence = Réfléchit un peu, un vingtième de seconde ; fait des erreurs dont on peut profiter.
level-medium = Médium
    .sentence = Réfléchit un quart de seconde ; un bon adversaire pour qui connaît le jeu.
level-phantom = Fantôme
    .sentence = Réfléchit une seconde entière, aussi fort que nous savons le faire, et n’en voit pas plus que toi.
