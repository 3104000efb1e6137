// Animation frames. A page that nobody sees gets none of the browser, and there the game goes on without:
// a reply is played and kept when it is there, not when somebody looks.

/** Gives what asks for `act` to be called in the next frame.
 * @param {{ act: () => void, page?: Document }} parts */
export function makeFrames({ act, page = document }) {
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
