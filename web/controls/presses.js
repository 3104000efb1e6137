// Whether a press is only more of the one before: the second of a double press, or a key that is held down. Where the
// first one changed what the button means, or put another one under the finger, the second must do nothing.
//
// Browsers count the clicks of a mouse, but each tap of a finger is a first one (Chromium, Firefox), and so is each
// click of a browser that does not say what has pressed. Those count by their times.

/** As systems take two presses for a double one, in milliseconds. */
const patience = 500;

/** @typedef {Pick<MouseEvent, 'detail' | 'timeStamp'> & { pointerType?: string }} Press */

/** A press of a key or by assistive technology counts no clicks: two of them are meant.
 * @param {Press} press @param {number} before when the press before it was */
export const isSecond = ({ detail, timeStamp, pointerType }, before) =>
  detail > 1 || (detail === 1 && pointerType !== 'mouse' && timeStamp - before < patience);

/** The press that is being handled, and whether it is more of the one before. */
let last = { timeStamp: -Infinity, second: false };

/** Begins to look at all presses; before that none is a second one. */
export function watchPresses() {
  addEventListener(
    'click',
    (event) => {
      last = { timeStamp: event.timeStamp, second: isSecond(/** @type {PointerEvent} */ (event), last.timeStamp) };
    },
    true,
  );
  // A button that is pressed by a key that stays down is pressed once; Space does so by itself.
  addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (event.repeat && event.key === 'Enter' && target instanceof Element && target.closest('button'))
        event.preventDefault();
    },
    true,
  );
}

/** Whether it is more of the press before. @param {MouseEvent | KeyboardEvent} event */
export const isRepeated = (event) => ('repeat' in event ? event.repeat : last.second);
