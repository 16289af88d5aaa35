### Wie stark Bots sind: wie eine Stufe heißt, und ein ehrlicher Satz dazu.

level-moth = Motte
    .sentence = Flattert umher und gibt irgendeine erlaubte Antwort: Ein Kind gewinnt.
level-lantern = Laterne
    .sentence = Spielt vernünftig auf den ersten Blick und denkt nie voraus.
level-owl = Eule
    .sentence = Denkt ein wenig voraus, eine zwanzigstel Sekunde; macht Fehler, die du bestrafen kannst.
level-medium = Medium
    .sentence = Denkt eine viertel Sekunde voraus; ein guter Gegner, wenn du das Spiel kennst.
level-phantom = Phantom
    .sentence = Denkt eine ganze Sekunde voraus, so stark wir es machen können, und sieht nicht mehr als du.
