// The three minutes, which run while a puzzle of theirs is on the board.

const tick = 1000;

/** @param passed hears how much time has passed since it last did */
export function makeClock(passed: (milliseconds: number) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  /** What had passed of the tick in which it was made to wait. */
  let rest = 0;
  const halt = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    run() {
      if (timer !== undefined) return;
      last = performance.now() - rest;
      rest = 0;
      timer = setInterval(() => {
        const now = performance.now();
        const since = now - last;
        last = now;
        passed(since);
      }, tick);
    },
    /** It goes on from here. */
    wait() {
      if (timer !== undefined) rest = performance.now() - last;
      halt();
    },
    /** It is over: the next time begins anew. */
    stop() {
      rest = 0;
      halt();
    },
  };
}
