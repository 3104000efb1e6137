// Playing live with a friend elsewhere: carries the tokens of the game over a connection to the friend's page, both
// ways, and hands what comes to the program, which knows the rules.
import { friendName } from '../../program/contract.ts';
import { liveMatch, matchOf, matchOnBoard } from '../../storage/matches.ts';
import { friendWords } from '../../words/en/friends.ts';
import { liveWords } from '../../words/en/live.ts';
import { makeConnection, type State } from './connection.ts';
import { makeDelivery, type FriendsSide } from './delivery.ts';
import { makeCodeDialog, textOf } from './dialog.ts';
import { isOfOtherVersion, readSignal } from './signal.ts';
import { isNamelessGuest } from '../state.ts';
import { element, make, makeShape } from '../../dom.ts';
import { play } from '../../feedback/sounds.ts';
import type { Context } from '../../context.ts';
import type { Preferences } from '../../storage/preferences.ts';

/** An open hand. */
const drawing =
  'M7 14V6.500a1.500 1.500 0 0 1 3 0V4.500a1.500 1.500 0 0 1 3 0v1a1.500 1.500 0 0 1 3 0v3a1.500 1.500 0 0 1 3 0V15a7 7 0 0 1-7 7c-2.500 0-4-1-5.500-3L3.800 15.300c-.8-1.200.8-2.600 1.900-1.500zM10 6v5M13 5.500V11M16 8.500V12';

const seen = 2500;

function showWave({ sound }: Pick<Preferences['values'], 'sound'>) {
  document.querySelector('.waved')?.remove();
  const icon = makeShape('svg', { viewBox: '0 0 24 24' }, makeShape('path', { d: drawing }));
  const hand = make('div', { className: 'waved', 'aria-hidden': 'true' }, icon);
  element('board').append(hand);
  setTimeout(() => hand.remove(), seen);
  if (sound) play('wave');
}

/** What a connection needs of the browser. */
const surroundings = {
  // The servers that the host named for the build; usually none.
  makePeer: () => new RTCPeerConnection({ iceServers: STUN_SERVERS ? [{ urls: STUN_SERVERS.split(',') }] : [] }),
  throughServer: STUN_SERVERS !== '',
  now: () => Date.now(),
  later: (act: () => void, milliseconds: number) => setTimeout(act, milliseconds),
  cancel: (timer: any) => clearTimeout(timer),
};

/** In milliseconds, between two waves. */
const waveRest = 1000;
/** Without a word from the friend: a page that slept gets them all at once, and must not take them for a flood. */
const mostWaves = 10;

/** What is wrong with a code; null if nothing is. */
function faultOf(code: string) {
  if (readSignal(code)) return null;
  return isOfOtherVersion(code) ? friendWords.badLetter.version() : friendWords.badCode;
}

export type LivePlay = ReturnType<typeof makeLive>;

