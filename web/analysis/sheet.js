// Where there is no room beside the board, what belongs beside it is a sheet: over the lower part of the screen, or on
// a low one over what is beside the board. The board does not move, and nobody scrolls away from it.
import { element, make, makeButton } from '../dom.js';
import { why } from '../words/why.js';

/** As in layout.css. */
const wide = '(min-width: 30rem) and (min-aspect-ratio: 11 / 10) and (min-height: 40rem)';

/** Puts a panel beside the board, or into a sheet of its own where the screen is narrow.
 * @param {HTMLElement} panel it has a name
 * @param {() => void} [closed] what closing the sheet does besides */
export function makeSheet(panel, closed = () => {}) {
  const query = matchMedia(wide);
  const dialog = make('dialog', { className: 'sheet', 'aria-label': panel.ariaLabel ?? '' });
  const close = makeButton(why.close, () => dialog.close(), { className: 'sheet-close' });
  dialog.append(close);
  document.querySelector('.page')?.append(dialog);
  /** @type {Element | null} */
  let opener = null;
  let hiding = false;

  const place = () => {
    if (query.matches) {
      if (dialog.open) dialog.close();
      element('side').append(panel);
    } else {
      dialog.append(panel);
    }
  };
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (hiding) {
      hiding = false;
      return;
    }
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    closed();
  });
  query.addEventListener('change', place);
  place();
  return {
    get isBeside() {
      return query.matches;
    },
    /** Opens the sheet; beside the board there is nothing to open. */
    open() {
      if (query.matches || dialog.open) return;
      opener = document.activeElement;
      // It is not modal: the board above it stays in use.
      dialog.show();
    },
    close: () => dialog.open && dialog.close(),
    /** Closes it for a while: the focus goes nowhere, and nothing ends by it. */
    hide() {
      hiding = dialog.open;
      if (hiding) dialog.close();
    },
  };
}
