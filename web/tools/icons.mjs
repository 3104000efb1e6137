// Draws the PNG icons and the preview image from favicon.svg with rsvg-convert (Debian package
// librsvg2-bin): node icons.mjs. The results are committed, as they change once in a blue moon.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const folder = new URL('../icons/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
const marks = drawing.match(/<g[\s\S]*<\/g>/)[0];
const paper = '#1b2027';

function draw(name, width, height, svg) {
  const target = new URL(name, folder).pathname;
  execFileSync('rsvg-convert', ['-w', width, '-h', height, '-o', target], { input: svg });
}

const page = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${content}</svg>`;

draw('icon-192.png', 192, 192, drawing);
draw('icon-512.png', 512, 512, drawing);
// A launcher may cut off all but the middle four fifths.
draw('maskable-512.png', 512, 512, page(64, 64, `<g transform="translate(9.6 9.6) scale(.7)">${marks}</g>`));

const cell = (index) => `translate(${84 + (index % 3) * 156} ${81 + Math.floor(index / 3) * 156})`;
const cross = '<path d="M42 42l72 72M114 42l-72 72" stroke="#7ab4ff"/>';
const ring = '<circle cx="78" cy="78" r="40" stroke="#ffa657"/>';
const board = [...'X.OOXO..X']
  .map((mark, index) => (mark === '.' ? '' : `<g transform="${cell(index)}">${mark === 'X' ? cross : ring}</g>`))
  .join('');
draw(
  'social.png',
  1200,
  630,
  page(
    1200,
    630,
    `<g fill="none" stroke-linecap="round" stroke-width="18"><path d="M240 81v468M396 81v468M84 237h468M84 393h468" stroke="#707986" stroke-width="5"/>${board}</g>
    <path d="M138 135l360 360" stroke="#eceae4" stroke-width="8" stroke-linecap="round"/>
    <g font-family="Inter, sans-serif"><text x="640" y="300" font-size="84" font-weight="700" fill="#eceae4">Tic-tac-toe</text>
    <text x="643" y="366" font-size="36" fill="#a9b0ba">Any board. Two people,</text><text x="643" y="414" font-size="36" fill="#a9b0ba">or an honest computer.</text></g>`,
  ),
);
