// Animation frames. A hidden page gets none from the browser, so there the game goes on without them: a reply is played
// and kept when it arrives, not when somebody looks.

/** Gives what asks for `act` to be called in the next frame. */
export function makeFrames({ act, page = document }: { act: () => void; page?: Document }) {
  let asked = false;
  const come = () => {
    if (!asked) return;
    asked = false;
    act();
  };
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) setTimeout(come);
  });
  return () => {
    asked = true;
    if (page.hidden) setTimeout(come);
    else requestAnimationFrame(come);
  };
}
