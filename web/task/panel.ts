// The panel beside the board while a task is on it: the task, its buttons, the outcome.
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { stepIcon } from '../board/step-icon.ts';
import { make } from '../dom.ts';
import { makeSharing } from '../forms/copy.ts';
import { copyView } from '../forms/field-views.ts';
import { commonWords } from '../words/en/common.ts';

export interface TaskView {
  title: string;
  /** What the title leaves open, in small letters beside it: the rules, or which exercise it is. */
  subtitle?: string;
  /** At the end of that line. */
  mark?: TemplateResult;
  /** The same in words, heard with whose turn it is. */
  heard?: string;
  /** Between the title and the task. */
  note?: TemplateResult;
  /** What is to be found; empty once it is. */
  task: string;
  about?: string;
  /** Above the buttons. */
  choices?: TemplateResult;
  /** Below them. */
  offer?: TemplateResult;
  /** The names of the buttons, in order. */
  shown: string[];
  /** The first of these that is shown is the highlighted one. */
  primary: string[];
  /** None is highlighted: sending the result comes first. */
  isSentFirst?: boolean;
  disabled?: string[];
  /** Other words on buttons for the moment. */
  labels?: Record<string, string>;
  /** For toggle buttons: whether they are on. */
  toggles?: Record<string, boolean>;
}

/** What was said last, besides the task, and whether it ended with the task: then it comes before that. The line above a board with the panel below
 * it says both; there the task comes below the buttons, so that none of them moves when it appears. */
export interface Outcome {
  said: string;
  saysTask: boolean;
}

interface PanelWords {
  heading: string;
  buttons: Record<string, string>;
}
/** Shown instead of these names, as in the bar of a line. */
const signs: Record<string, TemplateResult> = { stepBack: stepIcon('back'), stepForward: stepIcon('forward') };
/** Buttons that lead away from the task stand apart from those that help in it. */
const aside = ['before', 'project', 'print', 'copyLink', 'toList', 'leave', 'toMaking'];

export type Panel = ReturnType<typeof makePanel>;

export function makePanel(className: string, words: PanelWords) {
  let act: (name: string) => void = () => {};
  const section = make('section', { className, ariaLabel: words.heading });
  let view: TaskView & Outcome = { title: '', task: '', shown: [], primary: [], said: '', saysTask: false };
  /** The link that was copied, or has to be copied by hand. */
  let link = '';
  const sharing = makeSharing(() => draw());

  const draw = () => {
    const first = view.isSentFirst ? '' : view.primary.find((name) => view.shown.includes(name));
    const button = (name: string) => html`
      <button type="button" data-act=${name} class=${name === first ? 'primary' : ''}
        aria-disabled=${view.disabled?.includes(name) ?? nothing} aria-pressed=${view.toggles?.[name] ?? nothing}
        aria-label=${name in signs && !view.labels?.[name] ? words.buttons[name] : nothing}
        @click=${() => act(name)}>${view.labels?.[name] ?? signs[name] ?? words.buttons[name]}</button>`;
    const copyLink = () => copyView({ ...sharing, copy: () => act('copyLink') }, words.buttons.copyLink, link);
    const viewOf = (name: string) => (name === 'copyLink' ? copyLink() : button(name));
    const buttons = (names: string[]) => repeat(names, (name) => name, viewOf);
    const texts = [
      html`<p class="task" ?hidden=${!view.task} ?data-said=${view.saysTask}>${view.task}</p>`,
      html`<p class="outcome">${view.said}</p>`,
    ];
    // What comes next leads away as long as there is something to find.
    const isAside = (name: string) => aside.includes(name) || (name === 'next' && !view.primary.includes(name));
    render(
      html`
        <div class="puzzle-head">
          <div><h2>${view.title}</h2><p class="about" ?hidden=${!view.subtitle}>${view.subtitle}</p></div>
          ${view.mark}
        </div>
        ${view.note}
        <div class="texts">
          <p class="about" ?hidden=${!view.about}>${view.about}</p>
          ${view.saysTask ? texts.reverse() : texts}
        </div>
        ${view.choices}
        <p class="actions">${buttons(view.shown.filter((name) => !isAside(name)))}</p>
        ${view.offer}
        <p class="aside">${buttons(view.shown.filter(isAside))}</p>
        <input type="text" readonly ?hidden=${sharing.told(link) !== commonWords.copyFailed} aria-label=${words.buttons.copyLink} .value=${link}>`,
      section,
    );
    // The mark, and what appears beside it, take as much room as a few of them.
    const letters = view.title.length + (view.mark ? 12 : 0);
    section.querySelector('h2')?.style.setProperty('--letters', `${letters}`);
  };
  return {
    section,
    /** @param press gets the name of the button */
    onPress(press: (name: string) => void) {
      act = press;
    },
    show(now: TaskView & Outcome) {
      view = now;
      draw();
    },
    /** Drops the link and what came of copying it. */
    forget() {
      link = '';
    },
    offers: (name: string) => view.shown.includes(name),
    /** Focuses the first of these buttons that is shown, and scrolls to it where keys lead: after a tap the board stays
     * where it is. Returns whether there is one. */
    focus(order: string[]) {
      const first = order.find((name) => view.shown.includes(name));
      const preventScroll = !document.activeElement?.matches(':focus-visible');
      section.querySelector<HTMLElement>(`[data-act="${first}"]`)?.focus({ preventScroll });
      return first !== undefined;
    },
    /** Copies a link, or shows it to be copied by hand. */
    copy(address: string) {
      link = address;
      draw();
      sharing.copy(address);
    },
  };
}
