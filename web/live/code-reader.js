// The text of a QR code on a picture.
import decode from 'qr/decode.js';

/** @param {Pick<ImageData, 'width' | 'height' | 'data'>} picture @returns {string} nothing where there is none */
export function readCode(picture) {
  try {
    return decode(picture) ?? '';
  } catch {
    // Where it is not sure of a code it throws.
    return '';
  }
}
