// A puzzle as a task. The study judges each move and gives the other side's answer. Everything that was done is a list
// of words, from which a reload continues.
import { stepsOf } from '../analysis/line-steps.ts';
import { isReason } from '../analysis/reason-kinds.ts';
import { placeOf } from '../board/names.ts';
import { knownRules } from '../program/known-rules.ts';
import { otherMark, type CellName } from '../program/contract.ts';
import {
  isOver,
  newState,
  pairsIn,
  replyMeant,
  withReason,
  type Action,
  type Notes,
  type State,
  type Task,
  type Verdict,
} from '../task/task.ts';
import { answersOf, Refused, type Run, type Study } from '../study/study.ts';
import { words } from '../words/en/play.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { answerIs, sooner } from '../words/en/values.ts';
import type { Board } from '../board/board-view.ts';
import type { Ready } from '../task/controller.ts';
import type { Result } from '../storage/progress.ts';
import type { TaskView } from '../task/panel.ts';

/** A puzzle, and what was done so far: cells, `hint`, `retry`, `give_up`. */
export type Done = { puzzle: string; actions: string[]; address: string };

/** What to add to the outcome of an action. */
export type Added = Pick<Verdict, 'joy'> & { added: string };

/** The position without the mark on a cell, as text. */
export function without(position: string, cell: string) {
  const { row, column } = placeOf(cell);
  const rows = position.split('/');
  rows[row] = `${rows[row].slice(0, column)}.${rows[row].slice(column + 1)}`;
  return rows.join('/');
}

/** Whether a hint has said more than the idea. */
export const hasHelped = ({ furthest_hint: hints }: Pick<Run, 'furthest_hint'>) => hints > 1;

/** The result of a puzzle.
 * @returns empty until it is over */
export function resultOf(run: Pick<Run, 'stage' | 'mistakes' | 'furthest_hint'>): Result {
  if (run.stage === 'given_up') return 'failed';
  if (run.stage !== 'solved') return '';
  return run.mistakes === 0 && !hasHelped(run) ? 'solved' : 'helped';
}

/** The rules of a puzzle that the study has accepted. */
function rulesIn(text: string) {
  const rules = knownRules(text);
  if (!rules) throw new Error(`no rules: ${text}`);
  return rules;
}

/** The position that a puzzle asks about, as a picture. */
export const boardIn = ({ rules, position, last }: Pick<Run, 'rules' | 'position' | 'last'>): Board => ({
  ...rulesIn(rules),
  cells: position.replaceAll('/', ''),
  notes: new Map([[last, { look: 'last' }]]),
});

const hintOf = ({ hint, rules, theme, hinted, answers, value, plies }: Run) => {
  const { misere, option } = rulesIn(rules);
  if (hint > 1) return hint === 2 ? puzzleWords.region(hinted, answers) : answerIs(hinted);
  if (value === 'win' && plies === 1 && !misere) return puzzleWords.lastIdea;
  const idea = puzzleWords.optionIdeas[option];
  if (idea) return idea;
  return misere ? puzzleWords.misereIdea : puzzleWords.ideas[theme];
};
/** Where a puzzle begins. */
const startOf = ({ before, position, last }: Run) => before ?? without(position, last);
/** What the moves of a line do that follows these moves of a puzzle. */
const stepsAfter = (run: Run, moves: CellName[], line: CellName[]) =>
  stepsOf(
    {
      rules: rulesIn(run.rules),
      start: startOf(run),
      moves: [run.last, ...moves],
      mark: moves.length % 2 === 0 ? run.side : otherMark(run.side),
    },
    line,
  );
/** What the reasons of a mistake are about. */
export const aboutMistake = (run: Run) => ({
  mark: run.side,
  misere: rulesIn(run.rules).misere,
  value: run.mistake?.value ?? null,
  had: run.value,
  steps: (line: CellName[]) => stepsAfter(run, run.moves.slice(0, -1), line),
});
const wrongOf = (run: Run) => {
  const { mistake, side, value, rules } = run;
  if (!mistake) return '';
  const about = aboutMistake(run);
  const { unsaid } = replyMeant(mistake.reply, mistake.reasons, about);
  return withReason(
    puzzleWords.wrong({ ...mistake, reply: unsaid }, side, value),
    mistake.reasons,
    about,
    mistake.reply ? '' : rules,
  );
};
/** Which moves would have won before this one, which wins too, in words; empty if none. Nobody knows the lengths on
 * boards too large to solve.
 * @param study null where nobody waits for it: then only a line that was not completed is known */
