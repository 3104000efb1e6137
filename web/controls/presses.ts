// Tells whether a press only repeats the one before: the second of a double press, or a key that is held down. If the
// first press changed what the button means, or put another one under the finger, the second must do nothing.
//
// Browsers count the clicks of a mouse, but each tap of a finger is a first one (Chromium, Firefox), and so is each
// click without a pointer type. Those are counted by time and place.

/** What operating systems take for a double press: in milliseconds, and in pixels of the page, about a finger. */
const patience = 500;
const reach = 40;

export type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'> & { pointerType?: string };

/** Keys and assistive technology count no clicks: two of theirs are meant.
 * @param before the last press of a pointer */
export function isSecond(press: Press, before: Press | null) {
  if (press.detail !== 1 || press.pointerType === 'mouse' || !before) return press.detail > 1;
  const [x, y] = [press.clientX - before.clientX, press.clientY - before.clientY];
  return press.timeStamp - before.timeStamp < patience && Math.hypot(x, y) < reach;
}

/** The last press of a pointer. */
let before: Press | null = null;
/** Whether the press being handled repeats the one before. */
let second = false;
/** Whether a pointer was pressed last, and not a key. */
let pointed = false;

/** Starts watching all presses; until then none is a second one. */
export function watchPresses() {
  addEventListener(
    'click',
    (event) => {
      second = isSecond(event, before);
      if (event.detail > 0) before = event;
    },
    true,
  );
  const note = ({ type }: Event) => {
    pointed = type === 'pointerdown';
  };
  addEventListener('pointerdown', note, true);
  addEventListener('keydown', note, true);
  // A held Enter presses a button only once; Space does so by itself.
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

export const isByPointer = () => pointed;

/** Whether it repeats the press before. */
export const isRepeated = (event: MouseEvent | KeyboardEvent) => ('repeat' in event ? event.repeat : second);
