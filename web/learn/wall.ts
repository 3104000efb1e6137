// What a whole class looks at: large and black on white, with the keys written on the buttons. Lessons, a search and the
// machine of beads are shown on the same wall.
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { focusBoard } from '../board/board-view.ts';
import { make } from '../dom.ts';
import { lessonWords } from '../words/en/lessons.ts';

/** `keys`: the first is written on the button, the others are those of a presenter's remote control; `isOn` is of a
 * button that switches something. `act` is called even if the button looks off: it may be on by then. */
export type WallAct = { name: string; keys?: string[]; act: () => void; isOff?: boolean; isOn?: boolean };
/** What it says, what it shows beside that as large as the wall allows, a row of smaller boards, and the buttons. */
export type Slide = { texts: TemplateResult; board: unknown; row?: unknown; acts: WallAct[] };
export type Wall = ReturnType<typeof makeWall>;

export function makeWall() {
  const dialog = make('dialog', { className: 'projector', ariaLabel: lessonWords.projector });
  document.body.append(dialog);
  let slide: () => Slide;
  let acts: WallAct[] = [];
  const leave: WallAct = { name: lessonWords.leaveProjector, keys: ['Esc'], act: () => dialog.close() };

  const button = ({ name, keys: [key] = [], act, isOff = false, isOn }: WallAct) => html`
    <button type="button" aria-disabled=${isOff} aria-pressed=${isOn ?? nothing} aria-keyshortcuts=${key?.replace('Esc', 'Escape') ?? nothing}
      @click=${act}>${name}${key ? html` <kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`;
  const draw = () => {
    const { texts, board, row, ...now } = slide();
    ({ acts } = now);
    render(
      html`
        <div class="on-wall" tabindex="0">${texts}</div>
        ${board}${row}
        <p class="actions">${[...acts, leave].map(button)}</p>`,
      dialog,
    );
    // A board of another size replaces the button that had the focus, and the keys would be lost with it.
    if (dialog.open && !dialog.contains(document.activeElement)) focusBoard(dialog);
  };
  // Before the board takes them, and also after a press on what cannot have the focus.
  addEventListener(
    'keydown',
    (event) => {
      if (!dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
      const pressed = acts.find(({ keys = [] }) => keys.some((key) => key.toLowerCase() === event.key.toLowerCase()));
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.act();
    },
    true,
  );
  return {
    open(shown: () => Slide) {
      slide = shown;
      draw();
      dialog.showModal();
      focusBoard(dialog);
    },
    /** Call it when what is on show may have changed. */
    redraw() {
      if (dialog.open) draw();
    },
  };
}
