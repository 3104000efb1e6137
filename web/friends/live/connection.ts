// A connection to a friend's page, from the invitation to its end: one state machine, which knows neither document nor
// game. The browser's RTCPeerConnection and the clock are arguments.
import { candidateLine, describe, signalOf, readSignal, signalText, type Signal } from './signal.ts';
import { makeAllowance, messageText, parseMessage, type Fault, type Message } from './delivery.ts';
import type { LivePhase } from '../state.ts';

/** none ─ invite ─▶ preparing ─▶ offered ─ accept ─▶ connecting ─▶ connected ⇄ lost └── answer ─▶ preparing ─▶
 * answered ────────────────────────▶ connected and from each of them `ended`, or a fresh beginning. */
type Phase = LivePhase;
/** Why it has ended: no path between the two was found; the browser cannot do it; this page was reloaded; this side or
 * the other has left; the friend's page broke the protocol, or says that this one did. */
export type End = 'no_path' | 'unable' | 'reloaded' | 'left' | 'bye' | 'fault' | 'blamed';
/** `code` is for the friend */
export type State = { phase: Phase; since: number; code: string; end: End | null };
interface Surroundings {
  makePeer: () => RTCPeerConnection;
  /** a STUN server is known: then candidates matter on both sides */
  throughServer: boolean;
  /** milliseconds */
  now: () => number;
  later: (act: () => void, milliseconds: number) => unknown;
  cancel: (timer: any) => void;
}

const patience = {
  /** For gathering addresses; one of those found by then may get through. */
  gathering: 3000,
  path: 15_000,
  /** Firefox gives up five seconds after the last candidate. */
  candidate: 4000,
  /** For a last message to go out. */
  farewell: 500,
};
/** An address of the documentation range, which nobody has. */
const nobody = '198.51.100.1';

/** Resolves when all addresses are known, or when the time is up and there is one: without any, a code leads
 * nowhere. */
function gathered(peer: RTCPeerConnection, { later, cancel }: Surroundings) {
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

interface Listeners {
  changed: (state: State) => void;
  received: (message: Exclude<Message, { kind: 'bye' | 'err' }>) => void;
}
export function makeConnection(surroundings: Surroundings, { changed, received }: Listeners) {
  const { now, later, cancel } = surroundings;
  let state: State = { phase: 'none', since: now(), code: '', end: null };
  /** The id of the invitation. */
  let id = '';
  let peer: RTCPeerConnection | null = null;
  let channel: RTCDataChannel | null = null;
  let timer: unknown = null;
  let isAllowed = () => true;

  const enter = (phase: Phase, { code = '', end }: { code?: string; end?: End } = {}) => {
    cancel(timer);
    timer = null;
    state = { phase, since: now(), code, end: end ?? null };
    changed(state);
  };

  /** Forgets the peer, and ignores what it says from now on.
   * @param after milliseconds until it closes */
  const drop = (after: number = 0) => {
    const [leaving, closing] = [peer, channel];
    peer = channel = null;
    if (!leaving || !closing) return;
    leaving.onconnectionstatechange = closing.onopen = closing.onclose = closing.onmessage = null;
    if (after > 0) later(() => leaving.close(), after);
    else leaving.close();
  };
  const finish = (end: End, lastWord?: Message) => {
    if (lastWord) send(lastWord);
    drop(lastWord ? patience.farewell : 0);
    enter('ended', { end });
  };

  function send(message: Message) {
    if (channel?.readyState !== 'open') return false;
    channel.send(messageText(message));
    return true;
  }
  const blame = (fault: Fault) => finish('fault', { kind: 'err', fault });

  const hear = (data: unknown) => {
    const message = parseMessage(data);
    if (!isAllowed()) blame('flood');
    else if (!message) blame('message');
    else if (message.kind === 'bye') finish('bye');
    else if (message.kind === 'err') finish('blamed');
    else received(message);
  };

  /** Reacts to what the browser says of the path. */
  const followPath = (path: RTCPeerConnectionState) => {
    const { phase } = state;
    const isOpen = channel?.readyState === 'open';
    if (phase === 'connected' && (path === 'disconnected' || path === 'failed')) enter('lost');
    else if (phase === 'lost' && path === 'connected' && isOpen) enter('connected');
    else if ((phase === 'answered' || phase === 'connecting') && path === 'failed') finish('no_path');
  };

  /** Begins with a new peer in place of the one before. */
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

  /** Gathers what the friend must know; null if another beginning came in between. */
  const ownCode = async (made: RTCPeerConnection, role: Signal['role']) => {
    await made.setLocalDescription();
    await gathered(made, surroundings);
    if (made !== peer) return null;
    const signal = signalOf(made.localDescription?.sdp ?? '', role, id);
    if (!signal) throw new Error('the browser’s session description is not as expected');
    id = signal.id;
    // Without a server the answering side waits for what comes, and need not know where from.
    const candidates = role === 'offer' && !surroundings.throughServer ? [] : signal.candidates;
    return signalText({ ...signal, candidates });
  };

  const attempt = async (act: () => Promise<void>) => {
    const done = act();
    const begun = peer;
    try {
      await done;
    } catch (cause) {
      console.warn('No live connection.', cause);
      if (begun === peer) finish('unable');
    }
  };

  /** Keeps the answering browser from giving up before the friend has read the reply. */
  const keepTrying = (made: RTCPeerConnection, number: number) => {
    if (made !== peer || state.phase !== 'answered') return;
    const candidate = candidateLine({ address: nobody, port: 1024 + (number % 60_000) }, number % 1000);
    made.addIceCandidate({ candidate, sdpMid: '0', sdpMLineIndex: 0 }).catch(() => {});
    timer = later(() => keepTrying(made, number + 1), patience.candidate);
  };

  return {
    get state() {
      return state;
    },
    invite: () =>
      attempt(async () => {
        const code = await ownCode(begin(), 'offer');
        if (code) enter('offered', { code });
      }),
    /** Answers an invitation; resolves to false if the text is not one. */
    async answer(text: string) {
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
    /** Whether a text is the reply to the invitation that is out. */
    waitsFor(text: string) {
      const signal = readSignal(text);
      return state.phase === 'offered' && signal?.role === 'answer' && signal.id === id;
    },
    /** Connects with a reply that `waitsFor` has recognised. */
    async accept(text: string) {
      const signal = readSignal(text);
      const made = peer;
      if (!signal || !made) return;
      enter('connecting');
      timer = later(() => finish('no_path'), patience.path);
      await attempt(() => made.setRemoteDescription({ type: 'answer', sdp: describe(signal, signal.candidates) }));
    },
    /** False if nobody can hear it. */
    send,
    /** Closes because of what the friend's page has sent. */
    blame,
    leave() {
      finish('left', { kind: 'bye' });
    },
    /** The page was reloaded while it was connected. */
    findReloaded: () => finish('reloaded'),
    /** Back to the start, as if there had been no connection. */
    forget() {
      drop();
      enter('none');
    },
  };
}
