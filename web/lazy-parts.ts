// Lists every part that is fetched when first needed, and what calls for it. The site's maker, the one-file edition and
// the service worker find them by their `import()`.
import { inTab } from './storage/saved-game.ts';
import { keyPrefix } from './storage/store.ts';
import type { Context, Lazy } from './context.ts';
import type { Where } from './controls/new-game.ts';
import type { Question } from './feedback/answers.ts';
import type { Reached } from './program/challenge.ts';
import type { View } from './program/contract.ts';
import type { Lazily } from './loading/lazily.ts';
import type { Subject } from './study/study.ts';

/** Events that may need a remark, whichever the game. */
const remarked = ['aimed', 'refused', 'analysing', 'thought', 'engine', 'address_fault', 'more_faults'];

/** A shared resource: loaded once, and again after a failure. */
function once<Shared>(load: () => Promise<Shared>) {
  const get = () => {
    get.part ??= load();
    get.part.catch(() => {
      get.part = null;
    });
    return get.part;
  };
  get.part = null as Promise<Shared> | null;
  return get;
}

export function makeLazyParts(context: Context, lazily: Lazily) {
  const { bridge, challenged, grid, narrator, preferences, store } = context;
  const worker = once(async () => (await import('./worker/client.ts')).makeWorkerClient());
  const withWorker =
    <More extends object>(more: More) =>
    async () => ({ ...context, ...more, worker: await worker() });
  const thinking = lazily(() => import('./worker/thinking.ts'), 'makeThinking', withWorker({}));
  bridge.on('think', (request) => thinking(({ think }) => think(request)));
  bridge.on('stop', () => thinking(({ stop }) => stop()));

  const remarks = lazily(() => import('./feedback/remarks.ts'), 'makeRemarks', context);
  bridge.on('update', ({ events }) => {
    const { kept, lands, repetitions } = bridge.view;
    const byKey = bridge.isByKey;
    if (kept || lands.length > 0 || repetitions > 1 || events.some(({ kind }) => remarked.includes(kind)))
      remarks((remark) => remark(events, byKey));
  });

  const why = lazily(() => import('./review/game-views.ts'), 'makeGameViews', context);
  bridge.on('thoughts', ({ analysis, hint }) => {
    if (analysis) why(() => {});
    if (hint) remarks(() => {});
  });
  /** Only what was asked for last opens: an earlier request that loads more slowly is dropped. */
  let latest = {};
  const opener = (opens: Lazy<() => void>) => () => {
    const mine = {};
    latest = mine;
    return opens((show) => latest === mine && show());
  };
  const review = opener((open) => why(({ openReview }) => open(openReview)));

  const moves = lazily(() => import('./panels/moves.ts'), 'makeMovesPanel', context);
  const challenges = lazily(() => import('./challenge/view.ts'), 'makeChallenges', context);
  challenged.on(() => challenges(() => {}));
  const challenge = opener((open) => challenges(({ sendGame }) => open(sendGame)));
  const replay = () => moves((panel) => panel.replay());
  const inResult = { ...context, review, replay, challenge };
  const result = lazily(() => import('./match/result.ts'), 'makeResult', inResult);
  const followSeries = (begun: string) => {
    if (preferences.values.series) result((part) => part.followSeries(begun));
  };
  bridge.on('started', ({ how }) => followSeries(how));
  bridge.on('players', ({ kind }) => followSeries(kind));
  bridge.on('view', (view) => {
    if (view.moves.length > 0) moves(() => {});
    if (view.moves.length > 0 || view.outcome !== 'in_progress') result(() => {});
  });
  bridge.on('finished', ({ counted }) => {
    if (!counted && !bridge.task) result(({ finish }) => finish());
  });

  const restore = lazily(() => import('./controls/restore.ts'), 'makeRestore', context);
  bridge.on('set_aside', () => restore(() => {}));

  const sounds = lazily(() => import('./feedback/sounds.ts'), 'hear');
  bridge.on('update', ({ events }) => {
    const { view } = bridge;
    const { sound, vibration } = preferences.values;
    // Starting a game makes no sound.
    if ((sound || vibration) && events[0]?.kind !== 'started') {
      sounds((hear) => hear(preferences.values, events, view));
    }
  });

  const records = once(async () => {
    const { openRecords, openDatabase } = await import('./storage/database.ts');
    return openRecords({ store, open: () => openDatabase(keyPrefix(location.href)) });
  });
  const withRecords =
    <More extends object>(more: More) =>
    async () => ({ ...context, ...more, records: await records() });
  bridge.on('finished', ({ record }) => {
    if (record) records.part?.then(({ take }) => take());
  });

  const liveWanted = lazily(() => import('./friends/live/live.ts'), 'makeLive');
  const inFriends = { liveWanted, first: () => first };
  const friends = lazily(() => import('./friends/friends.ts'), 'makeFriends', withRecords(inFriends));
  /** The first view of a remote match: there may be moves by the time the part has loaded. */
  let first = null as View | null;
  bridge.on('view', (view) => {
    if (!view.apart) return;
    first ??= view;
    friends(() => {});
  });

  const badge = lazily(() => import('./puzzles/modes.ts'), 'showBadge');
  const sendReached = (address: string, reached: Reached) => challenges(({ send }) => send(address, reached));
  const inPuzzles = withWorker({ challenge: sendReached });
  const puzzles = lazily(() => import('./puzzles/puzzles.ts'), 'makePuzzles', inPuzzles);

  const openPractice = (subject: Subject) => puzzles(({ practise }) => practise(subject));
  const learn = lazily(() => import('./learn/learn.ts'), 'makeLearn', withWorker({ openPractice }));
  const compose = () => learn((part) => part.compose());
  const setUp = lazily(() => import('./set-up/set-up.ts'), 'makeSetUp', { ...context, compose });
  // A reload resumes the position being set up, or offers one that something else replaced.
  let isAside = inTab('position').read() !== '';
  bridge.on('view', ({ draft }) => {
    if (!draft && !isAside) return;
    isAside = false;
    setUp(() => {});
  });

  const saveAll = lazily(() => import('./storage/backup.ts'), 'makeSaving', withRecords({}));
  const troubles = lazily(() => import('./feedback/store-troubles.ts'), 'makeStoreTroubles', { ...context, saveAll });
  const lookAtStore = () => {
    const { denied, unkept, damaged } = store.state;
    if (denied || unkept[0] || damaged[0]) troubles(() => {});
  };
  const textBoard = lazily(() => import('./board/text-board.ts'), 'makeTextBoard', context);
  const gamepad = lazily(() => import('./controls/gamepad.ts'), 'makeGamepad', context);
  const where = lazily(() => import('./controls/where.ts'), 'makeWhere', context);
  const answers = lazily(() => import('./feedback/answers.ts'), 'answers');

  const share = lazily(() => import('./dialogs/share.ts'), 'makeShareDialog', { ...context, compose });
  const inStatistics = withRecords({ review });
  const statistics = lazily(() => import('./dialogs/statistics.ts'), 'makeStatisticsDialog', inStatistics);
  const withFriends = { ...context, friends, recordsWanted: records };
  const gameDialogs = lazily(() => import('./dialogs/settings.ts'), 'makeGameDialogs', withFriends);
  const friend = lazily(() => import('./match/friend.ts'), 'makeFriendDialog', withFriends);
  const help = lazily(() => import('./dialogs/help.ts'), 'makeHelpDialog', context);

  const showText = ({ boardAsText }: { boardAsText: boolean }) => {
    if (boardAsText) textBoard(() => {});
  };
  const startedUnder = navigator.serviceWorker?.controller;
  return {
    friends,
    /** Starts reporting what the store cannot keep. */
    followStore() {
      store.onTrouble(lookAtStore);
      lookAtStore();
    },
    puzzles,
    learn,
    askWhere: (choices: Where) => where((ask) => ask(choices)),
    answer: (question: Question) => answers((known) => narrator.say(known[question](bridge.view))),
    review,
    openers: {
      'play-friend': opener(friend),
      share: opener(share),
      statistics: opener(statistics),
      settings: opener((open) => gameDialogs(({ showSettings }) => open(showSettings))),
      help: opener(help),
      'set-up': () => {
        // Until the part has loaded, a press on the board is no move of the game.
        const release = grid.capture(() => {});
        return opener(setUp)().finally(release);
      },
      match: opener((open) => gameDialogs(({ showSheet }) => open(showSheet))),
    },
    /** Called after the first frame, when the browser is idle. */
    async follow() {
      preferences.on(showText);
      showText(preferences.values);
      // Looking for gamepads takes longer than starting the game, so wait for the browser to announce one.
      addEventListener('gamepadconnected', () => gamepad(({ begin }) => begin()));
      // @ts-expect-error Not every browser says whether its user saves data.
      const savesData = navigator.connection?.saveData;
      if (!savesData) (await worker().catch(() => null))?.start();
      if (store.journal().length > 0) await records().catch(() => {});
      const fetchedAhead = savesData ? Promise.resolve() : lazily.fetchAhead();
      import('./browser/update.ts')
        .then(({ followUpdates }) => followUpdates(startedUnder, fetchedAhead))
        .catch(console.error);
      await fetchedAhead;
      if (!savesData) badge((show) => show(store));
    },
  };
}
