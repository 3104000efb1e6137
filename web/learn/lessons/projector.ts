// Lessons for a whole room: large and black on white, with values hidden until a key is pressed. Moves can be tried and
// taken back, and the game on the page's board stays as it is.
import { make, makeButton } from '../../dom.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { boardOf, makeStudyBoard, type CellNote } from '../board.ts';
import { makeDesk, markAt, movesOf, notesOf, type GoodLesson } from './desk.ts';
import type { CellName } from '../../program/contract.ts';
import type { LessonStanding, LessonValues } from '../../study/lesson-answers.ts';
import type { Study } from '../../study/study.ts';

/** Gives what shows lessons, from this one on. */
export function makeProjector({ study }: { study: Pick<Study, 'ask'> }) {
  const desk = makeDesk({ study });
  let lessons: GoodLesson[] = [];
  let at = 0;
  let moves: CellName[] = [];
  let stands: LessonStanding;
  let values: LessonValues | null = null;
  let shown = false;

  const title = make('h2', { tabIndex: -1, autofocus: true });
  const note = make('p', { className: 'note-of-teacher', dir: 'auto' });
  const task = make('p', { className: 'task' });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const field = makeStudyBoard({ label: lessonWords.projector, press });
  const toggle = makeButton(lessonWords.showValues, showValues);
  const back = makeButton(lessonWords.buttons.back, () => go(at - 1));
  const next = makeButton(lessonWords.buttons.next, () => go(at + 1));
  const undo = makeButton(lessonWords.takeBack, takeBack);
  const dialog = make(
    'dialog',
    { className: 'projector', ariaLabel: lessonWords.projector },
    make('div', { className: 'on-wall', tabIndex: 0 }, title, note, task, told),
    field.grid,
    make(
      'p',
      { className: 'actions' },
      toggle,
      undo,
      back,
      next,
      makeButton(lessonWords.leaveProjector, () => dialog.close()),
    ),
    make('p', { className: 'keys', textContent: lessonWords.keys }),
  );
  document.body.append(dialog);

  const draw = () => {
    const notes: Map<CellName, CellNote> = new Map();
    if (shown && values)
      for (const [cell, { spoken, written }] of notesOf(values)) notes.set(cell, { spoken, written });
    field.show(boardOf(stands), notes);
    const known = shown && values ? values.value : null;
    if (stands.over) told.textContent = lessonWords.answerWinner(stands.winner ?? 'draw', 0);
    else if (!known) told.textContent = '';
    else
      told.textContent =
        known.winner === null ? lessonWords.unproven : lessonWords.answerWinner(known.winner, movesOf(known));
    toggle.textContent = shown ? lessonWords.hideValues : lessonWords.showValues;
    toggle.ariaPressed = String(shown);
    toggle.ariaDisabled = String(stands.over);
    undo.ariaDisabled = String(moves.length === 0);
    task.textContent = lessonWords.ask(lessons[at].task, lessons[at].stands.to_move);
  };
  const fail = () => {
    told.textContent = lessonWords.noWorker;
  };
  /** Puts these moves on the board. */
  async function put(wanted: CellName[]) {
    const mine = lessons[at];
    try {
      const after = await desk.ask('stand', mine, wanted);
      if (lessons[at] !== mine) return;
      [moves, stands, values, shown] = [wanted, after, null, false];
      draw();
    } catch {
      fail();
    }
  }
  /** What was pressed before. */
  let before: Promise<unknown> = Promise.resolve();
  /** Does one press after the other, each on the board as it stands by then, if that is of the same lesson. */
  const inTurn = (act: () => unknown) => {
    const mine = lessons[at];
    before = before.then(() => lessons[at] === mine && act());
  };
  function press(cell: CellName) {
    inTurn(() => !stands.over && markAt(stands, cell) === '.' && put([...moves, cell]));
  }
  function takeBack() {
    inTurn(() => moves.length > 0 && put(moves.slice(0, -1)));
  }
  async function showValues() {
    if (stands.over) return;
    shown = !shown;
    if (shown && !values) {
      const [mine, ours] = [lessons[at], moves];
      try {
        const found = await desk.ask('values', mine, ours);
        if (lessons[at] !== mine || moves !== ours) return;
        values = found;
      } catch {
        shown = false;
        fail();
        return;
      }
    }
    draw();
  }
  function go(number: number) {
    if (number < 0 || number >= lessons.length) return;
    at = number;
    [moves, values, shown] = [[], null, false];
    ({ stands } = lessons[at]);
    title.textContent = lessonWords.title(at + 1, lessons.length);
    note.textContent = lessons[at].note;
    note.hidden = lessons[at].note === '';
    back.hidden = next.hidden = lessons.length === 1;
    back.ariaDisabled = String(at === 0);
    next.ariaDisabled = String(at + 1 === lessons.length);
    draw();
  }
  // Before the board takes them: the keys of a presenter's remote control go to the next lesson.
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const acts: Record<string, () => void> = {
        v: showValues,
        n: () => go(at + 1),
        pagedown: () => go(at + 1),
        p: () => go(at - 1),
        pageup: () => go(at - 1),
        u: takeBack,
        backspace: takeBack,
      };
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    true,
  );

  return (wanted: GoodLesson[], from: number) => {
    lessons = wanted;
    go(from);
    dialog.showModal();
    field.focus();
  };
}
