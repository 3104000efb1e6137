// The tree of games: boards and what follows them, opened branch by branch. Keys move in it as in any tree. What is
// open can be saved as a drawing or as data, and printed.
import { make, makeButton } from '../dom.ts';
import { makeField, makeSelect } from '../forms/fields.ts';
import { download } from '../storage/files.ts';
import { machines } from '../words/en/machines.ts';
import { makeDiagram, standing } from './board.ts';
import { positionsOf } from './positions.ts';
import { printSheet } from './sheets.ts';
import { drawTree } from './tree-drawing.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Ask } from './ask.ts';
import type { TreeMove } from '../study/machine-answers.ts';

/** A board of the tree: `branches` are there once it has been opened, and `shown` as long as it is open. */
export interface Branch {
  position: string;
  text: string;
  winner: TreeMove['winner'];
  plies: number;
  /** the moves that led here */
  cells: string[];
  over: boolean;
  shown: boolean;
  branches: Branch[] | null;
}

/** As data: what is open, from the root on. */
export const asData = ({ position, winner, plies, cells, over, shown, branches }: Branch): object => ({
  position,
  winner,
  plies,
  ...(cells.length > 0 && { cells }),
  ...(over && { over }),
  ...(shown && branches && { moves: branches.map(asData) }),
});

const save = (name: string, type: string, text: string) => download(new Blob([text], { type }), name);

export function makeTree({ ask, bridge }: { ask: Ask; bridge: Bridge }) {
  let root: Branch | null = null;
  const from = makeSelect('tree-from', {});
  const told = make('p', { ariaLive: 'polite' });
  const tree = make('ul', { role: 'tree', ariaLabel: machines.treeLabel, className: 'tree' });
  const content = make(
    'div',
    { className: 'game-tree' },
    make('p', { textContent: machines.treeText }),
    makeField(machines.treeFrom, from),
    told,
    tree,
    make(
      'p',
      { className: 'actions spread' },
      makeButton(machines.downloadSvg, () => root && save('tree.svg', 'image/svg+xml', drawTree(root))),
      makeButton(
        machines.downloadJson,
        () => root && save('tree.json', 'application/json', JSON.stringify(asData(root), null, 1)),
      ),
      makeButton(machines.print, () => root && printSheet(machines.tree, tree.cloneNode(true))),
    ),
  );

  const branchOf = ({ cells, position, over, winner, plies }: TreeMove): Branch => ({
    position,
    text: machines.branch(cells, machines.value(winner, plies)),
    winner,
    plies,
    cells,
    over,
    shown: false,
    branches: null,
  });
  async function open(branch: Branch, item: HTMLElement) {
    if (branch.over || branch.shown) return;
    if (!branch.branches) {
      const answer = await ask('tree', branch.position);
      if (!answer) {
        told.textContent = machines.failed;
        return;
      }
      branch.branches = answer.moves.map(branchOf);
    }
    branch.shown = true;
    item.ariaExpanded = 'true';
    item.querySelector('ul')?.remove();
    item.append(makeGroup(branch.branches));
  }
  function close(branch: Branch, item: HTMLElement) {
    branch.shown = false;
    item.ariaExpanded = 'false';
    item.querySelector('ul')?.remove();
  }
  const branches: WeakMap<Element, Branch> = new WeakMap();
  function makeItem(branch: Branch): HTMLElement {
    const item = make(
      'li',
      { role: 'treeitem', tabIndex: -1, ariaLabel: branch.text },
      make(
        'div',
        { className: 'branch' },
        makeDiagram(standing('3,3,3', branch.position)),
        make('span', { textContent: branch.text, ariaHidden: 'true' }),
      ),
    );
    item.dataset.winner = branch.winner;
    if (!branch.over) item.ariaExpanded = String(branch.shown);
    // One that was open stays so while a board before it is closed.
    if (branch.shown && branch.branches) item.append(makeGroup(branch.branches));
    branches.set(item, branch);
    return item;
  }
  function makeGroup(following: Branch[]) {
    return make('ul', { role: 'group' }, ...following.map(makeItem));
  }
  const items = () => [...tree.querySelectorAll('[role=treeitem]')] as HTMLElement[];
  const enter = (item: HTMLElement | null | undefined) => {
    if (!item) return;
    for (const other of items()) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  };
  tree.addEventListener('click', ({ target }) => {
    const item = (target instanceof Element ? target.closest('[role=treeitem]') : null) as HTMLElement | null;
    const branch = item && branches.get(item);
    if (!item || !branch) return;
    enter(item);
    if (branch.shown) close(branch, item);
    else open(branch, item);
  });
  tree.addEventListener('keydown', (event) => {
    const all = items();
    const item = document.activeElement as HTMLElement;
    const branch = branches.get(item);
    if (!branch || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = all.indexOf(item);
    const acts: Record<string, () => void> = {
      ArrowDown: () => enter(all[place + 1]),
      ArrowUp: () => enter(all[place - 1]),
      Home: () => enter(all[0]),
      End: () => enter(all.at(-1)),
      ArrowRight: () => (branch.shown ? enter(item.querySelector('[role=treeitem]')) : open(branch, item)),
      ArrowLeft: () => (branch.shown ? close(branch, item) : enter(item.parentElement?.closest('[role=treeitem]'))),
      Enter: () => (branch.shown ? close(branch, item) : open(branch, item)),
      ' ': () => acts.Enter(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  async function begin() {
    told.textContent = '';
    const position = from.value;
    const answer = await ask('tree', position);
    if (!answer) {
      told.textContent = machines.failed;
      return;
    }
    const over = answer.moves.length === 0;
    root = {
      position,
      text: machines.root(over ? '' : answer.to_move, machines.value(answer.winner, answer.plies)),
      winner: answer.winner,
      plies: answer.plies,
      cells: [],
      over,
      shown: false,
      branches: answer.moves.map(branchOf),
    };
    const item = makeItem(root);
    item.tabIndex = 0;
    tree.replaceChildren(item);
    await open(root, item);
  }
  from.addEventListener('change', begin);
  return {
    title: machines.tree,
    note: () => machines.treeNote,
    content,
    open() {
      from.replaceChildren(...positionsOf(bridge.view).map(({ position, text }) => new Option(text, position)));
      return begin();
    },
  };
}