async function soonerThan(study: Study | null, cell: CellName, before: Run, after: Run) {
  const { rules, last, moves, plies, value, theme, answers } = before;
  const isLate = after.stage === 'solved' ? plies > 1 && answers > 1 : after.plies > plies - 2;
  if (value !== 'win' || theme === 'threats' || after.stage === 'wrong' || !isLate) return '';
  if (!study) return plies === 1 ? puzzleWords.atOnce : '';
  const known = await study.ask('values', rules, startOf(before), [last, ...moves].join('.'));
  const { best, slower } = answersOf(known);
  const { plies: fewest } = known.value;
  return fewest !== null && slower.includes(cell) ? sooner(best, fewest) : '';
}
/** The outcome of an action, in words; `others` would have won sooner. */
const storyOf = (action: string, run: Run, others: string) => {
  if (action === 'hint') return hintOf(run);
  if (action === 'retry') return puzzleWords.task(run);
  if (run.stage === 'given_up') return puzzleWords.gaveUp;
  if (run.stage === 'wrong') return wrongOf(run);
  if (run.stage === 'solved') return puzzleWords.solved(action, others, run.mistakes, run.furthest_hint, run.value);
  const right = puzzleWords.right(action, others, otherMark(run.side), run.moves.at(-1) ?? '');
  return `${right} ${puzzleWords.task(run)}`;
};
/** How much of the solution was found before it was shown: its moves are the player's and the other side's by turns. */
export function foundOf({ stage, line }: Pick<Run, 'stage' | 'line'>, actions: string[]) {
  if (stage !== 'given_up') return 0;
  const found = actions.reduce((at, action) => (action === line[at] ? at + 2 : at), 0);
  return found < line.length ? found : 0;
}
/** In moves: a longer line shows nothing. */
export const longestLine = 9;
/** The solution to step through. A long draw ends with the last move to find. */
const solutionOf = ({ line, turns, value }: Run) =>
  value === 'win' || line.length <= longestLine ? line : line.slice(0, 2 * turns - 1);
/** The moves on the board; after a wrong one also what refutes it. */
const movesOf = (run: Run) => {
  const { moves, mistake } = run;
  const reply = mistake && replyMeant(mistake.reply, mistake.reasons, aboutMistake(run)).reply;
  return reply ? [...moves, reply] : moves;
};
/** How play goes on after a wrong move and its answer, from the beginning; empty if that is not known. A draw shows no
 * more than its first moves. */
const refutationOf = (run: Run, shown: CellName[]) => {
  if (!run.mistake) return [];
  const { line, reasons, value } = run.mistake;
  const before = run.moves.slice(0, -1);
  const lines = [...reasons.filter((reason) => isReason(reason, 'line')).map(({ cells }) => cells), line];
  const found = lines
    .map((cells) => [...before, ...(value === 'draw' ? cells.slice(0, longestLine) : cells)])
    .find((cells) => cells.length > shown.length && shown.every((cell, at) => cell === cells[at]));
  return found ?? [];
};
/** A run as it stands on the board. */
const standing = (run: Run, actions: string[]): Verdict => {
  const { stage, mistake, hinted } = run;
  const moves = movesOf(run);
  const found = foundOf(run, actions);
  const solution = stage === 'given_up' ? solutionOf(run) : [];
  const refutation = refutationOf(run, moves);
  return {
    stage,
    moves,
    pairs: mistake ? pairsIn(mistake.reasons, aboutMistake(run)) : [],
    lit: stage === 'asking' ? hinted : solution.slice(found, found + 1),
    // You can step back through what you found, and on from the answer to a wrong move.
    ...(stage === 'solved' || refutation.length > 0
      ? { line: stage === 'solved' ? moves : refutation, at: moves.length }
      : { line: solution, at: found }),
  };
};
/** The names of framed cells mention the frame, which only sighted users see. */
const framesOf = ({ lit }: Pick<State, 'lit'>): Notes =>
  new Map(lit.map((cell) => [cell, { spoken: puzzleWords.framed, written: '', look: '' }]));
