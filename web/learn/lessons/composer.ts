// The lessons that a teacher is making: positions with a note and a task, in a list that is one link. The list is kept.
import { html, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { picture } from '../../board/board-view.ts';
import { boardOf } from '../../board/names.ts';
import { isFile, linkTo } from '../../browser/link.ts';
import { make } from '../../dom.ts';
import { makeSharing } from '../../forms/copy.ts';
import { checkView, copiedView, copyView, fieldView, selectView } from '../../forms/field-views.ts';
import { startOf } from '../../program/known-rules.ts';
import { pieceFaults } from '../../words/en/address-faults.ts';
import { lessonWords, type LessonTask } from '../../words/en/lessons.ts';
import { remarkWords } from '../../words/en/remarks.ts';
import { words } from '../../words/en/play.ts';
import { setUpWords } from '../../words/en/set-up.ts';
import { positionOf } from '../starting-positions.ts';
import { figure } from '../printables.ts';
import { freeCellFor, type Queries, type GoodLesson } from './queries.ts';
import { makeKeptLessons } from './kept.ts';
import { hideable, mostLessons, mostNote, mostText, plain, writeLessons, type Lesson } from '../../task/address.ts';
import type { Context } from '../../context.ts';
import type { CellName, View } from '../../program/contract.ts';
import { answersOf, type LessonValues } from '../../study/study.ts';

export function lessonFrom(view: View): Lesson {
  const { draft, rules, moves, cursor } = view;
  const base = { note: '', task: 'find' as LessonTask, hidden: [], answers: [] };
  if (draft) return { ...base, rules: draft.rules, position: draft.text, moves: [] };
  return { ...base, rules, position: startOf(view), moves: moves.slice(0, cursor) };
}

const isSame = (one: Lesson, other: Lesson) =>
  one.rules === other.rules && one.position === other.position && one.moves.join() === other.moves.join();

/** The answer to a lesson, in words for the teacher; empty while the computer is working it out. */
export function knownOf(task: LessonTask, found: LessonValues | null | undefined, answers: string[] = []) {
  if (!found) return found === null ? lessonWords.noWorker : '';
  const { value, moves, decided } = found;
  if (!decided || value.winner === null)
    return task === 'find' && answers.length > 0 ? lessonWords.teacherChoice : lessonWords.teacherUnproven;
  const said = lessonWords.answerWinner(value.winner, value.plies, found.to_move);
  if (task !== 'find') return said;
  const { best, slower } = answersOf(found);
  return `${said} ${best.length === moves.length ? lessonWords.allRight : lessonWords.answer(best, slower)}`;
}

/** The answers in what a teacher types: the cells that a mark can take, and the others. */
export function answersIn(text: string, stands: GoodLesson['stands']) {
  const answers: Set<CellName> = new Set();
  const bad: string[] = [];
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const cell = /^[a-t]\d{1,2}$/.test(word) ? freeCellFor(stands, word) : null;
    if (cell) answers.add(cell);
    else bad.push(word);
  }
  return { answers: [...answers], bad };
}

type Hideable = (typeof hideable)[number];

