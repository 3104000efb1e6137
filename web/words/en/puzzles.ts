// The words of puzzles.
import { otherMark, type CellName, type Mark, type Value } from '../../program/contract.ts';
import { list, number } from '../intl.ts';
import { capital, inWords } from './in-words.ts';
import { product, times } from './language.ts';
import { partFaults } from './address-faults.ts';
import { words } from './play.ts';
import { stepText, type LineStep } from './lines.ts';
import type { Rules } from '../../program/rules.ts';
import { answered, moves as inMoves, wrong } from './values.ts';
import type { Result } from '../../storage/progress.ts';

const shapes = { solved: '■', helped: '▲', failed: '✕', '': '□' };
const done = { solved: 'solved', helped: 'solved with help', failed: 'not solved', '': '' };
const grades = ['', 'very easy', 'easy', 'medium', 'hard', 'very hard'];

/** By the theme of a puzzle. */
const ideas = {
  win: 'Look for a move that makes two threats, or one threat after the other.',
  threats: 'Make a row of four, again and again. Each one must be answered.',
  hold: 'Ask what the other side would like to play, and take that away.',
  save: 'Stop the biggest danger first. After the reply there may be another one.',
  trap: 'The move that looks best is the trap. Look at what the other side does next.',
  own: 'Look for threats: yours, and the ones that the other side is about to make.',
};

/** What a puzzle asks, as the study says it. */
interface Asked {
  theme: keyof typeof ideas;
  side: Mark;
  value: Value;
  plies: number;
  answers: number;
  last: CellName;
  moves: CellName[];
}

