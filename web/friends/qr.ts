// A link as a QR code, drawn as one path.
import { generate } from 'lean-qr/nano';
import { makeShape } from '../dom.ts';

const quiet = 4;

/** The modules of a text's code, row by row; null if it is too long for any code. */
export function modulesOf(text: string) {
  try {
    const code = generate(text);
    return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y)));
  } catch {
    return null;
  }
}

/** A picture of the code, or null. It is dark on light in every theme: many cameras read no other. */
export function makeCode(text: string, name: string) {
  const modules = modulesOf(text);
  if (!modules) return null;
  const side = modules.length + 2 * quiet;
  const dark = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join('');
  return makeShape(
    'svg',
    { viewBox: `0 0 ${side} ${side}`, class: 'code', role: 'img', 'aria-label': name },
    makeShape('path', { fill: '#fff', d: `M0 0h${side}v${side}H0z` }),
    makeShape('path', { fill: '#000', d: dark }),
  );
}
