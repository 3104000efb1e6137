// Session descriptions of a connection that has one data channel and nothing else, made from what differs between two
// of them, and taken apart into that.

import { idOf, type Candidate, type Signal } from './signal.ts';

const lineEnd = '\r\n';

/** The line of a candidate. Where its address comes from makes no difference to who tries it. */
export const candidateLine = ({ address, port }: Candidate, index: number = 0) =>
  `candidate:${index + 1} 1 udp ${2_113_937_151 - index * 256} ${address} ${port} typ host`;

/** The description that a signal stands for. The one who offers begins the handshake, so that the other can wait.
 * @param candidates those that it should name */
export function describe({ role, ufrag, password, fingerprint }: Signal, candidates: Candidate[]) {
  return [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${(fingerprint.toUpperCase().match(/../g) ?? []).join(':')}`,
    `a=setup:${role === 'offer' ? 'active' : 'passive'}`,
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    ...candidates.map((candidate, index) => `a=${candidateLine(candidate, index)}`),
    '',
  ].join(lineEnd);
}

/** What is told to the other side of one’s own description; null where something is missing.
 * @param invitation the id of the invitation that an answer is for */
export function signalOf(sdp: string, role: Signal['role'], invitation: string): Signal | null {
  const value = (name: string) => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
  const fingerprint = /^sha-256 ((?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/i
    .exec(value('fingerprint'))?.[1]
    .replaceAll(':', '')
    .toLowerCase();
  const ufrag = value('ice-ufrag');
  const password = value('ice-pwd');
  if (!fingerprint || !ufrag || !password) return null;
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (?:host|srflx)/gim)].map(
    ([, address, port]) => ({ address, port: Number(port) }),
  );
  return { role, id: role === 'offer' ? idOf(fingerprint) : invitation, fingerprint, ufrag, password, candidates };
}
