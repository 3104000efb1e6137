// The list of all that can be solved: today's puzzles, practice, a streak, three minutes, and what went wrong.
import { make, makeButton } from '../dom.js';
import { copyField } from '../forms/copy.js';
import { makePlace } from '../browser/places.js';
import { sendBySheet } from '../forms/send.js';
import { makeField, makeSelect } from '../forms/fields.js';
import { puzzleWords } from '../words/puzzles.js';

/**
 * @import { KeptPuzzles, Result } from '../storage/puzzles.js'
 * @import { Subject } from '../study/answers.d.ts'
 */
/**
 * What is done from it.
 * @typedef {object} MenuActs
 * @property {(date: string, level: number) => void} day
 * @property {(subject: Subject, grade: number) => void} practice a grade of 0 follows how well one does
 * @property {() => void} streak
 * @property {() => void} timed
 * @property {() => void} again
 * @property {() => void} own what one has done wrong in games of one's own
 * @property {() => void} left it has been closed
 */
/** @typedef {{ kept: KeptPuzzles, date: string, dateText: string, isToday: boolean, days: number, result: string }} Shown */

/** @param {MenuActs} acts */
export function makeMenu(acts) {
  /** @type {Shown | null} */
  let shown = null;
  const dayHeading = make('h3');
  const days = make('small');
  const levels = puzzleWords.levels.map((_, level) =>
    makeButton('', () => {
      if (shown) start(() => acts.day(/** @type {Shown} */ (shown).date, level));
    }),
  );
  const copied = make('span', { ariaLive: 'polite' });
  const text = make('textarea', { id: 'puzzle-result', readOnly: true, rows: 3, ariaLabel: puzzleWords.copyResult });
  const copy = makeButton(puzzleWords.copyResult, () => copyField(text, copied, puzzleWords));
  const send = makeButton(puzzleWords.sendResult, async () => {
    const sent = await sendBySheet({ text: text.value });
    if (sent === null) copyField(text, copied, puzzleWords);
  });
  send.className = 'primary';
  const ways = 'share' in navigator ? [copy, send] : [copy];
  const result = make(
    'div',
    { className: 'puzzle-result' },
    text,
    make('p', { className: 'actions' }, copied, ...ways),
  );
  const subject = makeSelect('puzzle-subject', puzzleWords.subjects);
  const grade = makeSelect('puzzle-grade', {});
  grade.append(
    new Option(puzzleWords.gradeFollows, '0'),
    ...puzzleWords.grades.map((name, index) => new Option(name, String(index + 1))),
  );
  const best = { streak: make('strong'), timed: make('strong') };
  const again = makeButton('', () => start(acts.again));
  const own = makeButton('', () => start(acts.own));
  /** @param {string} heading @param {string} note @param {HTMLElement} mark @param {() => void} act */
  const challenge = (heading, note, mark, act) =>
    make(
      'div',
      { className: 'challenge' },
      make('h3', { textContent: heading }),
      make('p', { textContent: note }),
      make(
        'p',
        { className: 'actions' },
        mark,
        makeButton(puzzleWords.start, () => start(act), { ariaLabel: `${puzzleWords.start}: ${heading}` }),
      ),
    );
  const { dialog, open } = makePlace(
    'puzzles',
    puzzleWords.heading,
    make('p', { textContent: puzzleWords.intro }),
    dayHeading,
    make('p', { className: 'actions day-levels' }, ...levels),
    make('p', {}, days),
    result,
    make('h3', { textContent: puzzleWords.practice }),
    make('p', { textContent: puzzleWords.practiceNote }),
    make(
      'div',
      { className: 'practice-choice' },
      makeField(puzzleWords.subject, subject),
      makeField(puzzleWords.grade, grade),
    ),
    make(
      'p',
      { className: 'actions' },
      own,
      again,
      makeButton(
        puzzleWords.start,
        () => start(() => acts.practice(/** @type {Subject} */ (subject.value), Number(grade.value))),
        { className: 'primary', ariaLabel: `${puzzleWords.start}: ${puzzleWords.practice}` },
      ),
    ),
    challenge(puzzleWords.streak, puzzleWords.streakNote, best.streak, acts.streak),
    challenge(puzzleWords.timed, puzzleWords.timedNote, best.timed, acts.timed),
  );
  dialog.addEventListener('close', () => {
    if (!dialog.open) acts.left();
  });
  /** @param {() => void} act */
  function start(act) {
    dialog.close();
    act();
  }
  return {
    get isOpen() {
      return dialog.open;
    },
    close: () => dialog.close(),
    /** @param {Shown} now */
    show(now) {
      shown = now;
      const { kept, date } = now;
      dayHeading.textContent = now.isToday ? puzzleWords.today(now.dateText) : puzzleWords.ofDay(now.dateText);
      const done = /** @type {Result[]} */ (kept.days[date] ?? ['', '', '']);
      levels.forEach((button, level) => {
        const name = puzzleWords.dayButton(puzzleWords.levels[level], puzzleWords.done[done[level]]);
        const shape = make('span', { className: 'shape', 'aria-hidden': 'true' }, puzzleWords.shapes[done[level]]);
        button.replaceChildren(shape, name);
        button.dataset.result = done[level];
      });
      days.textContent = puzzleWords.days(now.days);
      result.hidden = now.result === '';
      // It is shown anew while it is open, once the study has counted the days.
      if (!dialog.open || text.value !== now.result) copied.textContent = '';
      text.value = now.result;
      best.streak.textContent = puzzleWords.best(kept.best.streak);
      best.timed.textContent = puzzleWords.best(kept.best.timed);
      own.hidden = kept.mistakes.length === 0;
      own.textContent = puzzleWords.own(kept.mistakes.length);
      again.hidden = kept.wrong.length === 0;
      again.textContent = puzzleWords.again(kept.wrong.length);
      open();
    },
  };
}
