// The text of a QR code on a picture.
import decode from 'qr/decode.js';

/** @returns an empty text if there is none */
export function readCode(picture: Pick<ImageData, 'width' | 'height' | 'data'>): string {
  try {
    return decode(picture) ?? '';
  } catch {
    // It throws where it is not sure of a code.
    return '';
  }
}
