// Why a move is worth what it is: its sentences, from what the program has proven or seen, and ways to look at it on the
// board.
import { html, render } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { isFree, markOfMove } from '../board/names.ts';
import { make } from '../dom.ts';
import { reviewWords, type Told } from '../words/en/review.ts';
import { reasonWords } from '../words/en/reasons.ts';
import { analysisWords } from '../words/en/analysis.ts';
import { sooner } from '../words/en/values.ts';
import type { Bridge } from '../program/bridge.ts';
import { missedFork, stepsFrom } from './line-steps.ts';
import { notesOfPairs } from './pairs.ts';
import { sentencesOf } from './sentences.ts';
import {
  afterwards,
  betterThan,
  chanceOf,
  costsTooMuch,
  isFarOff,
  isSlower,
  joined,
  movesOf,
  opposite,
  withFirst,
  type Best,
  type JudgedMove,
} from './values.ts';
import { favoured } from '../program/chances.ts';
import { otherMark } from '../program/contract.ts';
import type { CellName, Explanation, KnownValue, Mark, Reason, ReviewedMove } from '../program/contract.ts';
import type { Layers } from '../board/notes.ts';
import type { LinePlayer } from './line.ts';
import type { Narrator } from '../feedback/narrator.ts';

export type ExplanationPart = ReturnType<typeof makeExplanation>;

/** Two threats at once, a block, and the line. */
const pliesOfFork = 3;

/** @param parts `judged` returns what the review knows of the move after this many moves, and `verdict` what it calls it
 */
