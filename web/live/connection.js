// A connection to a friend's page, from the invitation to its end: one machine of states. It knows neither
// document nor game. The browser's RTCPeerConnection and the clock come in as arguments.
import { candidateLine, describe, signalOf } from './sdp.js';
import { makeAllowance, messageText, parseMessage } from './message.js';
import { readSignal, signalText } from './signal.js';

/**
 * @import { Fault, Message } from './message.js'
 * @import { Signal } from './signal.js'
 */
/**
 * none ─ invite ─▶ preparing ─▶ offered ─ accept ─▶ connecting ─▶ connected ⇄ lost
 *    └── answer ─▶ preparing ─▶ answered ────────────────────────▶ connected
 * and from each of them `ended`, or a fresh beginning.
 * @typedef {'none' | 'preparing' | 'offered' | 'answered' | 'connecting' | 'connected' | 'lost' | 'ended'} Phase
 */
/** Why it has ended: no path between the two was found; the browser cannot do it; this side or the other
 * has left; the friend's page said what it may not, or says that this one did.
 * @typedef {'no_path' | 'unable' | 'left' | 'bye' | 'fault' | 'blamed'} End */
/** @typedef {{ phase: Phase, since: number, code: string, end: End | null }} State `code` is for the friend */
/** @typedef {ReturnType<typeof makeConnection>} Connection */
/**
 * @typedef {object} Surroundings
 * @property {() => RTCPeerConnection} makePeer
 * @property {boolean} throughServer a STUN server is known: then candidates matter on both sides
 * @property {() => number} now milliseconds
 * @property {(act: () => void, milliseconds: number) => unknown} later
 * @property {(timer: any) => void} cancel
 */

const patience = {
  /** For addresses; one of those that are there by then may get through. */
  gathering: 3000,
  path: 15_000,
  /** Firefox gives up five seconds after the last candidate. */
  candidate: 4000,
  /** For a last word to go out. */
  farewell: 500,
};
/** An address of the range for documentation, which nobody has. */
const nobody = '198.51.100.1';

/** Resolves when all addresses are known, or enough time has passed and there is one: without any, a code
 * leads nowhere.
 * @param {RTCPeerConnection} peer @param {Surroundings} surroundings */
function gathered(peer, { later, cancel }) {
  return new Promise((resolve) => {
    let late = false;
    const look = () => {
      const isEnough = late && peer.localDescription?.sdp.includes('a=candidate:');
      if (!isEnough && peer.iceGatheringState !== 'complete') return;
      cancel(timer);
      resolve(null);
    };
    const timer = later(() => {
      late = true;
      look();
    }, patience.gathering);
    peer.onicegatheringstatechange = look;
    peer.onicecandidate = look;
    look();
  });
}

/**
 * @param {Surroundings} surroundings
 * @param {object} told
 * @param {(state: State) => void} told.changed
 * @param {(message: Exclude<Message, { kind: 'bye' | 'err' }>) => void} told.received
 */
