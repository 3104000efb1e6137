// The panel of a remote match: whom you play for, what to do, and the buttons for that.
import { html, nothing, render } from 'lit-html';
import { canConnect } from '../browser/link.ts';
import { isRepeated } from '../controls/presses.ts';
import { element, make } from '../dom.ts';
import { answerTurnWith } from '../feedback/answers.ts';
import { sendBySheet } from '../forms/copy.ts';
import { nameView } from '../forms/field-views.ts';
import { friendName, gamesIn, type View } from '../program/contract.ts';
import { nameIn } from '../program/name.ts';
import { friendWords } from '../words/en/friends.ts';
import { liveWords } from '../words/en/live.ts';
import { words } from '../words/en/play.ts';
import { matchOnBoard, type Matches } from '../storage/matches.ts';
import { linkOf, makeLinks } from './links.ts';
import { awaitedIn, greetingOf, isNamelessGuest, panelActs, panelOf, type PanelAct, type Sending } from './state.ts';
import type { Context } from '../context.ts';
import type { LivePlay } from './live/live.ts';

/** Whether this is the first link of a match. It is shown: a link is news, and the friend may sit beside you. */
const isInvitation = ({ moves, score }: View) => moves.length <= 1 && gamesIn(score) === 0;

/** How far a game has come; the names of its players do not count. */
const standingOf = ({ id, moves }: View) => `${id} ${moves.join('.')}`;

export function makePanel(
  context: Context & {
    matches: Matches;
    /** live play, once it was wanted */
    live: () => LivePlay | null;
    playLive: () => void;
    /** the game on the board is open in another tab, and not used here */
    isElsewhere: () => boolean;
    /** the friend has started the next game */
    offered: () => boolean;
    sending: Sending;
  },
) {
  const { bridge, grid, narrator, matches, isElsewhere, live, offered, playLive, preferences, sending } = context;
  const links = makeLinks(sent);
  const connection = () => live()?.state ?? { phase: 'none' as const, text: '' };
  const acts: Record<PanelAct, () => void> = {
    agree: () => bridge.send('answer yes'),
    refuse: () => bridge.send('answer no'),
    send,
    withdraw() {
      bridge.send('withdraw');
      // Withdrawn: say what to do now. If it came too late, the refusal says so.
      if (bridge.view.apart?.undo !== 'asked') narrator.say('', standing().task);
    },
    links: () => links.open(bridge.view),
    live: playLive,
    showCode: () => live()?.showCode(),
    wave: () => live()?.wave(),
    reconnect: () => live()?.reconnect(),
    leave: () => live()?.leave(),
  };
  const panel = make('section', { id: 'apart', className: 'apart', 'aria-label': friendWords.title });
  element('result').after(panel);
  /** The game when it was joined, if that was greeted. */
  let joined = '';

  /** The link for the friend is out. */
  function sent() {
    sending.sent();
    follow();
  }

  async function send() {
    const { view } = bridge;
    const token = view.apart?.to_friend;
    if (!token) return;
    let isTold = false;
    let out = await sendBySheet({ url: linkOf(token) });
    if (out === null) {
      out = await links.copyLink(view);
      isTold = out && !isInvitation(view);
      if (!isTold) links.open(view);
    }
    if (out && bridge.view.apart?.to_friend === token) sent();
    if (isTold) narrator.say(friendWords.copied(friendName(view)));
  }

  /** The guest's name: used here from now on, and sent to the friend with the next move. */
  const rename = (name: string) => preferences.set('name', name);
  preferences.on(introduce);
  /** Sends a name that is known already, instead of asking for it. */
  function introduce() {
    const name = nameIn(preferences.values.name);
    if (name && isNamelessGuest(bridge.view)) bridge.send(`name ${name}`);
  }

  /** What has to be sent, or comes first, shown in place of whose turn it is. */
  const awaited = () => (isElsewhere() ? friendWords.elsewhere : awaitedIn(sending, connection().phase));
  /** Until they move, or connect. */
  const isGreeted = () => standingOf(bridge.view) === joined && connection().phase === 'none';
  narrator.headWith((view) => {
    if (!view.apart) return '';
    return awaited() || (isGreeted() ? friendWords.invites(friendName(view)) : '');
  });
  const standing = () =>
    panelOf({
      sending,
      offered: offered(),
      live: connection().phase,
      canConnect,
      since: matches.find(matchOnBoard(sending.view))?.since ?? Date.now(),
    });
  answerTurnWith(() => {
    const next = bridge.view.apart && awaited();
    return next ? words.sentence(next) : '';
  });
  let isHeard = false;
  /** For the ear: what the headline says. */
  const hear = () => {
    const next = awaited();
    if (next || isHeard) narrator.hear(next || undefined);
    isHeard = next !== '';
  };
  const draw = () => {
    const { view } = sending;
    hear();
    panel.hidden = !view.apart;
    links.follow(view);
    if (!view.apart) return;
    const { phase, text } = connection();
    const { seat, task, shown, sends, isSendPrimary } = standing();
    narrator.showHeadline();
    if (phase === 'none') delete panel.dataset.live;
    else panel.dataset.live = phase;
    const nameOf = (act: PanelAct) => {
      if (act === 'send') return friendWords.sends[sends];
      return act === 'leave' && phase !== 'connected' ? liveWords.cancel : friendWords.acts[act];
    };
    const isPrimary = (act: PanelAct) => act === 'agree' || (act === 'send' && isSendPrimary);
    render(
      html`
        <p class="apart-line">
          <span class="apart-status"><strong>${seat}</strong> <span class="task">${isGreeted() && view.apart.help ? friendWords.helpAllowed : task}</span></span>
          <span class="live-status">${text}</span>
        </p>
        <p class="actions">${panelActs.map(
          (act) => html`<button type="button" class=${isPrimary(act) ? 'primary' : ''} ?hidden=${!shown.includes(act)}
            @click=${(event: Event) => isRepeated(event as MouseEvent) || acts[act]()}>${nameOf(act)}</button>`,
        )}</p>
        ${isNamelessGuest(view) ? nameView(friendWords.ownName, 'guest-name', { change: rename }) : nothing}`,
      panel,
    );
  };
  /** Redraws the panel. If the button with the focus goes, the board gets the focus. */
  function follow() {
    // Look first: some browsers take the focus away at once.
    const button = panel.querySelector(':focus');
    const isShown = button?.matches(':focus-visible');
    draw();
    if (button?.getClientRects().length === 0) grid.focus(isShown);
  }
  return {
    introduce,
    follow,
    greet() {
      joined = greetingOf(bridge.view).length > 0 ? standingOf(bridge.view) : '';
      follow();
    },
  };
}
