// The list of all that can be solved: today's puzzles, practice, a streak, three minutes, and what went wrong.
import { make, makeButton } from '../dom.ts';
import { copyField } from '../forms/copy.ts';
import { makePlace } from '../browser/places.ts';
import { sendBySheet } from '../forms/send.ts';
import { makeField, makeSelect } from '../forms/fields.ts';
import { puzzleWords } from '../words/puzzles.ts';
import type { KeptPuzzles, Result } from '../storage/puzzles.ts';
import type { Subject } from '../study/answers.ts';

/** What is done from it. */
export interface MenuActs {
  day: (date: string, level: number) => void;
  /** a grade of 0 follows how well one does */
  practice: (subject: Subject, grade: number) => void;
  streak: () => void;
  timed: () => void;
  again: () => void;
  /** what one has done wrong in games of one's own */
  own: () => void;
  /** it has been closed */
  left: () => void;
}
export type Shown = {
  kept: KeptPuzzles;
  date: string;
  dateText: string;
  isToday: boolean;
  days: number;
  result: string;
};

export function makeMenu(acts: MenuActs) {
  let shown: Shown | null = null;
  const dayHeading = make('h3');
  const days = make('small');
  const levels = puzzleWords.levels.map((_, level) =>
    makeButton('', () => {
      if (shown) start(() => acts.day((shown as Shown).date, level));
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
  const challenge = (heading: string, note: string, mark: HTMLElement, act: () => void) =>
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
      makeButton(puzzleWords.start, () => start(() => acts.practice(subject.value as Subject, Number(grade.value))), {
        className: 'primary',
        ariaLabel: `${puzzleWords.start}: ${puzzleWords.practice}`,
      }),
    ),
    challenge(puzzleWords.streak, puzzleWords.streakNote, best.streak, acts.streak),
    challenge(puzzleWords.timed, puzzleWords.timedNote, best.timed, acts.timed),
  );
  dialog.addEventListener('close', () => {
    if (!dialog.open) acts.left();
  });
  function start(act: () => void) {
    dialog.close();
    act();
  }
  return {
    get isOpen() {
      return dialog.open;
    },
    close: () => dialog.close(),
    show(now: Shown) {
      shown = now;
      const { kept, date } = now;
      dayHeading.textContent = now.isToday ? puzzleWords.today(now.dateText) : puzzleWords.ofDay(now.dateText);
      const done = (kept.days[date] ?? ['', '', '']) as Result[];
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
