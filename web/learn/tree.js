// The tree of games: boards and what follows them, opened branch by branch. Keys move in it as in any tree. What is
// open can be saved as a drawing or as data, and printed.
import { make, makeButton } from '../dom.js';
import { makeField, makeSelect } from '../forms/fields.js';
import { download } from '../storage/download.js';
import { machines } from '../words/machines.js';
import { makeDiagram, standing } from './board.js';
import { positionsOf } from './positions.js';
import { printSheet } from './sheets.js';
import { drawTree } from './tree-drawing.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Ask } from './ask.d.ts'
 * @import { TreeMove } from '../study/machine-answers.d.ts'
 */

/** A board of the tree: `branches` are there once it has been opened, and `shown` as long as it is open.
 * @typedef {object} Branch
 * @property {string} position
 * @property {string} text
 * @property {TreeMove['winner']} winner
 * @property {number} plies
 * @property {string[]} cells the moves that led here
 * @property {boolean} over
 * @property {boolean} shown
 * @property {Branch[] | null} branches */

/** As data: what is open, from the root on. @param {Branch} branch @returns {object} */
export const asData = ({ position, winner, plies, cells, over, shown, branches }) => ({
  position,
  winner,
  plies,
  ...(cells.length > 0 && { cells }),
  ...(over && { over }),
  ...(shown && branches && { moves: branches.map(asData) }),
});

/** @param {string} name @param {string} type @param {string} text */
const save = (name, type, text) => download(new Blob([text], { type }), name);

/** @param {{ ask: Ask, bridge: Bridge }} parts */
export function makeTree({ ask, bridge }) {
  /** @type {Branch | null} */
  let root = null;
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

  /** @param {TreeMove} move @returns {Branch} */
  const branchOf = ({ cells, position, over, winner, plies }) => ({
    position,
    text: machines.branch(cells, machines.value(winner, plies)),
    winner,
    plies,
    cells,
    over,
    shown: false,
    branches: null,
  });
  /** @param {Branch} branch @param {HTMLElement} item */
  async function open(branch, item) {
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
  /** @param {Branch} branch @param {HTMLElement} item */
  function close(branch, item) {
    branch.shown = false;
    item.ariaExpanded = 'false';
    item.querySelector('ul')?.remove();
  }
  /** @type {WeakMap<Element, Branch>} */
  const branches = new WeakMap();
  /** @param {Branch} branch @returns {HTMLElement} */
  function makeItem(branch) {
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
  /** @param {Branch[]} following */
  function makeGroup(following) {
    return make('ul', { role: 'group' }, ...following.map(makeItem));
  }
  const items = () => /** @type {HTMLElement[]} */ ([...tree.querySelectorAll('[role=treeitem]')]);
  /** @param {HTMLElement | null | undefined} item */
  const enter = (item) => {
    if (!item) return;
    for (const other of items()) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  };
  tree.addEventListener('click', ({ target }) => {
    const item = /** @type {HTMLElement | null} */ (
      target instanceof Element ? target.closest('[role=treeitem]') : null
    );
    const branch = item && branches.get(item);
    if (!item || !branch) return;
    enter(item);
    if (branch.shown) close(branch, item);
    else open(branch, item);
  });
  tree.addEventListener('keydown', (event) => {
    const all = items();
    const item = /** @type {HTMLElement} */ (document.activeElement);
    const branch = branches.get(item);
    if (!branch || event.altKey || event.ctrlKey || event.metaKey) return;
    const place = all.indexOf(item);
    /** @type {Record<string, () => void>} */
    const acts = {
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