export function makeConnection(surroundings, { changed, received }) {
  const { now, later, cancel } = surroundings;
  /** @type {State} */
  let state = { phase: 'none', since: now(), code: '', end: null };
  /** The id of the invitation. */
  let id = '';
  /** @type {RTCPeerConnection | null} */
  let peer = null;
  /** @type {RTCDataChannel | null} */
  let channel = null;
  /** @type {unknown} */
  let timer = null;
  let isAllowed = () => true;

  /** @param {Phase} phase @param {{ code?: string, end?: End }} [more] */
  const enter = (phase, { code = '', end } = {}) => {
    cancel(timer);
    timer = null;
    state = { phase, since: now(), code, end: end ?? null };
    changed(state);
  };

  /** Forgets the peer; what it says from now on is not heard. @param {number} [after] milliseconds */
  const drop = (after = 0) => {
    const [leaving, closing] = [peer, channel];
    peer = channel = null;
    if (!leaving || !closing) return;
    leaving.onconnectionstatechange = closing.onopen = closing.onclose = closing.onmessage = null;
    if (after > 0) later(() => leaving.close(), after);
    else leaving.close();
  };
  /** @param {End} end @param {Message} [lastWord] */
  const finish = (end, lastWord) => {
    if (lastWord) send(lastWord);
    drop(lastWord ? patience.farewell : 0);
    enter('ended', { end });
  };

  /** @param {Message} message */
  function send(message) {
    if (channel?.readyState !== 'open') return false;
    channel.send(messageText(message));
    return true;
  }
  /** @param {Fault} fault */
  const blame = (fault) => finish('fault', { kind: 'err', fault });

  /** @param {unknown} data */
  const hear = (data) => {
    const message = parseMessage(data);
    if (!isAllowed()) blame('flood');
    else if (!message) blame('message');
    else if (message.kind === 'bye') finish('bye');
    else if (message.kind === 'err') finish('blamed');
    else received(message);
  };

  /** What the browser says of the path. @param {RTCPeerConnectionState} path */
  const followPath = (path) => {
    const { phase } = state;
    const isOpen = channel?.readyState === 'open';
    if (phase === 'connected' && (path === 'disconnected' || path === 'failed')) enter('lost');
    else if (phase === 'lost' && path === 'connected' && isOpen) enter('connected');
    else if ((phase === 'answered' || phase === 'connecting') && path === 'failed') finish('no_path');
  };

  /** A new peer in place of the one before. */
  const begin = () => {
    drop();
    enter('preparing');
    const made = surroundings.makePeer();
    const opened = made.createDataChannel('', { negotiated: true, id: 0 });
    peer = made;
    channel = opened;
    opened.onopen = () => {
      isAllowed = makeAllowance({ burst: 20, rate: 5, now });
      enter('connected');
    };
    opened.onclose = () => {
      if (state.phase === 'connected') enter('lost');
    };
    opened.onmessage = ({ data }) => hear(data);
    made.onconnectionstatechange = () => followPath(made.connectionState);
    return made;
  };

  /** Gathers what the friend must know; null when that cannot be had, or another beginning came between.
   * @param {RTCPeerConnection} made @param {Signal['role']} role */
  const ownCode = async (made, role) => {
    await made.setLocalDescription();
    await gathered(made, surroundings);
    if (made !== peer) return null;
    const signal = signalOf(made.localDescription?.sdp ?? '', role, id);
    if (!signal) throw new Error('the browser’s session description is not as expected');
    id = signal.id;
    // Without a server those who answer wait for what comes, and need not know where from.
    const candidates = role === 'offer' && !surroundings.throughServer ? [] : signal.candidates;
    return signalText({ ...signal, candidates });
  };

  /** @param {() => Promise<void>} act */
  const attempt = async (act) => {
    const done = act();
    const begun = peer;
    try {
      await done;
    } catch (cause) {
      console.warn('No live connection.', cause);
      if (begun === peer) finish('unable');
    }
  };

  /** Keeps the browser of who answers from giving up before the friend has read the reply.
   * @param {RTCPeerConnection} made @param {number} number */
  const keepTrying = (made, number) => {
    if (made !== peer || state.phase !== 'answered') return;
    const candidate = candidateLine({ address: nobody, port: 1024 + (number % 60_000) }, number % 1000);
    made.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 }).catch(() => {});
    timer = later(() => keepTrying(made, number + 1), patience.candidate);
  };

  return {
    get state() {
      return state;
    },
    /** A fresh invitation. */
    invite: () =>
      attempt(async () => {
        const code = await ownCode(begin(), 'offer');
        if (code) enter('offered', { code });
      }),
    /** Takes a reply to an invitation; false if the text is not one. @param {string} text */
    async answer(text) {
      const signal = readSignal(text);
      if (signal?.role !== 'offer') return false;
      await attempt(async () => {
        id = signal.id;
        const made = begin();
        await made.setRemoteDescription({ type: 'offer', sdp: describe(signal, []) });
        const code = await ownCode(made, 'answer');
        if (!code) return;
        enter('answered', { code });
        for (const [index, candidate] of signal.candidates.entries()) {
          made
            .addIceCandidate({ candidate: candidateLine(candidate, index), sdpMid: '0', sdpMLineIndex: 0 })
            .catch(() => {});
        }
        keepTrying(made, 0);
      });
      return true;
    },
    /** Whether a text is the reply to the invitation that is out. @param {string} text */
    waitsFor(text) {
      const signal = readSignal(text);
      return state.phase === 'offered' && signal?.role === 'answer' && signal.id === id;
    },
    /** Connects with a reply, for which it must wait. @param {string} text */
    async accept(text) {
      const signal = readSignal(text);
      const made = peer;
      if (!signal || !made) return;
      enter('connecting');
      timer = later(() => finish('no_path'), patience.path);
      await attempt(() => made.setRemoteDescription({ type: 'answer', sdp: describe(signal, signal.candidates) }));
    },
    /** False where nobody can hear it. @param {Message} message */
    send,
    /** Closes because of what the friend's page has sent. */
    blame,
    /** Ends it here, and says so to the friend. */
    leave() {
      finish('left', { kind: 'bye' });
    },
    /** As if there had been none. */
    forget() {
      drop();
      enter('none');
    },
  };
}
