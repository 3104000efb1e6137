// Puts a panel into a sheet where there is no room beside the board: between the board and the places of the page, or on
// a low screen over what is beside the board. The board keeps its size and place (sheet.css).
import { element, make, makeButton } from '../dom.ts';
import { analysisWords } from '../words/en/analysis.ts';

/** As in layout.css. */
const wide = '(min-width: 30rem) and (min-aspect-ratio: 11 / 10) and (min-height: 40rem)';

/** @param panel has a name
 * @param closed what else closing the sheet does
 * @param moved called when the panel has left the sheet, or come into it */
export function makeSheet(panel: HTMLElement, closed: () => void = () => {}, moved: () => void = () => {}) {
  const query = matchMedia(wide);
  const dialog = make('dialog', { className: 'sheet', 'aria-label': panel.ariaLabel ?? '' });
  const close = makeButton(analysisWords.close, () => dialog.close(), { className: 'sheet-close' });
  dialog.append(close);
  const page = document.querySelector('.page') as HTMLElement;
  page.append(dialog);
  // Android's Back closes it, but leaves a place that covers the game.
  const followBack = () => {
    dialog.closedBy = page.inert ? 'none' : 'closerequest';
  };
  new MutationObserver(followBack).observe(page, { attributeFilter: ['inert'] });
  followBack();
  let opener: Element | null = null;
  /** It should show where there is no room beside the board. */
  let wanted = false;
  let hiding = false;

  const show = () => {
    if (query.matches || dialog.open) return;
    opener = document.activeElement;
    // Not modal: the board above it stays usable.
    dialog.show();
  };
  const hide = () => {
    if (!dialog.open) return;
    hiding = true;
    dialog.close();
  };
  const place = () => {
    if (query.matches) {
      hide();
      element('side').append(panel);
    } else {
      dialog.append(panel);
      if (wanted) show();
    }
  };
  // Where browsers do not know `closedBy`.
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
    // `close` fires late: the sheet may be open again.
    if (dialog.open) return;
    wanted = false;
    const isNowhere = document.activeElement === document.body;
    if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    closed();
  });
  query.addEventListener('change', () => {
    place();
    moved();
  });
  place();
  return {
    get isBeside() {
      return query.matches;
    },
    /** Opens the sheet. Beside the board there is nothing to open until the screen is turned. */
    open() {
      wanted = true;
      show();
    },
    close() {
      wanted = false;
      if (dialog.open) dialog.close();
    },
    /** Closes it for a while, without moving the focus or ending anything. */
    hide() {
      wanted = false;
      hide();
    },
  };
}
