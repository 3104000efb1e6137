// Lessons for a whole room: large and black on white, with values hidden until a key is pressed. Moves can be tried and
// taken back; the game on the page's board stays as it is.
import { html } from 'lit-html';
import { pressableBoard } from '../../board/board-view.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { words } from '../../words/en/play.ts';
import { positionOf } from '../starting-positions.ts';
import { sayJudged, soonerThan, unprovenOf } from './lesson.ts';
import { freeCellFor, notesOf, type Queries, type GoodLesson } from './queries.ts';
import type { CellName } from '../../program/contract.ts';
import type { Slide, Wall } from '../wall.ts';
import type { LessonStanding, LessonValues } from '../../study/study.ts';

/** The words for the position; its value only while values are shown.
 * @param unproven where nothing is proven */
function verdictOf(stands: LessonStanding, values: LessonValues | null, unproven: string) {
  if (stands.over) return lessonWords.answerWinner(stands.winner ?? 'draw', 0, stands.to_move);
  if (!values) return '';
  const { winner, plies } = values.value;
  return winner === null ? unproven : lessonWords.answerWinner(winner, plies, values.to_move);
}

export function makeProjector({ queries, wall }: { queries: Queries; wall: Wall }) {
  let lessons: GoodLesson[] = [];
  let at = 0;
  let moves: CellName[] = [];
  let stands: LessonStanding;
  let values: LessonValues | null = null;
  let shown = false;
  /** The verdict on the first move, where the best is asked for. */
  let judged = '';
  let failed = false;
  const slide = (): Slide => {
    const { task, note, stands: first } = lessons[at];
    const unproven = moves.length === 0 ? unprovenOf(lessons[at]) : lessonWords.unproven;
    const seen = shown ? values : null;
    const asked = moves.length === 0 ? lessonWords.ask(task, first.to_move) : `${words.turnOf(stands.to_move)}.`;
    const said = `${judged} ${verdictOf(stands, seen, unproven)}`.trim();
    const board = { ...positionOf(stands), notes: seen ? notesOf(seen) : undefined, hasCoordinates: true };
    const { hideValues, showValues: show, buttons } = lessonWords;
    const others = [
      { name: buttons.before, keys: ['P', 'PageUp'], act: () => go(at - 1), isOff: at === 0 },
      { name: buttons.next, keys: ['N', 'PageDown'], act: () => go(at + 1), isOff: at + 1 === lessons.length },
    ];
    return {
      texts: html`
        <h2 tabindex="-1" autofocus>${lessonWords.title(at + 1, lessons.length)}</h2>
        <p class="note-of-teacher" dir="auto" ?hidden=${note === ''}>${note}</p>
        <p class="task" ?hidden=${stands.over}>${asked}</p>
        <p class="told" aria-live="polite">${failed ? lessonWords.noWorker : said}</p>`,
      board: pressableBoard(board, lessonWords.projector, press),
      acts: [
        { name: shown ? hideValues : show, keys: ['V'], act: switchValues, isOff: stands.over, isOn: shown },
        { name: lessonWords.takeBack, keys: ['U', 'Backspace'], act: takeBack, isOff: moves.length === 0 },
        ...(lessons.length === 1 ? [] : others),
      ],
    };
  };
  /** Asks about the lesson on the wall; ignores an answer about another one. */
  async function find<Kind extends 'stand' | 'values'>(kind: Kind, ours: CellName[]) {
    const mine = lessons[at];
    const found = await queries.ask(kind, mine, ours).catch(() => null);
    if (lessons[at] !== mine) return null;
    failed = !found;
    return found;
  }
  async function put(wanted: CellName[]) {
    const after = await find('stand', wanted);
    if (after) [moves, stands, values, shown, judged] = [wanted, after, null, false, ''];
    wall.redraw();
    if (after && wanted.length === 1 && lessons[at].task === 'find') judge(wanted);
  }
  /** Says whether a first move is right, if it is still the only one by then. */
  async function judge(wanted: CellName[]) {
    const mine = lessons[at];
    const [cell] = wanted;
    const said = await queries
      .ask('judge', mine, [], cell)
      .then(async (found) =>
        sayJudged(mine, cell, found, await soonerThan(found, () => queries.ask('values', mine, []))),
      )
      .catch(() => '');
    if (moves !== wanted) return;
    failed = !said;
    judged = said;
    wall.redraw();
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
  async function findValues() {
    const ours = moves;
    const found = await find('values', ours);
    if (moves !== ours) return;
    values = found;
    shown = found !== null;
    wall.redraw();
  }
  function switchValues() {
    inTurn(() => {
      if (stands.over) return;
      shown = !shown;
      // Further presses don't wait until they are found.
      if (shown && !values) void findValues();
      else wall.redraw();
    });
  }
  function go(number: number) {
    if (number < 0 || number >= lessons.length) return;
    at = number;
    [moves, values, shown, failed, judged] = [[], null, false, false, ''];
    ({ stands } = lessons[at]);
    wall.redraw();
  }
  return (wanted: GoodLesson[], from: number) => {
    lessons = wanted;
    go(from);
    wall.open(slide);
  };
}
