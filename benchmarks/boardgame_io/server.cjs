// A server of boardgame.io with tic-tac-toe; a board that is won or full is wiped, so that nobody has to stop.
const { Server, Origins } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      if (isWon(G.cells) || G.cells.every((each) => each !== null)) G.cells = Array(9).fill(null);
    },
  },
};

Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("open"));
