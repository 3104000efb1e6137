// The text of a QR code on a picture.
import decode from 'qr/decode.js';

/** @returns nothing where there is none */
export function readCode(picture: Pick<ImageData, 'width' | 'height' | 'data'>): string {
  try {
    return decode(picture) ?? '';
  } catch {
    // Where it is not sure of a code it throws.
    return '';
  }
}