export const puzzleWords = {
  heading: 'Puzzles',
  today: (date: string) => `Today, ${date}`,
  ofDay: (date: string) => `Puzzles of ${date}`,
  otherDays: 'Other days',
  todayShort: 'Today',
  yesterday: 'Yesterday',
  levels: ['Easy', 'Medium', 'Hard'],
  done,
  afterMistakes: (count: number) => `solved after ${times(count, 'mistake')}`,
  shapes,
  solve: (level: string) => `Start the ${level.toLowerCase()} puzzle`,
  dayButton: (level: string, done: string) => (done ? `${level}: ${done}` : level),
  /** Days in a row with a puzzle. */
  days: (count: number) => (count < 2 ? '' : `${number(count)} days in a row.`),
  skip: 'You can skip one day a week.',
  /** To share, without a solution. `said` is each result in words. */
  result: (date: string, results: Result[], said: string[], link: string) => {
    const signs = results.map((result) => shapes[result]);
    const legend = [...new Set(said.flatMap((one, at) => (one ? [`${signs[at]} ${one}`] : [])))];
    return [`${product} puzzles, ${date}`, signs.join(' '), legend.join(', '), link].filter(Boolean).join('\n');
  },
  copyResult: 'Copy my result',
  sendResult: 'Send my result',

  practice: 'Practice',
  searching: 'Looking for a puzzle…',
  practiceNote: 'Solve two in a row and it gets harder. Give up and it gets easier.',
  subject: 'Kind',
  subjects: {
    any: 'All kinds',
    win: 'Find the win',
    hold: 'Hold the draw',
    save: 'Save the game',
    trap: 'Avoid the trap',
    threats: 'Threats on 15×15',
    misere: 'Misère',
    // The rules of another game and a kind: there is no stock of these.
    '3,3,3,vanish.any': 'Marks vanish: all kinds',
    '3,3,3,vanish.win': 'Marks vanish: find the win',
    '3,3,3,vanish.hold': 'Marks vanish: hold the draw',
    '3,3,3,vanish.save': 'Marks vanish: save the game',
    '3,3,3,vanish.trap': 'Marks vanish: avoid the trap',
    '7,6,4,gravity.any': 'Marks fall: all kinds',
    '7,6,4,gravity.win': 'Marks fall: find the win',
    '7,6,4,gravity.hold': 'Marks fall: hold the draw',
    '7,6,4,gravity.save': 'Marks fall: save the game',
    '7,6,4,gravity.trap': 'Marks fall: avoid the trap',
  },
  grade: 'Difficulty',
  gradeFollows: 'Match my level',
  /** By grade, from 1, the easiest. */
  gradeNames: grades,
  grades: [1, 2, 3, 4, 5].map((grade) => `${grade}, ${grades[grade]}`),
  start: 'Start',
  /** A run, instead of continuing the one that was left. */
  startOver: 'Start over',
  streak: 'Streak',
  streakNote: 'How many can you solve without a mistake?',
  timed: 'Three minutes',
  timedNote:
    'How many can you solve in three minutes? A mistake costs ten seconds; get five in a row right and win five back.',
  /** What the clock has just lost or gained: shown at the clock, and heard. */
  shift: (seconds: number) => `${seconds < 0 ? '−' : '+'}${Math.abs(seconds)} s`,
  cost: 'That cost ten seconds.',
  gain: 'Five in a row: that gives five seconds back.',
  /** A run that is not over. */
  goOn: 'Continue',
  /** @param seconds that are left, where the clock is running */
  soFar: (solved: number, seconds: number | null): string =>
    `${solved} solved so far${seconds === null ? '' : `, ${puzzleWords.timeLeft(seconds)} left`}.`,
  runLeft: {
    streak: () => 'Your streak is waiting under Puzzles.',
    timed: (solved: number) => `Your three minutes ended with ${solved} solved.`,
  },
  /** The earlier result of a puzzle of the day. */
  resultBefore: (said: string) => `Your result: ${said}. Solve it again?`,
  best: (count: number) => (count > 0 ? `Best: ${count}` : ''),
  again: (count: number) => `Retry my mistakes (${count})`,
  own: (count: number) => `Mistakes in my games (${count})`,

  mode: {
    day: (level: string, date: string) => `${date}: ${level.toLowerCase()}`,
    practice: 'Practice',
    streak: (count: number) => `Streak: ${count}`,
    timed: (count: number) => `Three minutes: ${count} solved`,
    again: 'Retry',
    own: 'From your games',
    single: 'A puzzle',
  },
  timeLeft: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  timeField: 'Time left',
  /** The same for the ear. */
  timeHeard: (seconds: number) => {
    const parts = [times(Math.floor(seconds / 60), 'minute'), times(seconds % 60, 'second')];
    return `${list(parts.filter((part) => !part.startsWith('0')))} left.`;
  },
  otherGrade: (wanted: number, grade: number) =>
    `No ${grades[wanted]} puzzle of this kind was found: this one is ${grades[grade]}.`,
  /** A puzzle of the day has its level in the title. */
  about: (rules: Rules, grade: number, isOfDay: boolean) =>
    `${words.rules(rules)}.${isOfDay ? '' : ` ${capital(grades[grade])}.`}`,
  task: ({ theme, side, value, plies, answers, last, moves }: Asked) => {
    const isFirst = moves.length < 2;
    const mistake = isFirst ? ` ${otherMark(side)}’s ${last} was a mistake.` : '';
    const find = (what: 'wins' | 'holds the draw') => {
      const some = `${answers === 2 ? 'Either' : 'Any'} of ${inWords(answers)} moves does it.`;
      const any = answers > 5 ? 'Many moves do it.' : some;
      const several = `${what === 'wins' ? 'Find a win' : 'Hold the draw'}! ${any}`;
      return `${answers > 1 ? several : `Find the move that ${what}!`} You are ${side}`;
    };
    // The win has been found: every way to it is right, and a line is the last.
    if (!isFirst && value === 'win' && plies === 1) return `Complete your line! You are ${side}.`;
    switch (theme) {
      case 'win':
        // A slower win is right, too.
        return `${find('wins')} and can win in ${times(inMoves(plies, value), 'move')}.${mistake}`;
      case 'threats':
        return `Win with one threat after another! You are ${side}. Everything else loses.${mistake}`;
      case 'hold':
        return `${find('holds the draw')}.${answers > 1 ? '' : ' All other moves lose.'}${mistake}`;
      case 'save':
        return isFirst
          ? `Find a way to draw! You are ${side} and need more than one good move. ${otherMark(side)}’s ${last} missed a win.`
          : `${find('holds the draw')}.`;
      case 'own': {
        const aim = value === 'win' ? 'wins' : 'holds the draw';
        return `${find(aim)}. From a game: ${otherMark(side)} played ${last}.`;
      }
      default:
        return `${find('holds the draw')}. Watch out for a trap.${mistake}`;
    }
  },
  ideas,
  /** The next move wins. */
  lastIdea: 'You can complete a line.',
  misereIdea: 'Completing a line loses. Find the move that leaves only bad cells for the other side.',
  /** By the options of other games. */
  optionIdeas: {
    '': '',
    vanish: 'Check which marks vanish next, yours and theirs. A line doesn’t count if one of its marks vanishes.',
    gravity: 'Look at the cell above your move: the other side can use it next.',
  },
  /** @param cells that are framed
   * @param answers how many moves are right; one of them is framed */
  region: (cells: CellName[], answers: number) => {
    if (answers > 1 && cells.length > 1)
      return `One or more of the framed cells is right: ${list(cells, 'disjunction')}.`;
    const where = cells.length === 1 ? 'in the framed cell' : 'one of the framed cells';
    return `${answers === 1 ? 'The' : 'A right'} move is ${where}: ${list(cells, 'disjunction')}.`;
  },
  /** Follows the name of a framed cell. */
  framed: 'framed',
  /** Follows a move that wins, but not yet. */
  atOnce: 'you could have won at once',
  /** `mark` is the other side, which plays `reply`. */
  right: (cell: CellName, sooner: string, mark: Mark, reply: CellName) =>
    `${cell} is right${sooner ? `, but ${sooner}.` : '!'} ${mark} plays ${reply}.`,
  solved: (cell: CellName, sooner: string, mistakes: number, hints: number, value: Value) => {
    const after = mistakes > 0 ? ` after ${times(mistakes, 'mistake')}` : '';
    const help = hints > 1 ? `${after && ','} with help` : '';
    return `${cell} is right${sooner && `, but ${sooner}`}. Solved${after || help ? `${after}${help}.` : '!'}${value === 'draw' ? ' It holds the draw.' : ''}`;
  },
  /** A wrong try of `side`, which could have had `had`. */
  wrong: (
    { cell, reply, result }: { cell: CellName; reply: CellName | null; result: Value | null },
    side: Mark,
    had: Value,
  ) => {
    if (result !== 'win') return answered(wrong(cell, side, had, result), side, reply);
    return `${answered(`${cell} only repeats the position`, side, reply)} Find the shortest way to win.`;
  },
  looking: (cell: CellName) => `Checking ${cell}…`,
  /** A press on a cell after the end, and a puzzle that is opened there.
   * @param hasNext whether another one is offered */
  over: (stage: string, hasNext: boolean) =>
    `${stage === 'solved' ? 'Solved already.' : 'You have seen the solution.'}${hasNext ? ' Try another?' : ''}`,
  gaveUp: 'Here’s the solution.',
  /** @param step the move with this number, counted from 1; none before the first */
  stepAt: (at: number, length: number, step?: LineStep) =>
    step ? `${at} of ${length}: ${stepText(step)}` : 'The beginning.',
  /** Steps forward after a wrong move. */
  seeWhyNot: 'See why not',
  buttons: {
    hint: 'Hint',
    retry: 'Try again',
    show: 'Give up',
    /** Of the last puzzle of a run. */
    solution: 'Show the solution',
    next: 'Next',
    again: 'Again',
    stepBack: 'Step back',
    stepForward: 'Step forward',
    copyLink: 'Copy link',
    leave: 'Leave',
    toList: 'All puzzles',
  },
  left: 'Back to the game.',
  runOver: { streak: 'The streak is over.', timed: 'Time is up.' },
  bestYet: 'Your best yet!',
  dayOver: 'That’s all three for the day.',
  /** The sign of one of the day's puzzles. */
  resultOf: (level: string, said: string) => `${level}: ${said}.`,
  dayDone: (solved: number) => (solved === 3 ? 'All three solved!' : `${solved} of 3 solved`),
  tomorrow: 'New puzzles tomorrow.',
  leftToday: (count: number) =>
    count === 1 ? 'One of today’s puzzles is left' : `${count} of today’s puzzles are left`,
  dayOverToday: 'Today’s puzzles are done',
  badLink: 'There’s no puzzle in this link. Part of it may be missing.',
  /** A link of another version, or with both a day and a puzzle, opens nothing. `found` is the version, or the part. */
  linkFault: (reason: 'version' | 'both' | 'twice' | 'unknown', found: string) =>
    ({
      version: 'This link needs a newer version of this page. Reload and try again. Your game hasn’t changed.',
      both: 'This link names a day and a puzzle. It must be one or the other. Your game hasn’t changed.',
      ...partFaults(found),
    })[reason],
  tooLarge: 'This board is too large for puzzles on this page.',
  badDay: 'There’s no day in this link. Days look like 2026-12-01.',
  noWorker: 'The puzzles couldn’t load. Check your connection and try again.',
  none: 'There are no puzzles of this kind.',
};
