// The tree of games: boards and what follows them, opened branch by branch, with the usual keys of a tree. The open
// part can be saved as a drawing or as data, and printed.
import { html, nothing, render, svg, type TemplateResult } from 'lit-html';
import { boardShapes, picture } from '../board/board-view.ts';
import { make } from '../dom.ts';
import { choiceView, type Choice } from '../forms/field-views.ts';
import { download } from '../storage/files.ts';
import { machines } from '../words/en/machines.ts';
import { empty, ticTacToe } from '../board/positions.ts';
import { gameOf } from '../task/board.ts';
import { positionsOf } from './starting-positions.ts';
import { printSheet, sheetOf } from './printables.ts';
import type { Bridge } from '../program/bridge.ts';
import type { TreeMove, Ask } from '../study/study.ts';

/** A board of the tree: it has `branches` once it has been opened, and is `shown` while it is open. */
interface Branch extends TreeMove {
  text: string;
  shown: boolean;
  branches: Branch[] | null;
  parent: Branch | null;
}

const boardOf = ({ position, lines }: Branch) => ({ ...ticTacToe(position), lines });

const openIn = ({ shown, branches }: Branch) => (shown && branches ? branches : []);

const listOf = (branch: Branch): Branch[] => [branch, ...openIn(branch).flatMap(listOf)];

/** The open part as data, from the root on. */
const asData = (branch: Branch): object => ({
  position: branch.position,
  winner: branch.winner,
  plies: branch.plies,
  ...(branch.cells.length > 0 && { cells: branch.cells }),
  ...(branch.over && { over: branch.over }),
  ...(branch.shown && branch.branches && { moves: branch.branches.map(asData) }),
});

const [width, height, gap, side] = [150, 92, 14, 60];

/** The open part as a drawing that needs nothing else: leaves one under the other, each board level with the middle of
 * its branches. */
