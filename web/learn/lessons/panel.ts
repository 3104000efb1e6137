// What stands beside the board while a lesson is on it: the teacher's note, the task, and what can be done.
import { make, makeButton } from '../../dom.ts';
import { lessonWords } from '../../words/lessons.ts';

export type ButtonName = keyof typeof lessonWords.buttons;
export type Choice = 'X' | 'draw' | 'O';

export function makeLessonPanel({
  acts,
  choose,
}: {
  acts: Record<ButtonName, () => void>;
  choose: (winner: Choice) => void;
}) {
  const title = make('h2');
  // Somebody else's words: their direction is their own.
  const note = make('p', { className: 'note-of-teacher', dir: 'auto', ariaLive: 'polite' });
  const task = make('p', { className: 'task' });
  const about = make('p', { className: 'about' });
  const link = make('input', { type: 'text', readOnly: true, hidden: true, ariaLabel: lessonWords.link });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const winners = (['X', 'draw', 'O'] as const).map((winner) =>
    makeButton(lessonWords.winners[winner], () => choose(winner)),
  );
  const choices = make('p', { className: 'actions winners' }, ...winners);
  const names = Object.keys(acts) as ButtonName[];
  const buttons = Object.fromEntries(
    names.map((name) => [name, makeButton(lessonWords.buttons[name], acts[name])]),
  ) as Record<ButtonName, HTMLButtonElement>;
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
    show(what: {
      title: string;
      note: string;
      task: string;
      about: string;
      choosing: boolean;
      shown: ButtonName[];
      valuesShown: boolean;
    }) {
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
