// Lessons for a whole room: large and black on white, with values hidden until a key is pressed. Moves can be tried and
// taken back; the game on the page's board stays as it is.
import { html, nothing, render } from 'lit-html';
import { focusBoard, pressableBoard } from '../../board/board-view.ts';
import { make } from '../../dom.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { words } from '../../words/en/play.ts';
import { positionOf } from '../positions.ts';
import { sayJudged, unprovenOf } from './lesson.ts';
import { freeCellFor, movesOf, notesOf, type Queries, type GoodLesson } from './queries.ts';
import type { CellName } from '../../program/contract.ts';
import type { LessonStanding, LessonValues } from '../../study/study.ts';

/** The words for the position; its value only while values are shown.
 * @param unproven where nothing is proven */
function verdictOf(stands: LessonStanding, values: LessonValues | null, unproven: string) {
  if (stands.over) return lessonWords.answerWinner(stands.winner ?? 'draw', 0);
  if (!values) return '';
  const { winner } = values.value;
  return winner === null ? unproven : lessonWords.answerWinner(winner, movesOf(values.value));
}

/** Returns a function that shows lessons, from a given one on. */
export function makeProjector({ queries }: { queries: Queries }) {
  let lessons: GoodLesson[] = [];
  let at = 0;
  let moves: CellName[] = [];
  let stands: LessonStanding;
  let values: LessonValues | null = null;
  let shown = false;
  /** The verdict on the first move, where the best is asked for. */
  let judged = '';
  let failed = false;
  const dialog = make('dialog', { className: 'projector', ariaLabel: lessonWords.projector });
  document.body.append(dialog);

  const draw = () => {
    const { task, note, stands: first } = lessons[at];
    const unproven = moves.length === 0 ? unprovenOf(lessons[at]) : lessonWords.unproven;
    const seen = shown ? values : null;
    const asked = moves.length === 0 ? lessonWords.ask(task, first.to_move) : `${words.toMove(stands.to_move)}.`;
    const said = `${judged} ${verdictOf(stands, seen, unproven)}`.trim();
    const board = { ...positionOf(stands), notes: seen ? notesOf(seen) : undefined, hasCoordinates: true };
    const button = (text: string, act: () => void, isOff = false) =>
      html`<button type="button" aria-disabled=${isOff} @click=${act}>${text}</button>`;
    render(
      html`
        <div class="on-wall" tabindex="0">
          <h2 tabindex="-1" autofocus>${lessonWords.title(at + 1, lessons.length)}</h2>
          <p class="note-of-teacher" dir="auto" ?hidden=${note === ''}>${note}</p>
          <p class="task" ?hidden=${stands.over}>${asked}</p>
          <p class="told" aria-live="polite">${failed ? lessonWords.noWorker : said}</p>
        </div>
        ${pressableBoard(board, lessonWords.projector, press)}
        <p class="actions">
          <button type="button" aria-pressed=${shown} aria-disabled=${stands.over} @click=${showValues}>${
            shown ? lessonWords.hideValues : lessonWords.showValues
          }</button>
          ${button(lessonWords.takeBack, takeBack, moves.length === 0)}
          ${
            lessons.length === 1
              ? nothing
              : [
                  button(lessonWords.buttons.before, () => go(at - 1), at === 0),
                  button(lessonWords.buttons.next, () => go(at + 1), at + 1 === lessons.length),
                ]
          }
          <button type="button" @click=${() => dialog.close()}>${lessonWords.leaveProjector}</button>
        </p>
        <p class="keys">${lessonWords.keys}</p>`,
      dialog,
    );
    // A board of another size replaces the button that had the focus, and the keys would be lost with it.
    if (dialog.open && !dialog.contains(document.activeElement)) focusBoard(dialog);
  };
  /** Asks about the lesson on the wall; ignores an answer about another one. */
  async function find<Kind extends 'stand' | 'values'>(kind: Kind, ours: CellName[]) {
    const mine = lessons[at];
    const found = await queries.ask(kind, mine, ours).catch(() => null);
    if (lessons[at] !== mine) return null;
    failed = !found;
    return found;
  }
  /** Puts these moves on the board. */
  async function put(wanted: CellName[]) {
    const after = await find('stand', wanted);
    if (after) [moves, stands, values, shown, judged] = [wanted, after, null, false, ''];
    draw();
    if (after && wanted.length === 1 && lessons[at].task === 'find') judge(wanted);
  }
  /** Says whether a first move is right, if it is still the only one by then. */
  async function judge(wanted: CellName[]) {
    const mine = lessons[at];
    const [cell] = wanted;
    const found = await queries.ask('judge', mine, [], cell).catch(() => null);
    if (moves !== wanted) return;
    failed = !found;
    judged = found ? sayJudged(mine, cell, found) : '';
    draw();
  }
  /** The presses so far. */
  let before: Promise<unknown> = Promise.resolve();
  /** Runs presses one after the other, each on the board as it is by then, if the lesson is still the same. */
  const inTurn = (act: () => unknown) => {
    const mine = lessons[at];
    before = before.then(() => lessons[at] === mine && act());
  };
  function press(cell: CellName) {
    inTurn(() => {
      const taken = stands.over ? null : freeCellFor(stands, cell);
      return taken && put([...moves, taken]);
    });
  }
  function takeBack() {
    inTurn(() => moves.length > 0 && put(moves.slice(0, -1)));
  }
  async function showValues() {
    if (stands.over) return;
    shown = !shown;
    if (shown && !values) {
      const ours = moves;
      const found = await find('values', ours);
      if (moves !== ours) return;
      values = found;
      shown = found !== null;
    }
    draw();
  }
  function go(number: number) {
    if (number < 0 || number >= lessons.length) return;
    at = number;
    [moves, values, shown, failed, judged] = [[], null, false, false, ''];
    ({ stands } = lessons[at]);
    draw();
  }
  // Capture, before the board takes them: the keys of a presenter's remote control go to the next lesson.
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
    focusBoard(dialog);
  };
}