function drawing(root: Branch) {
  const parts: TemplateResult[] = [];
  let [right, bottom] = [0, 0];
  const place = (branch: Branch, x: number): number => {
    const below = openIn(branch).map((next) => place(next, x + width + gap * 2));
    const y = below.length > 0 ? (below[0] + below[below.length - 1]) / 2 : bottom;
    if (below.length === 0) bottom += height;
    right = Math.max(right, x + width);
    parts.push(svg`
      ${below.map((to) => svg`<path class="grid" d="M${x + side} ${y + side / 2}L${x + width + gap * 2} ${to + side / 2}"/>`)}
      <g transform="translate(${x} ${y}) scale(${side / 72})">${boardShapes(boardOf(branch))}</g>
      <text x=${x} y=${y + side + 14}>${branch.text}</text>`);
    return y;
  };
  place(root, 0);
  const [wide, high] = [right + 2 * gap, bottom + 2 * gap];
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-gap} ${-gap} ${wide} ${high}" width=${wide} height=${high}>
    <style>path{fill:none;stroke-width:2.6;stroke-linecap:round}.ground{fill:#fff}.grid{stroke:#888;stroke-width:1}.band{stroke:#f7d06b;stroke-width:7.2}.band.edge{stroke:#222;stroke-width:8}.X{stroke:#1f5fbf}.O{stroke:#b34500}text{font:11px sans-serif;fill:#222}</style>
    <rect x=${-gap} y=${-gap} width="100%" height="100%" fill="#fff"/>${parts}</svg>`;
}

/** A view as the text of a file. */
function fileOf(view: TemplateResult) {
  const holder = document.createElement('div');
  render(view, holder);
  return new XMLSerializer().serializeToString(holder.firstElementChild as Element).replace(/<!--.*?-->/g, '');
}

const save = (name: string, type: string, text: string) => download(new Blob([text], { type }), name);

export function makeTree({ ask, bridge }: { ask: Ask; bridge: Bridge }) {
  const content = make('div', { className: 'game-tree beside' });
  let positions: Choice[] = [];
  let position = empty;
  let told = '';
  let root: Branch | null = null;
  /** The one that Tab leads to. */
  let active: Branch | null = null;

  const branchOf = (parent: Branch, move: TreeMove): Branch => ({
    ...move,
    text: machines.branch(move.cells, machines.value(move.winner, move.plies)),
    shown: false,
    branches: null,
    parent,
  });

  const itemView = (branch: Branch): TemplateResult => html`
    <li role="treeitem" tabindex=${branch === active ? 0 : -1} aria-label=${branch.text} data-winner=${branch.winner}
      aria-expanded=${branch.over ? nothing : branch.shown} .branch=${branch}>
      <div class="branch">${picture(boardOf(branch))}<span aria-hidden="true">${branch.text}</span></div>
      ${branch.shown && branch.branches ? html`<ul role="group">${branch.branches.map(itemView)}</ul>` : nothing}
    </li>`;
  const treeView = () => html`
    <ul role="tree" aria-label=${machines.treeLabel} class="tree" @click=${click} @keydown=${key}>${root && itemView(root)}</ul>`;
  const draw = () =>
    render(
      html`
        <div>
          <p>${machines.treeText}</p>
          ${choiceView(machines.treeFrom, 'tree-from', positions, position, begin, 'positions')}
          <p aria-live="polite">${told}</p>
        </div>
        <div>
          ${treeView()}
          <p class="actions">
            <button type="button" @click=${saveDrawing}>${machines.downloadSvg}</button>
            <button type="button" @click=${saveData}>${machines.downloadJson}</button>
            <button type="button" @click=${() => root && printSheet(sheetOf(machines.tree, treeView()))}>${machines.print}</button>
          </p>
        </div>`,
      content,
    );
  const saveDrawing = () => root && save('tree.svg', 'image/svg+xml', fileOf(drawing(root)));
  const saveData = () => root && save('tree.json', 'application/json', JSON.stringify(asData(root), null, 1));

  async function open(branch: Branch) {
    if (branch.over || branch.shown) return;
    const answer = branch.branches ? null : await ask('tree', branch.position);
    if (answer) branch.branches = answer.moves.map((move) => branchOf(branch, move));
    branch.shown = branch.branches !== null;
    told = branch.shown ? '' : machines.failed;
    draw();
  }
  function close(branch: Branch) {
    branch.shown = false;
    draw();
  }
  const toggle = (branch: Branch) => (branch.shown ? close(branch) : open(branch));
  function enter(branch: Branch | null | undefined) {
    if (!branch) return;
    active = branch;
    draw();
    content.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
  }
  const branchAt = (target: EventTarget | null) =>
    ((target as Element).closest('[role=treeitem]') as (Element & { branch: Branch }) | null)?.branch;
  function click({ target }: Event) {
    const branch = branchAt(target);
    if (!branch) return;
    enter(branch);
    toggle(branch);
  }
  function key(event: KeyboardEvent) {
    const branch = branchAt(event.target);
    if (!root || !branch || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = listOf(root);
    const at = all.indexOf(branch);
    const acts: Record<string, () => void> = {
      ArrowDown: () => enter(all[at + 1]),
      ArrowUp: () => enter(all[at - 1]),
      Home: () => enter(all[0]),
      End: () => enter(all.at(-1)),
      ArrowRight: () => (branch.shown ? enter(branch.branches?.[0]) : open(branch)),
      ArrowLeft: () => (branch.shown ? close(branch) : enter(branch.parent)),
      Enter: () => toggle(branch),
      ' ': () => toggle(branch),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  async function begin(from: string) {
    [position, told] = [from, ''];
    const answer = await ask('tree', from);
    if (position !== from) return;
    if (answer) {
      const over = answer.moves.length === 0;
      const text = machines.root(over ? '' : answer.to_move, machines.value(answer.winner, answer.plies));
      root = { ...answer, position: from, text, cells: [], over, shown: !over, branches: null, parent: null };
      root.branches = answer.moves.map((move) => branchOf(root as Branch, move));
      active = root;
    } else told = machines.failed;
    draw();
  }
  return {
    title: machines.tree,
    note: () => machines.treeNote,
    content,
    open() {
      positions = positionsOf(gameOf(bridge));
      return begin(positions[0][0]);
    },
  };
}
