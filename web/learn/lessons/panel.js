// What stands beside the board while a lesson is on it: the teacher's note, the task, and what can be done.
import { make, makeButton } from '../../dom.js';
import { lessonWords } from '../../words/lessons.js';

/** @typedef {keyof typeof lessonWords.buttons} ButtonName */
/** @typedef {'X' | 'draw' | 'O'} Choice */

/** @param {{ acts: Record<ButtonName, () => void>, choose: (winner: Choice) => void }} parts */
export function makeLessonPanel({ acts, choose }) {
  const title = make('h2');
  // Somebody else's words: their direction is their own.
  const note = make('p', { className: 'note-of-teacher', dir: 'auto', ariaLive: 'polite' });
  const task = make('p', { className: 'task' });
  const about = make('p', { className: 'about' });
  const link = make('input', { type: 'text', readOnly: true, hidden: true, ariaLabel: lessonWords.link });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const winners = /** @type {const} */ (['X', 'draw', 'O']).map((winner) =>
    makeButton(lessonWords.winners[winner], () => choose(winner)),
  );
  const choices = make('p', { className: 'actions winners' }, ...winners);
  const names = /** @type {ButtonName[]} */ (Object.keys(acts));
  const buttons = /** @type {Record<ButtonName, HTMLButtonElement>} */ (
    Object.fromEntries(names.map((name) => [name, makeButton(lessonWords.buttons[name], acts[name])]))
  );
  buttons.next.className = buttons.retry.className = 'primary';
  const section = make(
    'section',
    { className: 'puzzle lesson', ariaLabel: lessonWords.heading },
    title,
    note,
    task,
    about,
    choices,
    make('p', { className: 'actions' }, ...names.map((name) => buttons[name])),
    told,
    link,
  );
  return {
    section,
    buttons,
    winners,
    told,
    link,
    /** @param {{ title: string, note: string, task: string, about: string, choosing: boolean, shown: ButtonName[], valuesShown: boolean }} what */
    show(what) {
      title.textContent = what.title;
      note.textContent = what.note;
      note.hidden = what.note === '';
      task.textContent = what.task;
      about.textContent = what.about;
      about.hidden = what.about === '';
      choices.hidden = !what.choosing;
      for (const name of names) buttons[name].hidden = !what.shown.includes(name);
      buttons.values.ariaPressed = String(what.valuesShown);
    },
  };
}
