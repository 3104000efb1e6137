// The open part of a tree as a drawing that stands by itself: an SVG file.
import type { Branch } from './tree.ts';

const [width, height, gap] = [150, 92, 14];
const board = 60;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Where everything goes: leaves one under the other, each board level with the middle of its branches.
 * @param free the next free row */
function placed(
  branch: Branch,
  depth: number,
  free: { row: number },
): { branch: Branch; x: number; y: number; below: ReturnType<typeof placed>[] } {
  const below = (branch.shown && branch.branches ? branch.branches : []).map((next) => placed(next, depth + 1, free));
  const y = below.length > 0 ? (below[0].y + below[below.length - 1].y) / 2 : free.row++ * height;
  return { branch, x: depth * (width + gap * 2), y, below };
}

function drawBoard(position: string, x: number, y: number) {
  const size = board / 3;
  const lines = [1, 2].map((at) => `M${x + size * at} ${y}v${board}M${x} ${y + size * at}h${board}`).join('');
  const marks = [...position.replaceAll('/', '')].map((mark, index) => {
    const left = x + (index % 3) * size + 4;
    const top = y + Math.floor(index / 3) * size + 4;
    const span = size - 8;
    if (mark === 'X') return `<path class="x" d="M${left} ${top}l${span} ${span}m0 ${-span}l${-span} ${span}"/>`;
    if (mark === 'O') return `<circle class="o" cx="${left + span / 2}" cy="${top + span / 2}" r="${span / 2}"/>`;
    return '';
  });
  return `<path class="lines" d="M${x} ${y}h${board}v${board}h${-board}z${lines}"/>${marks.join('')}`;
}

export function drawTree(root: Branch) {
  const free = { row: 0 };
  const tree = placed(root, 0, free);
  const parts: string[] = [];
  let right = 0;
  const draw = ({ branch, x, y, below }: ReturnType<typeof placed>) => {
    right = Math.max(right, x + width);
    parts.push(drawBoard(branch.position, x, y));
    parts.push(`<text x="${x}" y="${y + board + 14}">${escaped(branch.text)}</text>`);
    for (const next of below) {
      parts.push(`<path class="lines" d="M${x + board} ${y + board / 2}L${next.x} ${next.y + board / 2}"/>`);
      draw(next);
    }
  };
  draw(tree);
  const bottom = Math.max(free.row, 1) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-gap} ${-gap} ${right + 2 * gap} ${bottom + 2 * gap}" width="${right + 2 * gap}" height="${bottom + 2 * gap}">
<style>path,circle{fill:none;stroke:#222;stroke-width:2}.lines{stroke:#888;stroke-width:1}.x{stroke:#1f5fbf}.o{stroke:#b34500}text{font:11px sans-serif;fill:#222}</style>
<rect x="${-gap}" y="${-gap}" width="100%" height="100%" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}