/** @param parts `changed`: the connection has another state; `deliver` takes a link that was pasted or scanned */
export function makeLive(context: Context & FriendsSide & { changed: () => void; deliver: (hash: string) => void }) {
  const { bridge, narrator, preferences, deliver, changed: told, ...ends } = context;
  /** The match played over the connection. */
  let match = '';
  /** The game when the connection ended, as the friend's token. */
  let ended = '';
  /** This side's code that is out. */
  let sent = '';
  let wavedAt = 0;
  let waves = 0;

  const toFriend = () => bridge.view.apart?.to_friend ?? '';

  const isOnBoard = () => match !== '' && matchOnBoard(bridge.view) === match;

  const takeToken = (token: string) => {
    const fault = matchOf(token) === match ? delivery.take(token) : 'letter';
    if (fault) connection.blame(fault);
  };

  const text = () => {
    const { state } = connection;
    return textOf(state, { name: friendName(bridge.view), isSent: state.code === sent });
  };
  const changed = (state: State) => {
    const { end, phase } = state;
    if (phase === 'connected') liveMatch.write(match);
    else if (phase === 'none' || (end && end !== 'reloaded')) liveMatch.write('');
    if (phase === 'connected') {
      narrator.say(liveWords.connected);
      dialog.close();
    } else if (phase !== 'none' && phase !== 'preparing' && (end !== 'left' || isOnBoard())) {
      // If another game is on the board, the connection ends without a word.
      narrator.say('', text());
    }
    dialog.follow(state);
    ended = toFriend();
    if (state.phase === 'connected') {
      waves = 0;
      delivery.begin();
    }
    told();
  };
  const connection = makeConnection(surroundings, {
    changed,
    received: (message) => {
      waves = 0;
      if (message.kind === 'letter') {
        takeToken(message.letter);
        return;
      }
      narrator.say(liveWords.friendWaves(friendName(bridge.view)));
      showWave(preferences.values);
    },
  });
  const delivery = makeDelivery({
    ...ends,
    current: toFriend,
    send: (token) => connection.send({ kind: 'letter', letter: token }),
  });

  const wave = () => {
    const now = Date.now();
    if (now - wavedAt < waveRest) return;
    if (waves >= mostWaves) {
      narrator.say(liveWords.wavedEnough);
      return;
    }
    if (!connection.send({ kind: 'wave' })) return;
    wavedAt = now;
    waves += 1;
    narrator.say(liveWords.youWave);
  };
  const invite = () => {
    match = matchOnBoard(bridge.view);
    connection.invite();
  };
  const dialog = makeCodeDialog({
    token: toFriend,
    deliver,
    invite,
    text,
    isNameless: () => isNamelessGuest(bridge.view),
    // It goes to the friend over the connection, with the game.
    rename(name) {
      preferences.set('name', name);
      if (name && name !== bridge.view.apart?.guest_name) bridge.send(`name ${name}`);
    },
    sent() {
      sent = connection.state.code;
      told();
    },
  });

  bridge.on('update', () => {
    const { phase } = connection.state;
    if (phase === 'none') return;
    // Another game is on the board: nobody is here to play this one.
    if (!isOnBoard()) {
      if (phase !== 'ended') connection.leave();
      connection.forget();
    } else if (phase === 'connected') delivery.tell();
    // Once the game goes on without the connection, forget that.
    else if (phase === 'ended' && toFriend() !== ended) connection.forget();
  });

  const tellInDialog = (message: string) => {
    if (dialog.isOpen) dialog.say(message);
    return dialog.isOpen;
  };
  return {
    get state() {
      return { phase: connection.state.phase, text: text() };
    },
    wave,
    showCode: () => dialog.open(),
    reconnect() {
      dialog.open();
      invite();
    },
    leave() {
      // Before there is a connection there is nobody to tell.
      if (connection.state.phase === 'connected') connection.leave();
      else connection.forget();
    },
    /** Whether the latest state reaches the friend by itself. */
    isConnected: () => isOnBoard() && connection.state.phase === 'connected',
    /** The page was reloaded while the match on the board was live. */
    findReloaded() {
      match = matchOnBoard(bridge.view);
      connection.findReloaded();
    },
    /** Shows the invitation, or what has become of it. */
    open() {
      if (isOnBoard() && ['offered', 'answered', 'connecting'].includes(connection.state.phase)) dialog.open();
      else {
        dialog.open();
        invite();
      }
    },
    /** Lets the user enter a code. */
    read: () => dialog.open(),
    /** Answers an invitation to the game on the board.
     * @param greeting for a player who has just joined that game; otherwise empty */
    async answer(code: string, greeting: string) {
      match = matchOnBoard(bridge.view);
      dialog.open(greeting);
      if (!(await connection.answer(code))) tellInDialog(faultOf(code) ?? friendWords.badCode);
    },
    /** Says it in the dialog of codes; false if that is closed. */
    tellInDialog,
    close: dialog.close,
    faultOf,
    waitsFor: connection.waitsFor,
    accept: connection.accept,
  };
}
