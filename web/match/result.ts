// What you can do next at the end of a game, in place of the status. Fetched with the first move.
import { html, nothing, render } from 'lit-html';
import { comesFirst, reachedIn } from '../challenge/reached.ts';
import { element, make } from '../dom.ts';
import { isRepeated } from '../controls/presses.ts';
import { endingOf, makeEnding } from '../feedback/ending.ts';
import { nameOf, strong } from '../feedback/sentences.ts';
import { challengeWords } from '../words/en/challenge.ts';
import { matchWords } from '../words/en/match.ts';
import { moveWords } from '../words/en/moves.ts';
import { isOthers, kindName, ownMark, playerName } from '../words/players.ts';
import { parseChallenge } from '../program/challenge.ts';
import { levels } from '../program/rules.ts';
import { words } from '../words/en/play.ts';
import type { Context } from '../context.ts';
import { gamesIn, otherMark, type Mark, type View } from '../program/contract.ts';

/** What the one with a mark is called in a score: two computers of one level only by the mark. */
function scorerOf(view: View, mark: Mark) {
  const name = nameOf(view, mark) || playerName(view, mark);
  return name === nameOf(view, otherMark(mark)) ? mark : name;
}

/** Who leads by how much, in words. */
export function scoreIn(view: View) {
  const { first, second, draws } = view.score;
  const leader = first === second ? '' : scorerOf(view, first > second === view.first_plays_x ? 'X' : 'O');
  return matchWords.score(leader, Math.max(first, second), Math.min(first, second), draws);
}

/** A series to this many wins: the leader's wins and losses, and the leader's name once that decides it, else empty.
 * Null where none is played: remote matches have no series. */
export function seriesOf(view: View, wins: number) {
  const { first, second } = view.score;
  if (wins <= 0 || view.apart) return null;
  const isDecided = Math.max(first, second) >= wins;
  const name = scorerOf(view, first > second === view.first_plays_x ? 'X' : 'O');
  return { wins, winner: isDecided ? name : '', won: Math.max(first, second), lost: Math.min(first, second) };
}

/** After this many losses in a row, offer an easier opponent. */
const lossesToRelent = 2;

/** The level to offer after a game against a computer: harder after a win, or a draw that took some doing, easier after
 * several losses; null after one loss, and where there is none.
 * @param lost games in a row */
export function nextLevel(view: Pick<View, 'x' | 'o' | 'outcome'> & Partial<Pick<View, 'apart'>>, lost: number) {
  const own = ownMark(view);
  const isHarder = lost === 0;
  if (own === null || view.apart || (!isHarder && lost < lossesToRelent)) return null;
  const played = own === 'X' ? view.o : view.x;
  if (view.outcome === 'draw' && !strong.includes(played)) return null;
  const level = levels.find((_, at) => levels[isHarder ? at - 1 : at + 1] === played);
  if (!level) return null;
  return { level, isHarder, x: own === 'X' ? 'human' : level, o: own === 'O' ? 'human' : level };
}

/** In milliseconds: for this long after the end, which should be seen first, a tap does not start the next game. */
const breath = 1000;

