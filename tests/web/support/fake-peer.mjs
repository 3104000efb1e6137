// A fake RTCPeerConnection, as far as the page uses it.
import { describe } from '../../../web/friends/live/signal.ts';
import { fakeTimers } from './fakes.mjs';

/** How many were made. */
let made = 0;

export class FakePeer {
  connectionState = 'new';
  iceGatheringState = 'new';
  localDescription = null;
  remote = null;
  channel = null;
  closed = false;
  added = [];

  /** `slow`: it never finishes looking for addresses. `lost`: it has none until it finds one. */
  constructor({ broken = false, slow = false, lost = false } = {}) {
    this.broken = broken;
    this.slow = slow;
    this.lost = lost;
    made += 1;
    /** Each has its own certificate. */
    this.fingerprint = made.toString(16).padStart(8, '0').repeat(8);
  }

  createDataChannel() {
    const channel = {
      readyState: 'connecting',
      other: null,
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (data) => channel.other?.onmessage?.({ data }),
    };
    this.channel = channel;
    return channel;
  }
  async setLocalDescription() {
    await null;
    if (this.broken) throw new Error('not here');
    this.localDescription = { sdp: this.describe(this.lost ? [] : [{ address: '10.0.0.1', port: 4000 }]) };
    if (!this.slow) this.iceGatheringState = 'complete';
  }
  describe(candidates) {
    const signal = {
      role: this.remote ? 'answer' : 'offer',
      id: '',
      fingerprint: this.fingerprint,
      ufrag: 'ufra',
      password: 'p'.repeat(24),
    };
    return describe(signal, candidates);
  }
  find(address) {
    this.localDescription = { sdp: this.describe([{ address, port: 4000 }]) };
    this.onicecandidate?.();
  }
  async setRemoteDescription(description) {
    await null;
    this.remote = description;
  }
  async addIceCandidate({ candidate }) {
    this.added.push(candidate);
  }
  /** Reports the state of the path. */
  walk(state) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
  close() {
    if (this.closed) return;
    this.closed = true;
    this.channel.readyState = 'closed';
    const { other } = this.channel;
    if (!other || other.readyState === 'closed') return;
    other.readyState = 'closed';
    other.onclose?.();
  }

  /** Puts a path between two. */
  static join(one, other) {
    one.channel.other = other.channel;
    other.channel.other = one.channel;
    for (const { channel } of [one, other]) channel.readyState = 'open';
    for (const peer of [one, other]) {
      peer.walk('connected');
      peer.channel.onopen?.();
    }
  }
}

/** What a connection needs of its browser: fake peers, and a clock that `pass` moves on. */
export function fakeSurroundings({ throughServer = false, ...peerOptions } = {}) {
  const { now, set, clear, waiting, pass } = fakeTimers();
  const peers = [];
  const makePeer = () => {
    peers.push(new FakePeer(peerOptions));
    return peers.at(-1);
  };
  return { given: { throughServer, makePeer, now, later: set, cancel: clear }, peers, waiting, pass };
}