const wordOf = (action: Action) => {
  if (action.kind === 'try') return action.cell;
  return action.kind === 'show' ? 'give_up' : action.kind;
};

/** The puzzle after what was done.
 * @param parts `helps`: hints and giving up are offered; `face` adds what the mode shows, and says once a run has ended;
 * `changed` is called after each action and returns words to add, and whether to celebrate */
export async function puzzleTask(parts: {
  study: Study;
  done: Done;
  helps: boolean;
  face: (
    state: State,
    run: Run,
  ) => Pick<TaskView, 'title' | 'mark' | 'heard' | 'note' | 'choices' | 'offer' | 'isSentFirst'> & {
    hasNext: boolean;
    ended: string;
    isOfDay: boolean;
  };
  changed: (run: Run, action: string) => Added;
}): Promise<Ready | { error: string }> {
  const { study, done, helps, face, changed } = parts;
  const begun = await study
    .ask('run', done.puzzle, ...done.actions)
    .catch((failure) => ({ error: failure instanceof Refused ? failure.message : 'lost' }));
  if ('error' in begun) return begun;
  let run = begun;
  const { last, rules, grade } = run;
  const task: Task = {
    rules,
    position: startOf(run),
    before: [last],
    address: done.address,
    words: (state) => ({
      ...puzzleWords,
      over: (stage) => (face(state, run).hasNext ? puzzleWords.over(stage, true) : state.said),
      lost: puzzleWords.noWorker,
      ended: face(state, run).ended,
      step: (at, line) => puzzleWords.stepAt(at, line.length, stepsAfter(run, [], line)[at - 1]),
    }),
    notes: framesOf,
    async answer(action, { stage }) {
      const word = wordOf(action);
      // A hint takes a wrong move back first.
      const first = word === 'hint' && stage === 'wrong' ? ['retry'] : [];
      const actions = [...done.actions, ...first, word];
      const found = await study.ask('run', done.puzzle, ...actions);
      const others = action.kind === 'try' ? await soonerThan(helps ? study : null, action.cell, run, found) : '';
      return () => {
        done.actions = actions;
        run = found;
        const { added, joy } = changed(run, word);
        return { ...standing(run, actions), said: [storyOf(word, run, others), added].filter(Boolean).join(' '), joy };
      };
    },
    view(state) {
      const { stage, at, line } = state;
      const { hasNext, ended, isOfDay, ...shown } = face(state, run);
      const isRunOver = ended !== '';
      const isOpen = !isRunOver && (stage === 'asking' || stage === 'wrong');
      return {
        ...shown,
        task: isOpen ? puzzleWords.task(run) : '',
        subtitle: isRunOver ? '' : puzzleWords.about(rulesIn(rules), grade, isOfDay),
        shown: [
          ...(isOpen && helps && run.hint < 3 ? ['hint'] : []),
          ...(isRunOver ? ['again'] : []),
          ...(isRunOver && !isOver(state) ? ['solution'] : []),
          ...(isOpen && helps ? ['show'] : []),
          ...(stage === 'wrong' && !isRunOver ? ['retry'] : []),
          ...(stage === 'given_up' || (stage !== 'asking' && helps && line.length > 1)
            ? ['stepBack', 'stepForward']
            : []),
          ...(hasNext ? ['next'] : []),
          'copyLink',
          // From a run there is one way out: to leave it.
          ...(helps || isRunOver ? ['toList'] : []),
          'leave',
        ],
        primary: ['next', 'retry', 'again'],
        // It leads from the answer to a wrong move to what follows.
        ...(stage === 'wrong' && at === state.moves.length && { labels: { stepForward: puzzleWords.seeWhyNot } }),
        disabled: [...(at === 0 ? ['stepBack'] : []), ...(at === line.length ? ['stepForward'] : [])],
      };
    },
  };
  const state = newState(standing(run, done.actions));
  const over = isOver(run) && puzzleWords.over(run.stage, face(state, run).hasNext);
  state.said = over || wrongOf(run) || puzzleWords.task(run);
  // Nobody needs to hear the rules of tic-tac-toe.
  return { task, state, known: rules === '3,3,3' ? '' : `${words.rules(rulesIn(rules))}.` };
}
