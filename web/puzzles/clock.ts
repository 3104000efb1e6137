// The clock of the three minutes; it runs while one of their puzzles is on the board.

const tick = 1000;

/** @param passed gets the milliseconds since its last call */
export function makeClock(passed: (milliseconds: number) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  /** What had passed of the current tick when the clock paused. */
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
    /** Pauses; `run` continues from here. */
    wait() {
      if (timer !== undefined) rest = performance.now() - last;
      halt();
    },
    /** Stops; the next run starts afresh. */
    stop() {
      rest = 0;
      halt();
    },
  };
}
