// Two people at each of many tables of tic-tac-toe, who move as fast as they can; prints how many moves came back.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
let moves = 0;
const starts = []; // what everybody does first, when all have come

async function post(path, body) {
  const reply = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return reply.json();
}

function sit(matchID, playerID, credentials) {
  return new Promise((seated) => {
    const socket = io(`${url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    let waiting = false;
    const see = (state) => {
      if (waiting && state.ctx.currentPlayer !== playerID) {
        waiting = false;
        moves += 1; // the own move came back
      }
      if (state.ctx.currentPlayer !== playerID || waiting) return;
      const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
      const args = [free[Math.floor(Math.random() * free.length)]];
      const payload = { type: "mark", args, playerID, credentials };
      waiting = true;
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    };
    socket.on("sync", (_, info) => {
      starts.push(() => see(info.state));
      seated();
    });
    socket.on("update", (_, state) => see(state));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
  });
}

async function main() {
  for (let table = 0; table < tables; table += 1) {
    const { matchID } = await post("/games/tic-tac-toe/create", { numPlayers: 2 });
    for (const playerID of ["0", "1"]) {
      const joined = await post(`/games/tic-tac-toe/${matchID}/join`, { playerID, playerName: playerID });
      await sit(matchID, playerID, joined.playerCredentials);
    }
  }
  starts.forEach((start) => start());
  await new Promise((later) => setTimeout(later, 2000));
  console.log("counting");
  const before = moves;
  await new Promise((later) => setTimeout(later, 1000 * seconds));
  console.log(moves - before);
  process.exit(0);
}

main();
