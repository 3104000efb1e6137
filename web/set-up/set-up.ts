// A position of one's own: marks are put and removed freely, on the board or as text, and what is wrong
// with them is said as one goes. The program has the marks, draws and judges them; here are the panel, the
// keys, and what is said. The game before stays as it is until the new one begins.
import { indexOf } from '../board/names.ts';
import { letterOfKey } from '../controls/shortcuts.ts';
import { element } from '../dom.ts';
import { standing } from '../feedback/sentences.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { words } from '../words/en/play.ts';
import { makeAside, positionIn } from '../controls/position-aside.ts';
import { makePanel } from './panel.ts';
import { more } from '../words/en/more.ts';
import type { Context } from '../context.ts';
import type { Draft, Drafted, Pen } from '../program/contract.ts';
import type { Note } from '../board/grid.ts';

/** @param draft whose text has X's marks and O's, the oldest first: `b2.a1/a2/O` */
export function orderIn({ kept, text }: Pick<Draft, 'kept' | 'text'>): Map<string, Note> {
  const notes: Map<string, Note> = new Map();
  if (!kept) return notes;
  for (const marks of text.split('/').slice(0, 2)) {
    marks
      .split('.')
      .filter(Boolean)
      .forEach((cell, place) => {
        notes.set(cell, { spoken: more.toLeave(place), written: '', look: '' });
      });
  }
  return notes;
}

const penOfKey: Record<string, Pen> = { x: 'X', o: 'O', Delete: 'erase', Backspace: 'erase' };
/** Of texts that are no positions: the marks stay as they were. */
const formFaults = [
  'position_row_count',
  'position_row_length',
  'position_symbol',
  'marks_form',
  'cell_form',
  'cell_off_board',
  'cell_taken',
];

const emptyLike = ({ kept, text }: Draft) => (kept ? '//X' : text.replace(/[XO]/g, '.'));

/** Its panel is there as long as the program has something set up. */
export function makeSetUp(context: Context) {
  const { bridge, grid, narrator } = context;
  const page = document.querySelector('.page') as HTMLElement;
  let isOpen = false;
  let possible = false;
  /** The analysis was on before, and is again afterwards. */
  let analysed = false;
  /** What would be lost if something else took its place. */
  let position = '';
  const aside = makeAside(context);

  /** Begins the game, if one can begin there.
   * @param next what is to follow */
  const play = (next?: () => void) => {
    const { draft } = bridge.view;
    if (!draft || !possible) {
      bridge.send('draft on');
      return;
    }
    position = '';
    // What the friend of the match behind has done meanwhile is taken first: the match is left as it stands then.
    // Without a mark it is no position but a new game, which the program takes once nothing is set up.
    if (bridge.view.apart || !/[XO]/.test(draft.text)) bridge.send('draft off');
    bridge.send(`new rules=${draft.rules}&position=${draft.text}`);
    grid.focus();
    next?.();
  };
  const cancel = () => {
    position = '';
    bridge.send('draft off');
    if (analysed) bridge.send('analyse on');
    narrator.say(`${setUpWords.setUp.cancelled} ${standing(bridge.view)}`);
    element('set-up').focus();
  };

  const panel = makePanel({
    write: (position) => bridge.send(`draft ${bridge.view.draft?.rules} ${position}`),
    take: (pen) => bridge.send(`pen ${pen}`),
    choose: (rules) => bridge.send(`draft ${rules}`),
    clear: () => {
      const { draft } = bridge.view;
      if (draft) bridge.send(`draft ${draft.rules} ${emptyLike(draft)}`);
    },
    play: () => play(),
    analyse: () => play(() => bridge.send('analyse on')),
    share: () => play(() => element('share').click()),
    cancel,
  });

  const enter = () => {
    isOpen = true;
    analysed = bridge.thoughts.analysis !== null;
    if (analysed) bridge.send('analyse off');
    page.classList.add('setting-up');
    page.querySelector('.buttons')?.before(panel.section);
  };
  const leave = () => {
    isOpen = false;
    grid.annotate(new Map());
    panel.section.remove();
    page.classList.remove('setting-up');
  };
  /** What was done, as it is said before what has come of it. */
  const deed = ({ cells, columns }: Draft, cell?: string | null) => {
    if (!cell) return '';
    const mark = cells[indexOf(cell, columns)];
    return `${words.cell(cell, mark.replace('.', ''), false)}. `;
  };

  const take = (told: Drafted) => {
    if (!told.draft) return;
    const begun = isOpen ? '' : `${setUpWords.setUp.begun} `;
    if (!isOpen) enter();
    possible = told.detail === undefined;
    const verdict = setUpWords.checkedPosition(told);
    panel.show(told.draft, possible, formFaults.includes(told.detail ?? '') ? verdict : '');
    narrator.say(`${begun}${deed(told.draft, told.cell)}${verdict}`);
  };
  bridge.on('drafted', take);
  // However it has ended: by a game that begins, by Cancel, by the browser's Back.
  bridge.on('view', (view) => {
    if (view.draft) {
      position = positionIn(view);
      grid.annotate(orderIn(view.draft));
    } else if (isOpen) {
      leave();
      if (position) aside.put(position);
    }
  });
  // It may have been there before these words were: after a reload.
  if (bridge.view.draft) {
    bridge.send('draft on');
    grid.annotate(orderIn(bridge.view.draft));
  }

  element('cells').addEventListener('keydown', (event) => {
    const pen = penOfKey[event.key] ?? penOfKey[letterOfKey(event)];
    const cell = event.target instanceof HTMLElement && event.target.closest('button')?.dataset.cell;
    if (!isOpen || !cell || !pen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    bridge.send(`put ${cell} ${pen}`);
  });

  return () => {
    const byKeys = element('set-up').matches(':focus-visible');
    bridge.send('draft on');
    if (byKeys) grid.enter();
    else grid.focus();
  };
}
