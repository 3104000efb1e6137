// What stands beside the board while a puzzle is on it: what is asked, what can be done, and in three minutes the time.
import { make, makeButton } from '../dom.ts';
import { puzzleWords } from '../words/puzzles.ts';

/** What its buttons do. */
export type Acts = Record<
  'hint' | 'retry' | 'giveUp' | 'back' | 'forward' | 'next' | 'copyLink' | 'toList' | 'leave',
  () => void
>;

export function makePanel(acts: Acts) {
  const title = make('h2');
  const task = make('p', { className: 'task' });
  const about = make('p', { className: 'about' });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const link = make('input', { type: 'text', readOnly: true, hidden: true, ariaLabel: puzzleWords.copyLink });
  const time = make('progress', { max: 180, hidden: true, ariaLabel: puzzleWords.timeField });
  const timeText = make('span', { className: 'time' });
  const names = Object.keys(acts) as (keyof Acts)[];
  const buttons = Object.fromEntries(names.map((name) => [name, makeButton(puzzleWords[name], acts[name])]));
  buttons.next.className = buttons.retry.className = 'primary';
  const section = make(
    'section',
    { className: 'puzzle', ariaLabel: puzzleWords.heading },
    make('div', { className: 'puzzle-head' }, title, timeText),
    time,
    task,
    about,
    make('p', { className: 'actions' }, ...names.map((name) => buttons[name])),
    told,
    link,
  );
  return {
    section,
    task,
    told,
    link,
    buttons,
    show(what: { title: string; task: string; about: string; shown: (keyof Acts)[] }) {
      title.textContent = what.title;
      task.textContent = what.task;
      about.textContent = what.about;
      for (const name of names) buttons[name].hidden = !what.shown.includes(name);
    },
    showTime(seconds: number | null) {
      time.hidden = seconds === null;
      timeText.textContent = seconds === null ? '' : puzzleWords.timeLeft(seconds);
      time.value = seconds ?? 0;
    },
  };
}