export function makeComposer(
  context: Context & {
    queries: Queries;
    print: () => void;
    /** Leads to another position, and from there back here. */
    setUp: () => void;
    tryOut: (lessons: Lesson[]) => void;
    project: (lessons: GoodLesson[], at: number) => void;
  },
) {
  const { bridge, store, queries, setUp, tryOut, print, project } = context;
  const kept = makeKeptLessons({ store, queries });
  const { lessons } = kept;
  const content = make('div', { className: 'composer beside' });
  let told = '';
  const sharing = makeSharing(() => draw());
  /** What the computer knows of each lesson, null if it could not say; which it was asked about; the notes as typed. */
  const known: WeakMap<GoodLesson, LessonValues | null> = new WeakMap();
  const looking: WeakSet<GoodLesson> = new WeakSet();
  const typed: WeakMap<GoodLesson, string> = new WeakMap();
  const typedAnswers: WeakMap<GoodLesson, string> = new WeakMap();

  /** Finds out for the teacher what is true of a lesson. */
  async function look(lesson: GoodLesson) {
    looking.add(lesson);
    known.set(lesson, await queries.ask('values', lesson, []).catch(() => null));
    draw();
  }
  /** The field for the right moves, where none is proven. */
  function answersView(lesson: GoodLesson, id: string, changeIt: (change: Partial<Lesson>) => void) {
    const found = known.get(lesson);
    if (lesson.task !== 'find' || !found || found.decided) return nothing;
    const text = typedAnswers.get(lesson) ?? lesson.answers.join(' ');
    const { bad } = answersIn(text, lesson.stands);
    const write = ({ target }: Event) => {
      const { value } = target as HTMLInputElement;
      typedAnswers.set(lesson, value);
      changeIt({ answers: answersIn(value, lesson.stands).answers });
    };
    const field = html`<input id=${id} type="text" autocapitalize="none" autocomplete="off" spellcheck="false"
      maxlength="200" aria-describedby="${id}-note" .value=${text} @input=${write}>`;
    return html`
      ${fieldView(lessonWords.answers, id, field)}
      <small id="${id}-note" aria-live="polite">${bad.length > 0 ? lessonWords.notFree(bad) : lessonWords.answersNote}</small>`;
  }
  function lessonView(lesson: GoodLesson, index: number) {
    if (!looking.has(lesson)) look(lesson);
    const id = (part: string) => `lesson-${index}-${part}`;
    const changeIt = (change: Partial<Lesson>) => changing(index, () => Object.assign(lesson, change));
    const write = ({ target }: Event) => {
      const field = target as HTMLTextAreaElement;
      const text = [...plain(field.value)];
      if (text.length > mostNote) field.value = text.slice(0, mostNote).join('');
      typed.set(lesson, field.value);
      changeIt({ note: plain(field.value) });
    };
    const toggle = (name: Hideable) => {
      const now = new Set<Hideable>(lesson.hidden);
      if (!now.delete(name)) now.add(name);
      changeIt({ hidden: hideable.filter((one) => now.has(one)) });
    };
    const check = (name: Hideable) =>
      checkView(id(name), lessonWords.hidden[name], '', lesson.hidden.includes(name), () => toggle(name));
    const button = (text: string, act: () => void, isOff = false) => html`
      <button type="button" aria-label="${text}: ${lessonWords.number(index + 1)}" aria-disabled=${isOff || nothing}
        @click=${act}>${text}</button>`;
    return html`
      <li>
        <h3 tabindex="-1">${lessonWords.number(index + 1)}</h3>
        ${figure(positionOf(lesson.stands), words.turnOf(lesson.stands.to_move))}
        <div class="lesson-fields">
          ${selectView(lessonWords.task, id('task'), Object.entries(lessonWords.tasks), lesson.task, (task) =>
            changeIt({ task: task as LessonTask }),
          )}
          <p class="known">${knownOf(lesson.task, known.get(lesson), lesson.answers)}</p>
          ${answersView(lesson, id('answers'), changeIt)}
          ${fieldView(
            lessonWords.note,
            id('note'),
            html`<textarea id=${id('note')} dir="auto" aria-describedby=${id('left')}
              .value=${typed.get(lesson) ?? lesson.note} @input=${write}></textarea>`,
          )}
          <small id=${id('left')}>${lessonWords.noteLeft(mostNote - [...lesson.note].length)}</small>
          <fieldset class="hides"><legend>${lessonWords.hide}</legend>${hideable.map(check)}</fieldset>
          <p class="actions">
            ${button(lessonWords.up, () => move(index, index - 1), index === 0)}
            ${button(lessonWords.down, () => move(index, index + 1), index + 1 === lessons.length)}
            ${button(lessonWords.remove, () => remove(index))}
          </p>
        </div>
      </li>`;
  }
  function handOut(address: string) {
    const link = linkTo(address);
    return html`
      <div>
        ${copiedView(lessonWords.link, 'lesson-link', link)}
        <p class="actions">
          ${copyView(sharing, lessonWords.buttons.copyLink, link, 'primary')}
          <button type="button" ?hidden=${isFile() || !('share' in navigator)}
            @click=${() => sharing.send(link)}>${lessonWords.send}</button>
          <button type="button" @click=${() => tryOut(lessons)}>${lessonWords.tryIt}</button>
          <button type="button" @click=${() => project(lessons, 0)}>${lessonWords.projector}</button>
          <button type="button" @click=${print}>${lessonWords.buttons.print}</button>
        </p>
      </div>`;
  }
  const draw = () => {
    const address = writeLessons(lessons);
    const isLong = address.length > mostText;
    // Then the link comes first, above the list, however long that is.
    const isReady = lessons.length > 0 && !isLong;
    const { view } = bridge;
    const { columns, rows, cells } = boardOf(view);
    // On an empty board there is little to find.
    const first = /[XO]/.test(cells) ? 'add' : 'set-up';
    const look = (button: typeof first) => (button === first && !isReady ? 'primary' : '');
    render(
      html`
        <div>
        <p>${lessonWords.composeIntro}</p>
        <p class="actions">
          ${view.can_analyse || view.draft ? picture({ columns, rows, cells }) : nothing}
          <button type="button" class="add ${look('add')}" @click=${addBoard}>${lessonWords.add}</button>
          <button type="button" class=${look('set-up')} @click=${setUp}>${setUpWords.setUp.heading}</button>
        </p>
        <p class="told" aria-live="polite">${isLong ? lessonWords.tooLong : told}</p>
        ${isReady ? handOut(address) : nothing}
        </div>
        <ol class="lessons-made">${repeat(lessons, (lesson) => lesson, lessonView)}</ol>`,
      content,
    );
  };
  /** Keeps the list, unless it is too long for a link. */
  const keep = () => {
    const address = writeLessons(lessons);
    if (address.length <= mostText) kept.write(lessons.length > 0 ? address : '');
    draw();
  };
  /** Shows what is kept, and says why something is missing. */
  async function showKept() {
    const missing = await kept.read();
    if (lessons.length === 0) told = missing ? lessonWords[missing] : lessonWords.empty;
    draw();
  }
  /** Focuses a lesson, which comes into view with its fields, or the button that adds one. */
  const focusOn = (index: number) => {
    const heading = content.querySelectorAll<HTMLElement>('.lessons-made h3')[index];
    (heading ?? content.querySelector<HTMLElement>('.add')).focus();
    heading?.scrollIntoView();
  };
  /** Changes the list and keeps it; resolves to whether it did. If another list has been kept since, shows that
   * instead.
   * @param index the lesson that then gets the focus */
  async function changing(index: number, act: () => void) {
    if (kept.isCurrent) {
      act();
      keep();
      return true;
    }
    await showKept();
    if (kept.isCurrent) told = lessonWords.changed;
    draw();
    focusOn(index);
    return false;
  }
  async function move(from: number, to: number) {
    if (to < 0 || to >= lessons.length) return;
    if (await changing(from, () => lessons.splice(to, 0, ...lessons.splice(from, 1)))) focusOn(to);
  }
  async function remove(index: number) {
    const take = () => {
      lessons.splice(index, 1);
      told = lessons.length > 0 ? lessonWords.removed : lessonWords.empty;
    };
    if (await changing(index, take)) focusOn(Math.min(index, lessons.length - 1));
  }
  async function addBoard() {
    told = '';
    const { view } = bridge;
    const { can_analyse: isOpen, draft } = view;
    // In a match without help, the right moves would be help.
    const checked = isOpen || draft ? await queries.check(lessonFrom(view), 0).catch(() => null) : null;
    // Check this last: nothing may be awaited between reading the kept list and adding to it.
    if (!kept.isCurrent) await showKept();
    if (!kept.isCurrent) return;
    if (!isOpen && !draft) told = remarkWords.refused.no_help();
    else if (lessons.length >= mostLessons) told = lessonWords.full(mostLessons);
    else if (!checked) told = lessonWords.noWorker;
    else if ('fault' in checked) {
      const { reason, detail, low = 0, high = 0 } = checked.fault;
      const why = detail ? pieceFaults[detail]({ low, high }) : reason;
      told = reason === 'over' ? lessonWords.isOver : lessonWords.refused(why);
    } else {
      const before = lessons.findIndex((lesson) => isSame(lesson, checked));
      lessons.push(checked);
      told = before < 0 ? lessonWords.added : lessonWords.addedAgain(before + 1);
      keep();
      focusOn(lessons.length - 1);
    }
    draw();
  }

  const open = async () => {
    told = '';
    sharing.forget();
    await showKept();
    content.querySelector<HTMLElement>(lessons.length > 0 ? '.add' : '.primary')?.focus();
  };
  return {
    title: lessonWords.compose,
    note: () => lessonWords.composeNote,
    content,
    open,
    /** The lessons that are kept; null if there are none. */
    made: () => (kept.isThere ? kept.read().then(() => lessons) : null),
    /** Makes a lesson of the position on the board, or goes to the one that there is. */
    async add() {
      await open();
      const index = lessons.findIndex((lesson) => isSame(lesson, lessonFrom(bridge.view)));
      if (index < 0) {
        await addBoard();
        return;
      }
      told = lessonWords.isThere(index + 1);
      draw();
      focusOn(index);
    },
  };
}
