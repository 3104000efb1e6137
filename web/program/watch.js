// Watches a worker that has something to do, and says every second that it is alive.

/** In milliseconds: what starts beside twenty others on a busy machine takes half a minute to say a first word, and
 * would take no less if it were started again. */
const patience = 30_000;
/** The second one is for machines that slept meanwhile. */
const looks = 2;

/** @param {() => void} fellSilent called once a worker that is listened to has said nothing for so long */
export function makeWatch(fellSilent) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const listen = (left = looks) => {
    clearTimeout(timer);
    timer = setTimeout(() => (left > 1 ? listen(left - 1) : fellSilent()), patience);
  };
  return {
    /** Something was said, or is waited for from now on. */
    listen: () => listen(),
    /** Nothing is waited for. */
    rest: () => clearTimeout(timer),
  };
}
