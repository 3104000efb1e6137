// Makes the parts of the page that need the game, each with the parts it uses.
import { makeGrid } from './board/grid.ts';
import { isPlaceOrTask, isLesson, makeAddress, type Deliver } from './browser/address.ts';
import { makeChallenged, splitChallenge } from './browser/challenged.ts';
import { makeButtons } from './controls/buttons.ts';
import { makeNewGame } from './controls/new-game.ts';
import { watchPresses } from './controls/presses.ts';
import { makeShortcuts } from './controls/shortcuts.ts';
import { element } from './dom.ts';
import { makeNarrator } from './feedback/narrator.ts';
import { makeLazyParts } from './lazy-parts.ts';
import { makeMatch } from './match/match.ts';
import { makeWelcome } from './match/welcome.ts';
import { makeLazily } from './loading/lazily.ts';
import { makeRestoreGame } from './controls/replaced-game.ts';
import { makePlaces } from './browser/places.ts';
import { hadHelp } from './storage/saved-game.ts';
import { givenName, names } from './words/players.ts';
import type { Context } from './context.ts';

type Parts = Pick<Context, 'bridge' | 'era' | 'preferences' | 'store'>;

export function makeApp({ bridge, era, preferences, store }: Parts) {
  watchPresses();
  let called = '';
  const call = () => {
    const { name, secondName, series } = preferences.values;
    const now = `${name}\n${secondName}\n${series}`;
    if (now === called) return;
    called = now;
    names.splice(0, 2, name, secondName);
    // Redraw everything that shows the names or counts a series.
    if (!bridge.view) return;
    bridge.refresh();
    narrator.hear();
  };
  const lazily = makeLazily();
  const grid = makeGrid({ bridge });
  const narrator = makeNarrator({ bridge });
  preferences.on(call);
  call();
  const challenged = makeChallenged({ bridge });
  const newGame = makeNewGame({
    bridge,
    challenged,
    grid,
    narrator,
    preferences,
    askWhere: (where) => lazyParts.askWhere(where),
  });
  const buttons = makeButtons({ bridge, newGame });
  const restoreGame = makeRestoreGame({ bridge, grid, narrator });
  const context = { bridge, challenged, era, grid, narrator, newGame, preferences, restoreGame, store };
  const lazyParts = makeLazyParts(context, lazily);
  makeShortcuts({ bridge, grid, answer: lazyParts.answer, newGame, restoreGame, buttons });
  makeMatch({ bridge, grid });
  makeWelcome(context);
  for (const [id, open] of Object.entries(lazyParts.openers)) {
    const button = element(id);
    button.addEventListener('click', () => {
      button.ariaBusy = 'true';
      open().finally(() => {
        button.ariaBusy = null;
      });
    });
  }
  makePlaces({ grid });
  bridge.on('finished', ({ record }) => {
    if (!record) return;
    const { view } = bridge;
    const names = [givenName(view, 'X'), givenName(view, 'O')];
    // An end that was taken back still counts: the result with help is kept beside it.
    if (hadHelp(view)) Object.assign(record, { helped: true, id: `${record.id}+` });
    store.write(`games/${record.id}`, { record: { ...record, seat: view.apart?.seat, names, when: Date.now() } });
  });
  element('skip').addEventListener('click', grid.enter);
  const deliver: Deliver = async (sent, arrives, isWanted, fresh) => {
    const { address, challenge } = splitChallenge(sent);
    // A challenge to a run of puzzles has no address: it is the link.
    const link = address === '' || address === 'v=1' ? challenge : address;
    const arrived = (now?: string) => {
      if (!now && challenge) challenged.take(challenge);
      arrives(now);
    };
    let delivered: Promise<void> | undefined;
    const bring = (part: { deliver: Deliver }) => {
      if (isWanted()) delivered = part.deliver(link, arrived, isWanted, fresh);
    };
    const { learn, puzzles, friends } = lazyParts;
    await (isLesson(link) ? learn : isPlaceOrTask(sent) ? puzzles : friends)(bring);
    await delivered;
  };
  return { address: makeAddress({ bridge, challenged, deliver, era }), grid, lazyParts, narrator };
}
