// What stands beside the board while a puzzle or a lesson is on it: what is asked, what can be done, what came of it.
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { make } from '../dom.ts';
import { copyText } from '../forms/copy.ts';

/** What it shows. A button that is not `shown` keeps its place, so that the focus stays where it is. */
export interface TaskView<Name extends string> {
  title: string;
  /** Beside the title. */
  mark?: TemplateResult;
  /** Between the title and the task. */
  note?: TemplateResult;
  /** Empty while the line above the board says the same. */
  task: string;
  about: string;
  /** Above the buttons. */
  choices?: TemplateResult;
  shown: Name[];
  primary: Name[];
  disabled?: Name[];
  /** Of buttons that switch something, whether it is on. */
  toggles?: Partial<Record<Name, boolean>>;
}

interface Words<Name extends string> {
  heading: string;
  buttons: Record<Name, string>;
  link: string;
  copied: string;
  copyFailed: string;
}

/** @param given `className` is that of the section, which whoever opens the task puts on the page */
export function makeTaskPanel<Name extends string>(given: {
  className: string;
  words: Words<Name>;
  acts: Record<Name, () => void>;
}) {
  const { className, words, acts } = given;
  const section = make('section', { className, ariaLabel: words.heading });
  const names = Object.keys(acts) as Name[];
  let view: TaskView<Name> = { title: '', task: '', about: '', shown: [], primary: [] };
  /** A link that the browser does not copy by itself, and what came of copying. */
  let link = '';
  let told = '';

  const button = (name: Name) => html`
    <button type="button" data-act=${name} class=${view.primary.includes(name) ? 'primary' : ''}
      ?hidden=${!view.shown.includes(name)} aria-disabled=${view.disabled?.includes(name) ?? nothing}
      aria-pressed=${view.toggles?.[name] ?? nothing} @click=${acts[name]}>${words.buttons[name]}</button>`;
  const draw = () =>
    render(
      html`
        <div class="puzzle-head"><h2>${view.title}</h2>${view.mark}</div>
        ${view.note}
        <p class="task" ?hidden=${view.task === ''}>${view.task}</p>
        <p class="about" ?hidden=${view.about === ''}>${view.about}</p>
        ${view.choices}
        <p class="actions">${names.map(button)}</p>
        <p class="told" aria-live="polite">${told}</p>
        <input type="text" readonly ?hidden=${link === ''} aria-label=${words.link} .value=${link}>`,
      section,
    );
  return {
    section,
    show(now: TaskView<Name>) {
      view = now;
      draw();
    },
    /** What came of copying is over, and so is the link. */
    forget() {
      link = told = '';
      draw();
    },
    offers: (name: Name) => view.shown.includes(name),
    /** The first of these that is offered gets the focus. */
    focus(...order: Name[]) {
      const first = order.find((name) => view.shown.includes(name));
      section.querySelector<HTMLElement>(`[data-act="${first}"]`)?.focus();
    },
    /** Copies a link, or shows it to be copied by hand; only for as long as `isWanted`. */
    async copy(address: string, isWanted: () => boolean) {
      link = address;
      draw();
      const isCopied = await copyText(section.querySelector('input') as HTMLInputElement);
      if (!isWanted()) return;
      told = isCopied ? words.copied : words.copyFailed;
      if (isCopied) link = '';
      draw();
    },
  };
}
