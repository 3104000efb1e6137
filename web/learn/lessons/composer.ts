// Lessons being made: positions of the board with a note and a task, in a list that is one link. The list is kept.
import { isFile, linkTo } from '../../browser/link.ts';
import { make, makeButton } from '../../dom.ts';
import { copyField } from '../../forms/copy.ts';
import { makeCheck, makeField, makeSelect } from '../../forms/fields.ts';
import { startOf } from '../../program/start.ts';
import { pieceFaults } from '../../words/en/address-faults.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { more } from '../../words/en/more.ts';
import { boardOf, makeDiagram } from '../board.ts';
import { makeDesk, movesOf, type GoodLesson } from './desk.ts';
import { makeKeptLessons } from './kept.ts';
import { hideable, mostLessons, mostNote, mostText, plain, writeLessons, type Lesson } from './text.ts';
import type { Bridge } from '../../program/bridge.ts';
import type { View } from '../../program/contract.ts';
import type { Store } from '../../storage/store.ts';
import type { Study } from '../../study/study.ts';
import type { LessonTask } from '../../words/en/lessons.ts';

/** The position on the board, as a lesson begins with it. */
export function lessonFrom(view: View): Lesson {
  const { draft, rules, moves, cursor } = view;
  const base = { note: '', task: 'find' as LessonTask, hidden: [] };
  if (draft) return { ...base, rules: draft.rules, position: draft.text, moves: [] };
  return { ...base, rules, position: startOf(view), moves: moves.slice(0, cursor) };
}

