// The button that asks for the camera, and the place of its picture.
import { make, makeButton } from '../dom.ts';
import { liveWords } from '../words/en/live.ts';

/** @param parts `say` tells its states, `take` gets each code that is seen */
export function makeCameraButton({ say, take }: { say: (text: string) => void; take: (text: string) => void }) {
  const view = make('div', { className: 'camera' });
  const button = makeButton(liveWords.useCamera, () => (stop ? letGo() : open()));
  button.hidden = !navigator.mediaDevices?.getUserMedia;
  /** What lets go of the camera. */
  let stop: (() => void) | null = null;

  function letGo() {
    stop?.();
    stop = null;
    view.replaceChildren();
    button.textContent = liveWords.useCamera;
  }
  async function open() {
    let isWanted = true;
    stop = () => {
      isWanted = false;
    };
    button.textContent = liveWords.stopCamera;
    say(liveWords.cameraOn);
    try {
      const { openCamera } = await import('./camera.ts');
      const { video, close } = await openCamera(take);
      if (!isWanted) {
        close();
        return;
      }
      stop = close;
      view.replaceChildren(video);
    } catch (cause) {
      console.warn('No camera.', cause);
      letGo();
      say(liveWords.cameraFailed);
    }
  }
  return { button, view, letGo };
}
