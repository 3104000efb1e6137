// Sets up a position: marks come and go freely, on the board or as text, and faults are reported at once. The program
// has the marks, draws and checks them; here are the panel, the keys and the words. The game behind stays as it is
// until the new one begins.
import { indexOf } from '../board/names.ts';
import { goToGame } from '../browser/places.ts';
import { letterOfKey } from '../controls/shortcuts.ts';
import { element, make } from '../dom.ts';
import { standing } from '../feedback/sentences.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { shareWords } from '../words/en/share.ts';
import { words } from '../words/en/play.ts';
import { makeAside, positionIn } from '../controls/position-aside.ts';
import { commonWords } from '../words/en/common.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { html, render } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { rulesText } from '../program/rules.ts';
import { choiceView, fieldView } from '../forms/field-views.ts';
import { makeRulesFields } from '../forms/rules-fields.ts';
import type { Context } from '../context.ts';
import type { Draft, Drafted, Pen } from '../program/contract.ts';
import type { Note } from '../board/grid.ts';

const said = setUpWords.setUp;

/** @param draft its text lists X's marks and O's, the oldest first: `b2.a1/a2/O` */
function orderIn({ kept, text }: Draft): Map<string, Note> {
  const notes: Map<string, Note> = new Map();
  for (const marks of kept ? text.split('/').slice(0, 2) : [])
    for (const [place, cell] of marks.split('.').filter(Boolean).entries())
      notes.set(cell, { spoken: remarkWords.toLeave(place), written: '', look: '' });
  return notes;
}

const penOfKey: Record<string, Pen> = { x: 'X', o: 'O', Delete: 'erase', Backspace: 'erase' };
/** Faults of texts that are no positions: the marks stay as they were. */
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

/** The panel is there while the program has a draft.
 * @param context `compose` makes a lesson of what is on the board */
