// One puzzle on the board. Each press is tried at once; the study says whether it was right, and what the other side
// answers. All that was done is kept as a list, from which a reload goes on.
import { html } from 'lit-html';
import { light } from '../board/lit.ts';
import { element } from '../dom.ts';
import { linkTo } from '../browser/link.ts';
import { makeExercise } from '../exercise/exercise.ts';
import { makeQuestion, withReason, type Asker, type Stand } from '../exercise/question.ts';
import { makeTaskPanel } from '../exercise/task-panel.ts';
import { rulesIn } from './rules.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { otherMark } from '../program/mark.ts';
import { without } from './position.ts';
import type { Grid } from '../board/grid.ts';
import type { Narrator } from '../feedback/narrator.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName } from '../program/contract.ts';
import type { Run } from '../study/answers.ts';
import type { Study } from '../study/study.ts';
import type { Mode } from './modes.ts';

/** A puzzle to be solved, and what was done so far: cells, `hint`, `retry`, `give_up`. `helps`: hints and giving up
 * are offered; `mode`: why it is on the board */
export type Task = { puzzle: string; actions: string[]; address: string; title: string; helps: boolean; mode: Mode };

type Act = 'hint' | 'retry' | 'giveUp' | 'back' | 'forward' | 'next' | 'copyLink' | 'toList' | 'leave';

/** In milliseconds: how long one sees one's own move before the answer to it. */
const breath = 450;

/** The moves on the board: of a wrong one also what refutes it. */
const movesOn = ({ moves, mistake }: Run): CellName[] => (mistake?.reply ? [...moves, mistake.reply] : moves);

const standOf = ({ stage }: Run): Stand => (stage === 'asking' || stage === 'wrong' ? stage : 'over');