export function makeComposer({
  bridge,
  store,
  study,
  tryOut,
  project,
}: {
  bridge: Bridge;
  store: Store;
  study: Pick<Study, 'ask'>;
  tryOut: (lessons: Lesson[]) => void;
  project: (lessons: GoodLesson[], at: number) => void;
}) {
  const desk = makeDesk({ study });
  const kept = makeKeptLessons({ store, desk });
  const { lessons } = kept;
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const list = make('ol', { className: 'lessons-made' });
  const link = make('input', { id: 'lesson-link', type: 'text', readOnly: true });
  link.addEventListener('focus', () => link.select());
  const copied = make('span', { ariaLive: 'polite' });
  const add = makeButton(lessonWords.add, addBoard, { className: 'primary' });
  const send = makeButton(lessonWords.send, () => {
    // Rejected when the user closes the sheet, which is an answer and not an error.
    navigator.share({ title: document.title, url: link.value }).catch(() => {});
  });
  send.hidden = isFile() || !('share' in navigator);
  const out = make(
    'div',
    { className: 'hand-out' },
    makeField(lessonWords.link, link),
    make(
      'p',
      { className: 'actions spread' },
      makeButton(lessonWords.buttons.copyLink, () => copyField(link, copied, lessonWords)),
      send,
      makeButton(lessonWords.tryIt, () => tryOut(lessons)),
      makeButton(lessonWords.projector, () => project(lessons, 0)),
      copied,
    ),
  );
  const content = make(
    'div',
    { className: 'composer' },
    make('p', { textContent: lessonWords.composeIntro }),
    make('p', { className: 'actions spread' }, add),
    told,
    list,
    out,
  );

  /** Writes the link. */
  const write = () => {
    const address = writeLessons(lessons);
    const isLong = address.length > mostText;
    out.hidden = lessons.length === 0 || isLong;
    link.value = linkTo(address);
    copied.textContent = '';
    if (isLong) told.textContent = lessonWords.tooLong;
    return isLong ? null : address;
  };
  /** Writes the link, and keeps the list. */
  const keep = () => {
    const address = write();
    if (address !== null) kept.write(lessons.length > 0 ? address : '');
  };
  /** Shows what is kept, and says what of it is missing. */
  async function showKept() {
    const missing = await kept.read();
    show();
    if (missing && lessons.length === 0) told.textContent = lessonWords[missing];
  }
  /** Changes the list and keeps it. Where another one has been kept meanwhile, that one is shown instead.
   * @param index where keys go on then */
  async function change(index: number, act: () => void) {
    if (kept.isCurrent) {
      act();
      keep();
      return;
    }
    await showKept();
    if (kept.isCurrent) told.textContent = lessonWords.changed;
    focusOn(index);
  }
  /** What the computer knows of it, for the teacher. */
  async function tell(lesson: GoodLesson, place: HTMLElement) {
    const found = await desk.ask('values', lesson, []).catch(() => null);
    if (!found) place.textContent = lessonWords.noWorker;
    else if (!found.decided || found.value.winner === null) place.textContent = lessonWords.teacherUnproven;
    else
      place.textContent = lessonWords.known(found.value.winner, movesOf(found.value), found.right, found.moves.length);
  }
  function makeRow(lesson: GoodLesson, index: number) {
    const id = (part: string) => `lesson-${index}-${part}`;
    const task = makeSelect(id('task'), lessonWords.tasks);
    task.value = lesson.task;
    const changeIt = (act: () => void) => change(index, act);
    task.addEventListener('change', () =>
      changeIt(() => {
        lesson.task = task.value as LessonTask;
      }),
    );
    const left = make('small', { id: id('left') });
    const note = make('textarea', {
      id: id('note'),
      rows: 2,
      dir: 'auto',
      value: lesson.note,
      'aria-describedby': left.id,
    });
    const count = () => {
      left.textContent = lessonWords.noteLeft(mostNote - [...plain(note.value)].length);
    };
    count();
    note.addEventListener('input', () =>
      changeIt(() => {
        const text = [...plain(note.value)];
        if (text.length > mostNote) note.value = text.slice(0, mostNote).join('');
        lesson.note = plain(note.value);
        count();
      }),
    );
    const checks = hideable.map((name) => {
      const { input, field } = makeCheck(id(name), lessonWords.hidden[name]);
      input.checked = lesson.hidden.includes(name);
      input.addEventListener('change', () =>
        changeIt(() => {
          lesson.hidden = hideable.filter((one) => (one === name ? input.checked : lesson.hidden.includes(one)));
        }),
      );
      return field;
    });
    const named = (text: string) => ({ ariaLabel: `${text}: ${lessonWords.number(index + 1)}` });
    const known = make('p', { className: 'known' });
    tell(lesson, known);
    return make(
      'li',
      {},
      make('h3', { textContent: lessonWords.number(index + 1), tabIndex: -1 }),
      make('figure', {}, makeDiagram(boardOf(lesson.stands))),
      make(
        'div',
        { className: 'lesson-fields' },
        makeField(lessonWords.task, task),
        known,
        makeField(lessonWords.note, note),
        left,
        make('fieldset', { className: 'hides' }, make('legend', { textContent: lessonWords.hide }), ...checks),
        make(
          'p',
          { className: 'actions spread' },
          makeButton(lessonWords.up, () => move(index, index - 1), {
            ...named(lessonWords.up),
            ariaDisabled: String(index === 0),
          }),
          makeButton(lessonWords.down, () => move(index, index + 1), {
            ...named(lessonWords.down),
            ariaDisabled: String(index + 1 === lessons.length),
          }),
          makeButton(lessonWords.remove, () => remove(index), named(lessonWords.remove)),
        ),
      ),
    );
  }
  const show = () => {
    list.replaceChildren(...lessons.map(makeRow));
    if (lessons.length === 0) told.textContent = lessonWords.empty;
    write();
  };
  /** Where keys go on. */
  const focusOn = (index: number) => {
    const heading = list.children[index]?.querySelector('h3');
    if (heading) heading.focus();
    else add.focus();
  };
  function move(from: number, to: number) {
    if (to < 0 || to >= lessons.length) return;
    change(from, () => {
      const [lesson] = lessons.splice(from, 1);
      lessons.splice(to, 0, lesson);
      show();
      focusOn(to);
    });
  }
  function remove(index: number) {
    change(index, () => {
      lessons.splice(index, 1);
      told.textContent = lessonWords.removed;
      show();
      focusOn(Math.min(index, lessons.length - 1));
    });
  }
  async function addBoard() {
    told.textContent = '';
    const { can_analyse: isOpen, draft } = bridge.view;
    // The right moves would be help in a match that goes on without.
    if (!isOpen && !draft) {
      told.textContent = more.refused.no_help();
      return;
    }
    const checked = await desk.check(lessonFrom(bridge.view), 0).catch(() => null);
    // At last, so that nothing is waited for between what is kept and what comes to it.
    if (!kept.isCurrent) await showKept();
    if (!kept.isCurrent) return;
    if (lessons.length >= mostLessons) told.textContent = lessonWords.full(mostLessons);
    else if (!checked) told.textContent = lessonWords.noWorker;
    else if ('fault' in checked) {
      const { reason, detail, low = 0, high = 0 } = checked.fault;
      const why = detail ? pieceFaults[detail]({ low, high }) : reason;
      told.textContent = reason === 'over' ? lessonWords.isOver : lessonWords.refused(why);
    } else {
      lessons.push(checked);
      told.textContent = lessonWords.added;
      show();
      keep();
      focusOn(lessons.length - 1);
    }
  }

  return {
    title: lessonWords.compose,
    note: () => lessonWords.composeNote,
    content,
    async open() {
      told.textContent = '';
      await showKept();
      add.focus();
    },
  };
}
