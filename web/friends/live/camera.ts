// Reads QR codes with the camera: by the browser's own detector where it has one, otherwise by a reader that is fetched
// only now.

/** Looks at a picture; resolves to the text of its code, or to an empty one. */
export type Look = (video: HTMLVideoElement) => Promise<string>;

/** In milliseconds, between two looks. */
const rest = 150;
/** Larger pictures only take longer. */
const widest = 800;

async function browsersOwn(): Promise<Look | null> {
  // @ts-expect-error Few browsers have it yet.
  const Detector = globalThis.BarcodeDetector;
  const formats = await Detector?.getSupportedFormats?.().catch(() => []);
  if (!formats?.includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? '';
}

async function ownReader(): Promise<Look> {
  const { readCode } = await import('./code-reader.ts');
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (!paint) throw new Error('no canvas');
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    paint.drawImage(video, 0, 0, canvas.width, canvas.height);
    return readCode(paint.getImageData(0, 0, canvas.width, canvas.height));
  };
}

/** Rejects if there is no camera, or the user refuses.
 * @param found gets each code that is seen */
export async function openCamera(
  found: (text: string) => void,
): Promise<{ video: HTMLVideoElement; close: () => void }> {
  const look = (await browsersOwn()) ?? (await ownReader());
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, srcObject: stream });
  video.setAttribute('aria-hidden', 'true');
  let isOpen = true;
  const close = () => {
    isOpen = false;
    for (const track of stream.getTracks()) track.stop();
  };
  const watch = async () => {
    if (!isOpen) return;
    const text = video.videoWidth > 0 ? await look(video).catch(() => '') : '';
    if (text && isOpen) found(text);
    setTimeout(watch, rest);
  };
  try {
    await video.play();
  } catch (cause) {
    // Otherwise nothing would switch the camera off again.
    close();
    throw cause;
  }
  watch();
  return { video, close };
}
