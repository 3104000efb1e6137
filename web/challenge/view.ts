// Challenges on the page: the one that a link has brought, beside the board, and the dialog that sends your own.
// Fetched with the first of either.
import { html, nothing, render } from 'lit-html';
import { isFile, linkTo } from '../browser/link.ts';
import { make } from '../dom.ts';
import { removeNotice, showUntilRead } from '../feedback/notice.ts';
import { makeSharing } from '../forms/copy.ts';
import { makeDialog } from '../forms/dialog.ts';
import { copiedView, copyView, nameView } from '../forms/field-views.ts';
import {
  areAlike,
  challengeAddress,
  compare,
  isOfGame,
  parseChallenge,
  type Challenge,
  type Reached,
} from '../program/challenge.ts';
import { challengeWords, type ChallengeGame } from '../words/en/challenge.ts';
import { answeredOf, challengeEnd, comesFirst, gameOf, isKnownTo, openingOf, ownMoves, reachedIn } from './reached.ts';
import type { Context } from '../context.ts';
import type { Preferences } from '../storage/preferences.ts';

/** The dialog that makes a link of a result. It asks for a name until there is one. */
function makeSender(preferences: Preferences) {
  const content = make('div');
  const dialog = makeDialog('challenge-dialog', challengeWords.heading, content);
  const title = dialog.children[0];
  let now = {
    address: '',
    reached: { result: 'won', count: 0 } as Reached,
    game: null as ChallengeGame | null,
    answered: undefined as Challenge | undefined,
  };
  let asksName = false;
  const sharing = makeSharing(() => draw());
  const rename = (name: string) => {
    preferences.set('name', name);
    draw();
  };
  const draw = () => {
    const { reached, answered } = now;
    const challenge: Challenge = { ...reached, name: preferences.values.name, answered };
    const theirs = answered?.name ?? '';
    const link = linkTo(challengeAddress(now.address, challenge));
    render(
      html`
        ${asksName ? nameView(challengeWords.yourName, 'challenge-name', { input: rename }) : nothing}
        <p>${challengeWords.opens(theirs)}</p>
        <blockquote>${openingOf(challenge, theirs, now.game)}</blockquote>
        ${copiedView(answered ? challengeWords.answerLink : challengeWords.link, 'challenge-link', link)}
        <p class="actions">
          ${copyView(sharing, challengeWords.copyLink, link, 'primary')}
          ${'share' in navigator && !isFile() ? html`<button type="button" @click=${() => sharing.send(link)}>${challengeWords.send}</button>` : nothing}
        </p>`,
      content,
    );
  };
  const open = (address: string, reached: Reached, game: ChallengeGame | null, answered?: Challenge) => {
    now = { address, reached, game, answered };
    title.textContent = answered ? challengeWords.answerHeading : challengeWords.heading;
    asksName = preferences.values.name === '';
    sharing.forget();
    draw();
    dialog.showModal();
    content.querySelector('input')?.focus();
  };
  return { open, close: () => dialog.close() };
}

export function makeChallenges({ bridge, narrator, preferences, challenged }: Context) {
  const card = make('section', { className: 'challenge', ariaLabel: challengeWords.region, hidden: true });
  document.getElementById('side')?.before(card);
  let sender: ReturnType<typeof makeSender> | undefined;
  /** Makes a link of a result at an address.
   * @param game that it was reached in, if it was a game */
  const send = (address: string, reached: Reached, game: ChallengeGame | null = null) => {
    sender ??= makeSender(preferences);
    const isNews = !isKnownTo(challenge, reached, preferences.values.name);
    const answered =
      challenge && areAlike(challenge, reached) && isNews ? { ...challenge, answered: undefined } : undefined;
    sender.open(address, reached, game, answered);
  };
  /** What a challenge of the game on the board would be about. */
  const game = () => gameOf(bridge.view);
  const sendGame = () => {
    const reached = best ?? reachedIn(bridge.view);
    const about = game();
    if (reached && about) send(bridge.view.address, reached, about);
  };
  let challenge: Challenge | null = null;
  /** The best of your tries at it. */
  let best: Reached | null = null;

  const draw = () => {
    card.hidden = !challenge || !isOfGame(challenge);
    if (!challenge || card.hidden) return;
    const mine = reachedIn(bridge.view);
    if (mine && (!best || compare(mine, best) > 0)) best = mine;
    const { name } = preferences.values;
    render(challengeEnd(challenge, best, name, sendGame, comesFirst(challenge, mine, name)), card);
  };
  // Until you move, the headline is the challenge, or what came of yours, and at the end whether you have met it.
  narrator.headWith((view) => {
    if (!challenge || card.hidden) return '';
    const mine = reachedIn(view);
    if (mine) return challengeWords.ending(challenge, mine);
    if (ownMoves(view) > 0) return '';
    if (!best) return challengeWords.headline(challenge, game());
    return best === challenge.answered ? challengeWords.verdict(challenge, best) : '';
  });
  const refuse = (why: string) => {
    challenge = null;
    showUntilRead(narrator, 'challenge-fault', why);
    challenged.take('');
  };
  /** Called when another challenge has come, or this one has gone. */
  const follow = () => {
    const { text } = challenged;
    // What it shows is of the game before.
    sender?.close();
    if (text) {
      removeNotice('challenge-fault');
      // It would give away the answer.
      bridge.send('analyse off');
    }
    challenge = text ? parseChallenge(text) : null;
    const earlier = challenge && answeredOf(challenge, preferences.values.name);
    best = earlier;
    if (text && !challenge) refuse(challengeWords.unreadable);
    // Puzzles say theirs themselves.
    else if (challenge && isOfGame(challenge)) {
      const about = game();
      if (!about) refuse(challengeWords.noOpponent);
      else if (earlier && bridge.view.moves.length <= 1) {
        const both = challengeWords.both(challenge, earlier);
        narrator.say(challengeWords.takenUp(challenge.name), ` ${both}`, ` ${challengeWords.tryAgain}`);
      } else if (ownMoves(bridge.view) === 0) narrator.add(openingOf(challenge, preferences.values.name, about));
    }
    draw();
    narrator.showHeadline();
  };
  challenged.on(follow);
  bridge.on('view', draw);
  bridge.on('finished', ({ counted }) => {
    const mine = reachedIn(bridge.view);
    if (!challenge || !mine || counted || bridge.task) return;
    const verdict = challengeWords.verdict(challenge, mine, true);
    queueMicrotask(() => narrator.add(verdict));
  });
  if (challenged.text) follow();
  return { send, sendGame };
}
