// The game in progress, kept through reload and crash. Each tab has its own, in the session storage;
// the newest of all tabs is in the store, for a visitor who comes back without a link.
const key = 'tic-tac-toe/game';

const isGood = ({ address, cursor, score, first_plays_x: firstPlaysX, id }) =>
  typeof address === 'string' &&
  typeof id === 'string' &&
  typeof firstPlaysX === 'boolean' &&
  [cursor, score?.first, score?.second, score?.draws].every((n) => Number.isInteger(n) && n >= 0);

function readTab() {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key));
    return saved && isGood(saved) ? saved : null;
  } catch {
    return null;
  }
}

function writeTab(saved) {
  try {
    sessionStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Without it a reload still has the address.
  }
}

const withMoves = (address, moves) =>
  address.replace(/&moves=.*$/, '') + (moves.length > 0 ? `&moves=${moves.join('.')}` : '');
const upTo = (address, count) =>
  withMoves(address, (address.match(/&moves=(.*)$/)?.[1] ?? '').split('.').slice(0, count).filter(Boolean));

export class SavedGame {
  #bridge;
  #store;
  #id = crypto.randomUUID?.() ?? String(Math.random());
  #finished;

  /** `finished(record)` is told of each game that has been played to its end. */
  constructor(bridge, store, finished) {
    this.#bridge = bridge;
    this.#store = store;
    this.#finished = finished;
  }

  /** Starts with the game of the address, or else with the one that was left. */
  start() {
    const asked = location.hash.slice(1);
    const tab = readTab();
    const saved = asked ? tab : (tab ?? this.#store.read('game', null, isGood));
    if (saved && (!asked || asked === upTo(saved.address, saved.cursor))) this.#resume(saved, asked !== '');
    else this.#bridge.start(asked);
    this.#bridge.on('view', (view, before) => this.#follow(view, before));
    this.#save(this.#bridge.view);
  }

  #resume({ address, cursor, score, first_plays_x: firstPlaysX, id, over }, asked) {
    // A visitor who returns to a finished game gets the next one; a reload shows the result.
    const again = over && !asked;
    this.#bridge.start(again ? withMoves(address, []) : address);
    if (!again) {
      this.#id = id;
      if (cursor !== this.#bridge.view.cursor) this.#bridge.jump(cursor);
    }
    this.#bridge.series(score, firstPlaysX);
  }

  #follow(view, before) {
    if (view.cursor === 0 && view.moves.length === 0 && before.moves.length > 0) {
      this.#id = crypto.randomUUID?.() ?? String(Math.random());
    }
    this.#save(view);
    const played = view.moves.length > 0 && view.cursor === view.moves.length;
    const grew = view.moves.join('.') !== before.moves.join('.') && view.rules === before.rules;
    if (played && grew && view.outcome !== 'in_progress' && before.outcome === 'in_progress') {
      const { rules, x, o, outcome, address } = view;
      this.#finished({ id: this.#id, when: Date.now(), rules, x, o, outcome, address });
    }
  }

  #save({ address, moves, cursor, score, first_plays_x: firstPlaysX, outcome }) {
    const saved = {
      id: this.#id,
      address: withMoves(address, moves),
      cursor,
      score,
      first_plays_x: firstPlaysX,
      over: outcome !== 'in_progress',
    };
    writeTab(saved);
    this.#store.write('game', saved);
  }
}
