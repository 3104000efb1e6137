// A line of play to look at on the board, forwards and back. The game stays as it is: the moves are faint marks with
// numbers, and Escape or the button leads back.
import { html, render } from 'lit-html';
import { markOfMove } from '../board/names.ts';
import { stepIcon } from '../board/step-icon.ts';
import { element, make } from '../dom.ts';
import { analysisWords } from '../words/en/analysis.ts';
import type { LineStep } from '../words/en/lines.ts';
import { stepsFrom } from './line-steps.ts';
import type { Context } from '../context.ts';
import { otherMark, type CellName, type Explanation, type Mark } from '../program/contract.ts';
import type { Note } from '../board/grid.ts';
import type { Layers } from '../board/notes.ts';

export type LinePlayer = ReturnType<typeof makeLinePlayer>;

interface Back {
  text: string;
  act: () => void;
}
const toGame: Back = { text: analysisWords.leaveLine, act: () => {} };

/** Who plays this move, counted from the side to move. */
const markAt = (first: Mark, number: number) => (number % 2 === 0 ? first : otherMark(first));

/** The numbers of the first `count` moves of a line in the colours of their sides, as far as their marks stay.
 * @param staying how many marks stay */
function notesOfLine(line: CellName[], count: number, first: Mark, staying: number = count): Map<string, Note> {
  const gone = Math.max(0, count - staying);
  const noteOf = (number: number): Note => {
    const mark = markAt(first, number - 1);
    return { spoken: analysisWords.inLine(mark, number), written: String(number), look: `corner ${mark}` };
  };
  return new Map(line.slice(gone, count).map((cell, index) => [cell, noteOf(gone + index + 1)]));
}

/** Where a side can complete a line next. */
export const threatNote = (mark: Mark): Note => ({
  spoken: analysisWords.threatOf(mark),
  written: mark,
  look: `corner ${mark}`,
});

export function makeLinePlayer({ bridge, grid, layers, narrator }: Context & { layers: Layers }) {
  /** The rest of the line after the moves on the board. */
  let line: CellName[] = [];
  let steps: LineStep[] = [];
  let at = 0;
  /** What is said at its end. */
  let ending = '';
  /** The move that it begins with, perhaps before those. */
  let about = '';
  /** What leads back, and what to do then. */
  let back: Back = toGame;
  /** Where the focus came from. */
  let opener: Element | null = null;
  let release = () => {};

  const bar = make('section', { className: 'line-bar', 'aria-label': analysisWords.line, hidden: true });
  element('side').prepend(bar);

  function go(next: number) {
    at = Math.max(0, Math.min(line.length, next));
    const { to_move: first, kept } = bridge.view;
    bridge.send(`preview ${at === 0 ? 'none' : line.slice(0, at).join('.')}`);
    const step = steps[at - 1];
    const threats = (step?.threats ?? []).map((cell): [string, Note] => [cell, threatNote(step.mark)]);
    layers.show('line', new Map([...notesOfLine(line, at, first, kept ? 2 * kept : at), ...threats]));
    const stepTo = (sign: 'back' | 'forward', name: string, to: number) => html`
      <button type="button" aria-label=${name} aria-disabled=${to < 0 || to > line.length} @click=${() => go(to)}>${stepIcon(sign)}</button>`;
    render(
      html`
        <p aria-live="polite">${analysisWords.lineAt(at, line.length, step)}${at === line.length ? ending : ''}</p>
        <p class="actions">
          ${stepTo('back', analysisWords.lineBack, at - 1)}${stepTo('forward', analysisWords.lineForward, at + 1)}
          <button type="button" @click=${() => close(true)}>${back.text}</button>
        </p>`,
      bar,
    );
  }
  function close(byHand: boolean = false) {
    if (bar.hidden) return;
    bar.hidden = true;
    document.documentElement.classList.remove('in-line');
    release();
    layers.show('line', null);
    bridge.send('preview none');
    narrator.showHeadline();
    if (byHand) back.act();
    if (byHand && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }
  narrator.headWith(() => (bar.hidden ? '' : analysisWords.follows(about)));
  bar.addEventListener('keydown', ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) go(at + step);
  });
  const leaveFirst = (event: Event) => {
    // A place or a dialog over the line closes first.
    if (bar.hidden || document.querySelector(':modal, [data-place][open]')) return;
    event.preventDefault();
    close(true);
  };
  addEventListener('keydown', (event) => event.key === 'Escape' && leaveFirst(event));
  // Android's Back asks the sheet behind the line to close. This event does not bubble.
  addEventListener('cancel', leaveFirst, true);
  // Any change of the game closes the line.
  bridge.on('view', () => close());

  return {
    /** Shows the first `count` moves of a line that begins after `ply` moves of the game. Moves that are on the board
     * already are skipped.
     * @param shown the move that it begins with, and what is known of it
     * @param leave what leads back */
    open({ ply, line: moves, ...shown }: Explanation, count: number = 1, leave: Back = toGame) {
      const { view } = bridge;
      const played = Math.max(0, view.cursor - ply);
      const follows = moves.slice(0, played).every((cell, index) => view.moves[ply + index] === cell);
      if (view.cursor < ply || !follows) bridge.send(`jump ${ply}`);
      close();
      line = moves.slice(bridge.view.cursor - ply);
      steps = stepsFrom(bridge.view, bridge.view.cursor)(line);
      const cycle = shown.reasons.find(({ kind }) => kind === 'cycle');
      const before = cycle ? Math.max(0, line.length - cycle.plies) : null;
      ending = ` ${analysisWords.lineEnd(shown, markOfMove(bridge.view, ply), steps.at(-1)?.wins ?? false, before)}`;
      [about] = moves;
      back = leave;
      opener = document.activeElement;
      bar.hidden = false;
      document.documentElement.classList.add('in-line');
      release = grid.capture(() => narrator.say(analysisWords.onlyLooking(back.text)));
      narrator.showHeadline();
      // What was said is about the game.
      narrator.say('');
      go(count);
      bar.querySelectorAll('button')[1].focus({ preventScroll: true });
    },
    close,
  };
}