/** @param parts `challenge` makes a link of the result */
export function makeResult(context: Context & { review: () => void; replay: () => void; challenge: () => void }) {
  const { bridge, challenged, narrator, newGame, preferences, restoreGame, review, replay, challenge } = context;
  const card = element('result');
  const share = element('share');
  const title = share.previousElementSibling;
  /** This part may load after the end that it is fetched for. */
  let finishedAt = bridge.view.outcome === 'in_progress' ? -breath : performance.now();
  /** A view of the game is in its place. */
  let isCovered = false;
  /** How many games in a row were lost. */
  let lost = Number(endingOf(bridge.view) === 'lost');
  /** How the series stands is about to be said. */
  let isTelling = false;
  const series = () => seriesOf(bridge.view, preferences.values.series);

  const goOnAt = ({ level, x, o }: NonNullable<ReturnType<typeof nextLevel>>) => {
    preferences.set('level', level);
    bridge.send(`new x=${x}&o=${o}`);
    newGame.enter();
  };
  /** The score after a game, and how far a series goes. */
  const scoreAfter = (view: View) => {
    const stands = series();
    // The headline says who has won a series.
    if (stands) return stands.winner ? '' : `${scoreIn(view)}. ${matchWords.firstTo(stands.wins)}`;
    return gamesIn(view.score) > 1 ? scoreIn(view) : '';
  };
  const isWatched = ({ apart }: View) => apart !== null && apart.seat === null;
  /** After a game of others: the same against the same opponent, or after one of two people against the computer. */
  const again = () => {
    const { view } = bridge;
    if (isWatched(view)) bridge.send(`new rules=${view.rules}&x=human&o=${preferences.values.level}`);
    else if (isOthers(view)) bridge.send('rematch');
    else newGame.again();
    newGame.enter();
  };
  const againText = (others: boolean) => {
    if (others) return matchWords.yourTry;
    const stands = series();
    if (!stands) return matchWords.again;
    return stands.winner ? matchWords.newSeries : matchWords.nextGame;
  };
  /** Opens the match sheet. It begins at the boards if this button has the focus, which not every browser gives it. */
  const otherBoard = ({ currentTarget }: MouseEvent) => {
    (currentTarget as HTMLElement).focus();
    element('match').click();
  };
  const content = (view: View) => {
    const others = isOthers(view) || isWatched(view);
    const atEnd = view.outcome !== 'in_progress';
    const stands = series();
    // Another level would begin another series.
    const next = others || (stands && !stands.winner) ? null : nextLevel(view, lost);
    const reached = reachedIn(view);
    const canChallenge = reached !== null && !others && !challenged.text && !bridge.task;
    // Sending yours comes first.
    const isSecond = comesFirst(parseChallenge(challenged.text), reached, preferences.values.name);
    const nextBoard = html`<button type="button" id="other-board" @click=${otherBoard}>${matchWords.otherBoardNext}</button>`;
    const nextLevelButton = next
      ? html`<button type="button" id="level" @click=${() => goOnAt(next)}>${matchWords[next.isHarder ? 'harder' : 'easier'](kindName(next.level, view.solved))}</button>`
      : nextBoard;
    const ofOthers = atEnd
      ? html`<button type="button" @click=${replay}>${moveWords.steps.replay}</button>`
      : html`<button type="button" ?hidden=${view.apart} @click=${() => bridge.send(`open ${view.address}`)}>${matchWords.playFromHere}</button>`;
    // Each has its place, however the game ended.
    return html`
      <button type="button" id="again" class=${isSecond ? '' : 'primary'} @click=${(press: MouseEvent) => isRepeated(press) || again()}>${againText(others)}</button>
      <button type="button" id="review" @click=${review}>${matchWords.review}</button>
      <div class="others">
        ${others ? ofOthers : nextLevelButton}
        <button type="button" id="challenge" ?hidden=${!canChallenge} @click=${challenge}>${challengeWords.button[0]}<span class="heard">${challengeWords.button[1]}</span></button>
        ${isCovered ? nothing : share}
      </div>`;
  };
  const isOver = (view: View) => view.outcome !== 'in_progress' || isOthers(view);
  const show = () => {
    const { view } = bridge;
    // What a friend waits for comes first.
    const over = isOver(view) && !view.apart?.unsent && view.apart?.undo !== 'asked';
    const isNew = over && card.hidden;
    card.hidden = !over;
    // There is only one Share button: it keeps the focus wherever it moves.
    const isHeld = document.activeElement === share;
    render(over ? content(view) : nothing, card);
    if (!share.isConnected) title?.after(share);
    if (isHeld) share.focus();
    // On a magnified page it is below what is seen of the board, which stays in sight with it.
    if (isNew) element('again').scrollIntoView({ block: 'nearest' });
    element('turn').toggleAttribute('data-series', over && Boolean(series()?.winner));
  };
  /** Says that a series begins, which other players or another board cause too, or how it stands. */
  const tellSeries = () => {
    isTelling = false;
    const stands = series();
    if (!stands) return;
    const isNew = gamesIn(bridge.view.score) === 0;
    narrator.add(words.sentence(isNew ? matchWords.seriesBegins(stands.wins) : scoreAfter(bridge.view)), true);
  };
  bridge.on('finished', ({ counted }) => {
    finishedAt = performance.now();
    if (counted) return;
    const stands = series();
    const score = stands?.winner ? matchWords.seriesWon(stands).join(' ') : scoreAfter(bridge.view);
    // After the result. The headline shows who has won a series.
    if (score) queueMicrotask(() => (stands?.winner ? narrator.add : narrator.remark)(words.sentence(score)));
    lost = endingOf(bridge.view) === 'lost' ? lost + 1 : 0;
  });
  // A tap on the board after the end starts the next game, unless that takes two. A key may be one too many: its user
  // only hears what starts a game.
  bridge.on('refused', ({ reason, cell }) => {
    if (reason !== 'game_over' || !cell || bridge.isByKey || bridge.view.apart) return;
    if (performance.now() - finishedAt <= breath) return;
    // A tap may be meant for the game that is over.
    restoreGame.keep();
    again();
  });
  // The end of a series is more than that of its last game.
  narrator.headWith((view) => {
    const stands = isOver(view) ? series() : null;
    if (!stands?.winner) return '';
    const [won, score] = matchWords.seriesWon(stands);
    return [`${won} `, make('span', { className: 'series-score', textContent: score })];
  });
  bridge.on('view', show);
  challenged.on(show);
  new ResizeObserver(([{ contentRect }]) => {
    isCovered = !card.hidden && contentRect.height === 0;
    show();
  }).observe(card);
  show();
  return {
    ...makeEnding(context),
    /** Call it when a game begins, and how, or when the `players` change. After a decided series it resets the score; a
     * finished game keeps its score, at whichever move you look. */
    followSeries(begun: string) {
      const { x, o, over } = bridge.view;
      const stands = series();
      if (!stands || over || bridge.task || !['new', 'rematch', 'players'].includes(begun)) return;
      if (stands.winner) bridge.send(`players ${x} ${o}`);
      // Between two games on the same board the end of the first has said it.
      else if (begun !== 'rematch' && !isTelling) {
        isTelling = true;
        // Say it after what is said about the game.
        queueMicrotask(tellSeries);
      }
    },
  };
}