export function makeSetUp(context: Context & { compose: () => void }) {
  const { bridge, compose, grid, narrator } = context;
  const page = document.querySelector('.page') as HTMLElement;
  let isOpen = false;
  let possible = false;
  /** The analysis was on before, and resumes afterwards. */
  let analysed = false;
  /** What would be lost if something else replaced it. */
  let position = '';
  const aside = makeAside({ ...context, goToGame });
  /** It is one of the lessons on the board, and kept with them. */
  const isInLessons = () => `${bridge.task?.address}&`.includes(`&rules=${position.replace(' ', '&position=')}&`);

  /** Starts the game, if one can begin there.
   * @param next runs after that
   * @param players as in commands; empty for the same ones */
  const play = (next?: () => void, players: string = '') => {
    const { draft } = bridge.view;
    if (!draft || !possible) {
      bridge.send('draft on');
      return;
    }
    position = '';
    // Behind a remote match, end the draft first: the program then takes what the friend has done since. Without a mark
    // it is a new game and no position, which the program takes only when nothing is set up.
    if (bridge.view.apart || !/[XO]/.test(draft.text)) bridge.send('draft off');
    bridge.send(`new rules=${draft.rules}&position=${draft.text}${players}`);
    grid.focus();
    next?.();
  };
  const cancel = () => {
    position = '';
    bridge.send('draft off');
    if (analysed) bridge.send('analyse on');
    narrator.say(`${said.cancelled} ${standing(bridge.view)}`);
    element('set-up').focus();
  };

  const panel = make('section', { className: 'set-up', 'aria-label': said.heading });
  const fields = makeRulesFields('set-up-');
  const acts = {
    write: ({ target }: Event) =>
      bridge.send(`draft ${bridge.view.draft?.rules} ${(target as HTMLInputElement).value.trim()}`),
    // Take a number once it is whole: on the way to 15 the board would lose its marks at 1.
    choose() {
      const rules = fields.check();
      if (rules) bridge.send(`draft ${rulesText(rules)}`);
    },
    clear() {
      const { draft } = bridge.view;
      if (draft) bridge.send(`draft ${draft.rules} ${emptyLike(draft)}`);
    },
    play: () => play(),
    // Moves of both sides can be tried.
    analyse: () => play(() => bridge.send('analyse on'), '&x=human&o=human'),
    share: () => play(() => element('share').click()),
    lesson: () => (possible ? compose() : bridge.send('draft on')),
  };
  let shown = '';
  /** What the user is typing stays as it is, as long as it means the same.
   * @param formFault what is wrong with the text; empty when it has the form of a position */
  const show = (draft: Draft, formFault: string) => {
    const field = panel.querySelector<HTMLInputElement>('#set-up-text');
    const isSame = field?.value.trim().toUpperCase() === draft.text.toUpperCase();
    const isTyped = field && document.activeElement === field && (formFault || isSame);
    const begin = (name: 'play' | 'analyse' | 'share', look: string) => html`
      <button type="button" class=${look} aria-disabled=${!possible} @click=${acts[name]}>${said[name]}</button>`;
    if (draft.rules !== shown) fields.show(draft);
    shown = draft.rules;
    render(
      html`
        <h2>${said.heading}</h2>
        ${choiceView(said.pen, 'set-up-pen', Object.entries(said.pens), draft.pen, (pen) => bridge.send(`pen ${pen as Pen}`))}
        ${fieldView(
          said.asText,
          'set-up-text',
          html`<input id="set-up-text" type="text" autocomplete="off" spellcheck="false" autocapitalize="characters"
            aria-describedby="set-up-fault" aria-invalid=${formFault !== ''}
            .value=${live(isTyped ? field.value : draft.text)} @input=${acts.write}>`,
        )}
        <p id="set-up-fault" class="fault">${formFault}</p>
        <p class="actions">
          ${begin('play', 'primary')}${begin('analyse', '')}${begin('share', '')}
          <button type="button" aria-disabled=${!possible} @click=${acts.lesson}>${shareWords.makeLesson}</button>
          <button type="button" @click=${acts.clear}>${said.clear}</button>
          <button type="button" @click=${cancel}>${said.cancel}</button>
        </p>
        <details @change=${acts.choose}>
          <summary>${commonWords.board}: ${words.rules(draft)}</summary>
          ${fields.fieldset}
        </details>`,
      panel,
    );
  };

  const enter = () => {
    isOpen = true;
    analysed = bridge.thoughts.analysis !== null;
    if (analysed) bridge.send('analyse off');
    page.classList.add('setting-up');
    page.querySelector('.buttons')?.before(panel);
  };
  const leave = () => {
    isOpen = false;
    grid.annotate(new Map());
    panel.remove();
    page.classList.remove('setting-up');
  };
  /** What was done, said before its outcome. */
  const deed = ({ cells, columns }: Draft, cell?: string | null) => {
    if (!cell) return '';
    const mark = cells[indexOf(cell, columns)];
    return `${words.cell(cell, mark.replace('.', ''), false)}. `;
  };

  const take = (told: Drafted) => {
    if (!told.draft) return;
    const begun = isOpen ? '' : `${said.begun} `;
    if (!isOpen) enter();
    possible = told.detail === undefined;
    const verdict = setUpWords.checkedPosition(told);
    show(told.draft, formFaults.includes(told.detail ?? '') ? verdict : '');
    narrator.say(`${begun}${deed(told.draft, told.cell)}${verdict}`);
  };
  bridge.on('drafted', take);
  // It can end by a game that begins, by Cancel or by Back.
  bridge.on('view', (view) => {
    if (view.draft) {
      position = positionIn(view);
      aside.take(position);
      grid.annotate(orderIn(view.draft));
    } else if (isOpen) {
      leave();
      if (position && !isInLessons()) aside.put(position);
    }
  });
  // After a reload the draft may be there before this part.
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
    if (bridge.task && bridge.view.draft) {
      // A task has the board: its position is edited in the place of the game, which comes back first.
      const { rules, text } = bridge.view.draft;
      goToGame();
      aside.put(positionIn(bridge.view));
      bridge.send(`draft ${rules} ${text}`);
    }
    if (byKeys) grid.enter();
    else grid.focus();
  };
}