export function makeExplanation(parts: {
  bridge: Bridge;
  narrator: Narrator;
  layers: Layers;
  line: LinePlayer;
  judged: (ply: number) => JudgedMove | undefined;
  verdict: (move: ReviewedMove) => Told;
}) {
  const { bridge, narrator, layers, line, judged, verdict } = parts;
  const panel = make('div', { className: 'explanation', hidden: true });
  /** The side that the pairs on the board keep from winning. */
  let pairsShown: Mark | null = null;
  /** In the status line while that says how to read them. */
  let legend = make('span');
  let asked = '';
  /** The user has asked about this very move, or stepped to it in the review. */
  let isChosen = false;
  /** What screen readers say of it: the first complete text. */
  let heard = '';
  /** What the analysis says above the reasons, and the move that it calls the only one. */
  let leftOut = { sentence: '', only: '' };
  /** The best moves that the analysis has found in this game, by the moves before them. */
  const best: Map<string, Best> = new Map();
  /** The proven replies that the reasons have named, by the moves before them, and what they have proven of those. */
  const replies: Map<string, CellName> = new Map();
  const proofs: Map<string, KnownValue> = new Map();
  bridge.on('started', () => {
    best.clear();
    replies.clear();
    proofs.clear();
  });
  const placeAt = (ply: number) => bridge.view.moves.slice(0, ply).join('.');
  /** The users of explanations, and their places; the latest last. */
  const users: Map<string, HTMLElement> = new Map();

  const playLine = () => {
    const { explanation } = bridge;
    showPairs(null);
    if (!explanation) return;
    line.open(explanation);
    panel.scrollIntoView();
  };
  function showPairs(reason: Reason | null) {
    pairsShown = reason?.side ?? null;
    layers.show('pairs', reason && notesOfPairs(reason.cells, (cell) => isFree(bridge.view, cell)));
    if (reason) {
      line.close();
      legend = narrator.say(analysisWords.pairsLegend(reason.side));
    } else if (legend.isConnected) narrator.say('');
    draw();
  }
  /** A button for a side that pairs keep from winning. */
  const pairsButton = (reason: Reason) => html`
    <button type="button" aria-pressed=${pairsShown === reason.side}
      @click=${({ currentTarget }: Event) => {
        showPairs(pairsShown === reason.side ? null : reason);
        // A line that it ends had hidden what is above it.
        (currentTarget as HTMLElement).scrollIntoView({ block: 'nearest' });
      }}>${analysisWords.pairs(reason.side)}</button>`;
  const pairingsIn = (explanation: Explanation | null) =>
    explanation?.reasons.filter(({ kind }) => kind === 'pairing') ?? [];
  const isInReview = () => [...users.keys()].at(-1) === 'review';
  /** Frames the better move on the board while the review is in sight. */
  function showBetter(cell: CellName | null) {
    const isShown = cell !== null && isFree(bridge.view, cell) && isInReview();
    layers.show(
      'better',
      isShown ? new Map([[cell, { spoken: reviewWords.betterMove, written: '✓', look: 'better' }]]) : null,
    );
  }
  /** The chance of the explained move in the list of the analysis, if it is one of those that can be played now. */
  function listedChance() {
    const { explanation, thoughts, view } = bridge;
    if (!thoughts.analysis || explanation?.ply !== view.cursor) return undefined;
    return movesOf(thoughts.analysis).find(({ cell }) => cell === explanation.cell)?.chance;
  }
  /** What is known of the explained move, from the explanation, the review and the analysis. */
  function factsOf(explanation: Explanation) {
    const { view } = bridge;
    const { ply, cell } = explanation;
    const isPlayed = view.cursor > ply;
    const isInGame = isPlayed && view.moves[ply] === cell;
    const known = judged(ply);
    const place = placeAt(ply);
    // The same chance as in the list beside it.
    const chance = isPlayed ? undefined : listedChance();
    const asListed = explanation.value === null && chance !== undefined ? { ...explanation, chance } : explanation;
    const found = isPlayed ? afterwards(explanation) : asListed;
    // In the review, what that has proven stays as its figures show it, even if the reasons look further.
    const stays = isInReview() && known?.after.value !== null;
    // Each view shows the chances that its other figures come from.
    const [own, other] = isInReview() ? [known?.after, found] : [found, known?.after];
    const after = isInGame && known ? (stays ? known.after : joined(own ?? found, other)) : found;
    // A proof that the review did not have says more than its verdict.
    const isOld = known && known.after.value === null && after.value !== null;
    const judgement = isInGame && known && !isOld ? verdict(known) : 'not_judged';
    const better = betterThan(explanation, known, best.get(place), replies.get(place));
    return {
      mark: markOfMove(view, ply),
      isPlayed,
      isLastOnBoard: isInGame && view.cursor === ply + 1,
      known,
      after,
      judgement,
      isWrong: judgement === 'mistake' || judgement === 'blunder',
      told: known && judgement !== 'not_judged' ? reviewWords.judgement(judgement, known) : '',
      better,
      had: (better ?? known?.before ?? best.get(place))?.value,
      // A guess is no reason for a value that is proven.
      isGuess: after.value !== null && explanation.value === null,
    };
  }
  /** What is said of the move: what it is worth, why, and which one was better. */
  function linesOf(explanation: Explanation, facts: ReturnType<typeof factsOf>) {
    const { view } = bridge;
    const { ply, cell } = explanation;
    const { mark, isPlayed, isLastOnBoard, known, after, judgement, isWrong, told, better, had, isGuess } = facts;
    const { value } = after;
    const reasons = explanation.reasons.filter(({ proven }) => proven || !isGuess);
    // That a move ends the game needs no value, nor one that is called the only move a sentence that says so. In misère
    // the end may have been a mistake.
    const isEnd = explanation.reasons[0]?.kind === 'completes_line';
    const about = {
      mark,
      misere: view.misere,
      isOver: isEnd && isPlayed,
      value,
      had,
      steps: stepsFrom(view, ply),
      saysResult: true,
      only: judgement === 'only' || (!isPlayed && cell === leftOut.only),
    };
    // Where nothing is proven, the chances say what a mistake costs.
    const [from, to] = known ? [known.before, after].map(chanceOf) : [];
    const isCostly = known?.estimated && value === null && isWrong && costsTooMuch(from ?? 0, to ?? 0);
    const [, reply] = about.steps(explanation.line);
    const costs = isCostly
      ? [`${told}.`, isFarOff(view, ply) ? reasonWords.farOff(cell) : '', reasonWords.costs(mark, from, to, reply)]
      : null;
    // The likely continuation begins with the same answer, and can be stepped through.
    const said = costs ? reasons.filter(({ proven }) => proven) : reasons;
    const sentences = costs && said.length === 0 ? [] : sentencesOf({ ...explanation, value, reasons: said }, about);
    const ended = told && value === 'loss' ? `${told}.` : '';
    // That only this move holds the draw stands above.
    const isSaid = !isPlayed && about.only && value === 'draw' && sentences.length > 0;
    // The figures of a review are about the side that moved, all others about the side to move.
    const isAfter = isPlayed && (value !== null || !isInReview());
    const [worthOf, toMove] = isAfter ? [opposite(after), otherMark(mark)] : [after, mark];
    const isDrawn = isLastOnBoard && view.outcome === 'draw';
    const isBad = !isWrong && favoured(to ?? 50) < 0;
    const isLater = isAfter && isInReview();
    const aboutValue = { verdict: told, isEstimate: known?.estimated, isDrawn, isBad, isLater };
    const worth = isSaid ? '' : analysisWords.valueOfMove(worthOf, toMove, aboutValue);
    // How a move that still wins could have won sooner.
    const fork = judgement === 'good' && value === 'win' && isPlayed ? missedFork(view, ply) : null;
    const isFound = known !== undefined && isSlower(known) && known.best.length > 0;
    const faster = isFound ? sooner(known.best, known.before.plies ?? 0) : fork && sooner([fork], pliesOfFork);
    const isAnswer = costs !== null && reply?.cell === better?.cell;
    return [
      ...(isEnd ? [ended] : (costs ?? [worth])),
      ...sentences,
      faster ? `${faster}.` : '',
      // Last, or the reasons would seem to be about the better move.
      better ? reasonWords.better(better.cell, better, mark, isPlayed, about.steps([better.cell])[0], isAnswer) : '',
    ].filter((line) => line && line !== leftOut.sentence);
  }
  function draw() {
    const { explanation, view } = bridge;
    panel.hidden = explanation === null;
    if (!explanation) return showBetter(null);
    const { ply, cell } = explanation;
    const facts = factsOf(explanation);
    const { mark, isPlayed, better, isGuess } = facts;
    const { value } = facts.after;
    showBetter(facts.isLastOnBoard ? (better?.cell ?? null) : null);
    const lines = linesOf(explanation, facts);
    // The analysis says by itself what the position is worth, and that is enough while it only follows the game.
    const isWanted = isChosen && asked === `explain ${ply} ${cell}`;
    const text = lines.join(' ');
    if (isWanted && explanation.done) heard ||= text;
    // Not one of the moves to choose from.
    const isLast = isPlayed && !isInReview();
    const isHeard = isWanted && heard !== '' && heard === text;
    const asks = facts.isWrong ? analysisWords.whatIsWrong : analysisWords.why;
    // What the board does not show yet; a single move is in the sentence.
    const isShort = isGuess || explanation.line.length - Math.max(0, view.cursor - ply) < 2;
    const pairings = pairingsIn(explanation);
    render(
      html`
        <div class=${isLast ? 'reasons of-last' : 'reasons'} aria-live=${isHeard ? 'polite' : 'off'} aria-atomic="true">
          ${keyed(
            // A live region announces only new nodes, so make them anew when it becomes live.
            isHeard,
            html`<h3>${isLast ? analysisWords.lastMove(cell, mark) : asks(cell)}</h3>
              ${lines.map((sentence) => html`<p>${sentence}</p>`)}`,
          )}
        </div>
        <p class="actions" ?hidden=${isShort && pairings.length === 0}>
          <button type="button" ?hidden=${isShort} @click=${playLine}>${value === 'loss' ? analysisWords.playRefutation : analysisWords.playLine}</button>
          <span class="actions">${pairings.map(pairsButton)}</span>
        </p>`,
      panel,
    );
  }

  /** The pairs that have buttons, and their move. */
  let offered = '';
  bridge.on('explanation', (explanation) => {
    const found = JSON.stringify([explanation?.ply, explanation?.cell, pairingsIn(explanation)]);
    // Pairs stay on the board while more is found out about the same move.
    if (found !== offered) showPairs(null);
    offered = found;
    if (explanation?.value) {
      const { ply, cell, line, reasons, done, ...known } = explanation;
      const place = [...bridge.view.moves.slice(0, ply), cell].join('.');
      proofs.set(place, known);
      if (line.length > 1) replies.set(place, line[1]);
    }
    draw();
  });
  let lastChance: number | undefined;
  const keepBest = () => {
    const { analysis } = bridge.thoughts;
    const chance = listedChance();
    if (chance !== lastChance) draw();
    lastChance = chance;
    const place = placeAt(bridge.view.cursor);
    const first = analysis && withFirst(movesOf(analysis), replies.get(place))[0];
    if (!first) return;
    const isNews = best.get(place)?.cell !== first.cell || first.proven;
    best.set(place, first);
    if (isNews) draw();
  };
  bridge.on('thoughts', keepBest);
  // This part may load after the analysis has ended.
  keepBest();
  /** @param ply moves on the board before it
   * @param byUser they wait for it: they did not just play it */
  const ask = (ply: number, cell: CellName, byUser: boolean = true) => {
    const wanted = `explain ${ply} ${cell}` as const;
    isChosen = byUser;
    if (wanted === asked && bridge.explanation) return;
    [asked, heard] = [wanted, ''];
    bridge.send(wanted);
  };
  const drop = () => {
    asked = '';
    if (bridge.explanation) bridge.send('explain off');
  };
  /** Explains the move that was just played, unless the user points at another. */
  const explainLast = (isStep: boolean = false) => {
    if (users.size === 0) return;
    const { view } = bridge;
    if (view.cursor > 0) ask(view.cursor - 1, view.moves[view.cursor - 1], isStep && isInReview());
    else drop();
  };
  for (const kind of ['played', 'stepped', 'started', 'restored'] as const) {
    bridge.on(kind, () => queueMicrotask(() => explainLast(kind === 'stepped')));
  }
  return {
    ask,
    /** Pointing at a cell then shows its pair. */
    get showsPairs() {
      return pairsShown !== null;
    },
    /** Does not repeat this sentence, which is shown beside the reasons, nor that this is the only move; empty ones end
     * it. */
    leaveOut(sentence: string, only: CellName = '') {
      if (sentence === leftOut.sentence && only === leftOut.only) return;
      leftOut = { sentence, only };
      draw();
    },
    /** What the reasons have proven of a move in the position on the board, if anything. */
    provenOf: (cell: CellName) => proofs.get([...bridge.view.moves.slice(0, bridge.view.cursor), cell].join('.')),
    /** The move that could be played now and is being explained; empty for none. */
    chosen(): CellName {
      const [, ply, cell] = asked.split(' ');
      return Number(ply) === bridge.view.cursor ? cell : '';
    },
    /** The move that the reasons name as the best one of the position on the board, if any. */
    named: () => replies.get(placeAt(bridge.view.cursor)),
    /** Called when the review knows more. */
    refresh: draw,
    /** Back to the reasons for the last move on the board, if a panel follows the game. */
    drop() {
      drop();
      explainLast();
    },
    /** Follows the game in this place from now on; null stops it. */
    use(user: string, place: HTMLElement | null) {
      users.delete(user);
      if (place) users.set(user, place);
      [...users.values()].at(-1)?.append(panel);
      draw();
      if (users.size === 0) drop();
      else explainLast();
    },
  };
}
