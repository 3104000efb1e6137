// The three minutes, which run while a puzzle of theirs is on the board.

const tick = 1000;

/** @param {(milliseconds: number) => void} passed hears how much time has passed since it last did */
export function makeClock(passed) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let last = 0;
  return {
    run() {
      if (timer !== undefined) return;
      last = Date.now();
      timer = setInterval(() => {
        const now = Date.now();
        const since = now - last;
        last = now;
        passed(since);
      }, tick);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