/** @param parts `changed` hears what was done; `gone` that the board has another game */
export function makeSolving({
  bridge,
  grid,
  narrator,
  study,
  acts,
  changed,
  gone,
}: {
  bridge: Bridge;
  grid: Grid;
  narrator: Narrator;
  study: Study;
  acts: Record<'next' | 'toList' | 'leave', () => void>;
  changed: (task: Task, run: Run, action: string) => void;
  gone: () => void;
}) {
  let task: Task | null = null;
  let run: Run | null = null;
  let busy = false;
  let hasNext = false;
  /** How much of the solution is shown. */
  let at = 0;
  /** What was said last, above the board. */
  let said = '';
  /** The seconds that are left of three minutes. */
  let left: number | null = null;

  const { copied, copyFailed, heading, copyLink: link } = puzzleWords;
  const panel = makeTaskPanel<Act>({
    className: 'puzzle',
    words: { heading, buttons: puzzleWords, link, copied, copyFailed },
    acts: {
      hint: () => act('hint'),
      retry: () => act('retry'),
      giveUp: () => act('give_up'),
      back: () => step(at - 1),
      forward: () => step(at + 1),
      next: acts.next,
      copyLink() {
        const mine = task;
        if (mine) panel.copy(linkTo(mine.address), () => mine === task);
      },
      toList: acts.toList,
      leave: acts.leave,
    },
  });
  const question = makeQuestion({
    bridge,
    asker: {
      taken: (cell) => say(puzzleWords.taken(cell)),
      looking: (cell) => say(puzzleWords.looking(cell)),
      isBusy: () => busy || !run,
      judge: (cell, found) => act(cell, found),
      right: tell,
      wrong: tell,
      retry: () => act('retry'),
      over: () => say(puzzleWords.over),
    },
  });
  const exercise = makeExercise({
    bridge,
    grid,
    panel: panel.section,
    press: question.press,
    left() {
      end();
      gone();
    },
  });
  const end = () => {
    task = null;
    run = null;
    light([]);
  };
  const say = (text: string) => {
    said = text;
    panel.forget();
    show();
    narrator.say(text);
  };

  const show = () => {
    if (!task || !run) return;
    const { stage, hint } = run;
    const shown: Act[] = ['copyLink', 'toList', 'leave'];
    const over = stage === 'solved' || stage === 'given_up';
    if (stage === 'asking' && task.helps && hint < 3) shown.push('hint');
    if (stage === 'wrong') shown.push('retry');
    if (!over && task.helps) shown.push('giveUp');
    if (stage === 'given_up') shown.push('back', 'forward');
    if (over && hasNext) shown.push('next');
    const asked = puzzleWords.task(run);
    const disabled: Act[] = [];
    if (at === 0) disabled.push('back');
    if (at === run.line.length) disabled.push('forward');
    panel.show({
      title: task.title,
      mark: left === null ? undefined : html`<span class="time">${puzzleWords.timeLeft(left)}</span>`,
      note:
        left === null
          ? undefined
          : html`<progress max="180" .value=${left} aria-label=${puzzleWords.timeField}></progress>`,
      // Not twice on one screen.
      task: said === asked ? '' : asked,
      about: puzzleWords.about(rulesIn(run.rules), run.grade),
      shown,
      primary: ['next', 'retry'],
      disabled,
    });
    light(stage === 'asking' ? run.hinted : []);
  };
  const hintOf = (now: Run) => {
    if (now.hint === 1) {
      const { misere, vanish } = rulesIn(now.rules);
      if (vanish) return puzzleWords.vanishIdea;
      return misere ? puzzleWords.misereIdea : puzzleWords.ideas[now.theme];
    }
    return now.hint === 2 ? puzzleWords.region : puzzleWords.move(now.hinted);
  };
  const wrongOf = (now: Run) => {
    const { mistake, side } = now;
    if (!mistake) return '';
    const said = puzzleWords.wrong(mistake, side, now.value);
    const about = { mark: side, misere: rulesIn(now.rules).misere, value: mistake.value, had: now.value };
    return withReason(said, mistake.reasons, about);
  };
  /** What has come of it, in words. */
  const storyOf = (action: string, now: Run) => {
    if (action === 'hint') return hintOf(now);
    if (action === 'retry') return puzzleWords.task(now);
    if (now.stage === 'given_up') return puzzleWords.gaveUp;
    if (now.stage === 'wrong') return wrongOf(now);
    if (now.stage === 'solved') return `${action}. ${puzzleWords.solved(now.mistakes, now.furthest_hint)}`;
    return puzzleWords.right(action, otherMark(now.side), now.moves.at(-1) ?? '');
  };
  /** Where keys go on. */
  const moveFocus = (action: string, now: Run) => {
    const held = document.activeElement;
    const byKey = held?.matches(':focus-visible') && panel.section.contains(held);
    if (now.stage === 'solved' && hasNext) panel.focus('next');
    else if (now.stage === 'given_up') panel.focus('forward');
    else if (now.stage === 'wrong') panel.focus('retry');
    else if (byKey || action === 'retry' || action === 'hint') grid.focus();
  };

  /** What has come of it. */
  function tell(action: string, said: string) {
    if (!run) return;
    question.ask(standOf(run));
    say(said);
    moveFocus(action, run);
  }
  /** @param found hears of a move */
  async function act(action: string, found?: Parameters<Asker['judge']>[1]) {
    if (busy || !task || !run) return;
    const mine = task;
    busy = true;
    const actions = [...task.actions, action];
    if (found) exercise.play([run.last, ...run.moves, action]);
    const asked = study.ask('run', task.puzzle, ...actions).catch(() => ({ error: 'lost' }));
    const still = document.documentElement.classList.contains('still');
    const [answer] = await Promise.all([
      asked,
      new Promise((resolve) => setTimeout(resolve, found && !still ? breath : 0)),
    ]);
    busy = false;
    if (task !== mine || !run) return;
    if ('error' in answer) {
      exercise.play([run.last, ...movesOn(run)]);
      question.ask(standOf(run));
      say(puzzleWords.noWorker);
      return;
    }
    task.actions = actions;
    run = answer;
    at = 0;
    exercise.play([run.last, ...movesOn(run)]);
    changed(task, run, action);
    show();
    const said = storyOf(action, run);
    if (found) found(run.stage === 'wrong' ? 'wrong' : 'right', said);
    else tell(action, said);
  }
  function step(next: number) {
    if (!run) return;
    at = Math.max(0, Math.min(run.line.length, next));
    exercise.play([run.last, ...run.line.slice(0, at)]);
    show();
    const mark = at % 2 === 1 ? run.side : otherMark(run.side);
    say(puzzleWords.stepAt(at, run.line.length, mark, run.line[at - 1] ?? ''));
  }
  function begin(given: Task, found: Run) {
    task = given;
    run = found;
    at = 0;
    hasNext = false;
    exercise.put(run.rules, run.before ?? without(run.position, run.last), given.address);
    exercise.play([run.last, ...movesOn(run)]);
    question.ask(standOf(run));
    show();
    const isNew = run.stage === 'asking' && run.moves.length === 0;
    say(isNew ? puzzleWords.task(run) : wrongOf(run) || puzzleWords.task(run));
  }
  element('cells').addEventListener('keydown', (event) => {
    if (!exercise.isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'h' && panel.offers('hint')) act('hint');
  });

  return {
    exercise,
    say,
    showTime(seconds: number | null) {
      left = seconds;
      show();
    },
    get run() {
      return run;
    },
    get task() {
      return task;
    },
    /** Puts a puzzle on the board. Resolves to why it is not there, or nothing. */
    open: (given: Task) =>
      exercise.open(
        async () => {
          busy = true;
          const answer = await study
            .ask('run', given.puzzle, ...given.actions)
            .catch(() => ({ error: 'lost' as string }));
          busy = false;
          return answer;
        },
        (found) => begin(given, found),
      ),
    /** Whether another puzzle follows this one. */
    offerNext(follows: boolean) {
      hasNext = follows;
      show();
    },
    retitle(title: string) {
      if (task) task.title = title;
      show();
    },
    close() {
      end();
      exercise.leave();
    },
  };
}
