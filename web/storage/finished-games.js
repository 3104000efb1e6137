// The games that were played to their end. The newest are kept in full.
const most = 2000;
const players = /^(human|random|easy|medium|hard|perfect)$/;

export const isGoodGame = ({ id, when, rules, x, o, outcome, address }) =>
  typeof id === 'string' &&
  Number.isFinite(when) &&
  /^\d+,\d+,\d+(,misere)?$/.test(rules) &&
  players.test(x) &&
  players.test(o) &&
  /^(x_wins|o_wins|draw)$/.test(outcome) &&
  /^v=1&[\w=&,.]*$/.test(address);

export const areGoodGames = ({ games }) => Array.isArray(games) && games.every((game) => game && isGoodGame(game));

export const readGames = (store) => store.read('games', { games: [] }, areGoodGames).games;

/** A game that was taken back and finished otherwise counts once, with its last end. */
export function recordGame(store, game) {
  const others = readGames(store).filter(({ id }) => id !== game.id);
  store.write('games', { games: [...others, game].slice(-most) });
}

/** Who won, as seen by the human when there is one, else by X. */
function result({ x, o, outcome }) {
  if (outcome === 'draw') return 'drawn';
  const side = x !== 'human' && o === 'human' ? 'o_wins' : 'x_wins';
  return outcome === side ? 'won' : 'lost';
}

/** One line for each board and opponent, the most played first. A streak is of games won. */
export function statistics(games) {
  const lines = new Map();
  for (const game of games) {
    const opponents = [game.x, game.o].sort();
    const key = [game.rules, ...opponents].join(' ');
    const line = lines.get(key) ?? { rules: game.rules, opponents, played: 0, won: 0, drawn: 0, lost: 0, streak: 0, best: 0 };
    lines.set(key, line);
    const outcome = result(game);
    line.played += 1;
    line[outcome] += 1;
    line.streak = outcome === 'won' ? line.streak + 1 : 0;
    line.best = Math.max(line.best, line.streak);
  }
  return [...lines.values()].sort((a, b) => b.played - a.played);
}
