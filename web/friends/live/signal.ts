// What two browsers must know of each other to connect, as a text short enough for a code. The rest of their session
// descriptions is the same every time. Needs no document.
//
// Bits, six to a character of base64url: version (5) and role (1), in a reply its invitation's id (32), the
// certificate's SHA-256 (256), the user fragment and the password, each with its form (1), length (6) and characters (4
// bits for a hexadecimal digit, otherwise 6), the number of candidates (2), and for each its kind (2), address (128 for
// an mDNS name or IPv6, 32 for IPv4) and port (16). Three characters of check follow.

const lineEnd = '\r\n';

/** The line of a candidate. It does not matter to the other side where its address comes from. */
export const candidateLine = ({ address, port }: Candidate, index: number = 0) =>
  `candidate:${index + 1} 1 udp ${2_113_937_151 - index * 256} ${address} ${port} typ host`;

/** The session description of a signal. The offering side begins the handshake, so that the other can wait.
 * @param candidates to name in it */
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

/** What the other side needs of this side's description; null if something is missing.
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

/** an IP address or a name like `UUID.local` */
type Candidate = { address: string; port: number };
export interface Signal {
  role: 'offer' | 'answer';
  /** of the invitation, the first eight digits of its fingerprint; its answer has the same */
  id: string;
  /** of the certificate, 64 hexadecimal digits; each invitation has its own */
  fingerprint: string;
  ufrag: string;
  password: string;
  candidates: Candidate[];
}

const version = 2;
/** More paths than these would only make the code longer. */
export const mostCandidates = 3;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const iceSigns = alphabet.replace('-_', '+/');
const hexSigns = '0123456789abcdef';
const checkLength = 3;
/** A prime just below what three characters can express. */
const checkModulus = 2 ** 18 - 5;
/** The characters that ICE allows; nothing else gets into a session description. */
const iceText = /^[A-Za-z0-9+/]{4,64}$/;
const hexText = /^[0-9a-f]+$/;
const nothing: Signal = { role: 'offer', id: '', fingerprint: '', ufrag: '', password: '', candidates: [] };
const mdnsName = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

export const idOf = (fingerprint: string) => fingerprint.slice(0, 8);

const bitsOf = (number: number, count: number) => number.toString(2).padStart(count, '0');
const bitsOfText = (text: string) => Array.from(text, (character) => bitsOf(alphabet.indexOf(character), 6)).join('');
const textOf = (bits: string) =>
  (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');

/** Every change of a single character changes it. */
function checkOf(text: string) {
  const check = [...text].reduce((sum, one) => (sum * 257 + alphabet.indexOf(one) + 1) % checkModulus, 0);
  return textOf(bitsOf(check, checkLength * 6));
}

function hexOfIpv4(address: string) {
  const parts = address.split('.');
  const isOne = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isOne ? parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('') : null;
}

function hexOfIpv6(address: string) {
  if (!/^[0-9a-f:]{2,39}$/i.test(address)) return null;
  const halves = address.split('::').map((half) => (half ? half.split(':') : []));
  const groups = halves.flat();
  const missing = 8 - groups.length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  const whole = halves.length === 2 ? [...halves[0], ...Array(missing).fill('0'), ...halves[1]] : groups;
  return whole.map((group) => group.toLowerCase().padStart(4, '0')).join('');
}

const numbersOf = (hex: string, group: RegExp) => (hex.match(group) ?? []).map((digits) => Number.parseInt(digits, 16));

/** The kinds of addresses: from text to hexadecimal digits, or null, and back. */
const kinds: { digits: number; read: (hex: string) => string; write: (address: string) => string | null }[] = [
  {
    digits: 32,
    read: (hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5.local'),
    write: (address) => mdnsName.exec(address.toLowerCase())?.slice(1).join('') ?? null,
  },
  { digits: 8, read: (hex) => numbersOf(hex, /../g).join('.'), write: hexOfIpv4 },
  {
    digits: 32,
    read: (hex) =>
      numbersOf(hex, /..../g)
        .map((group) => group.toString(16))
        .join(':'),
    write: hexOfIpv6,
  },
];

/** Passes a number on in this many bits: a writer writes it and returns it, a reader returns what it reads instead. */
type Pass = (value: number, bits: number) => number;

function passText(pass: Pass, signs: string, text: string, length: number) {
  const bits = Math.log2(signs.length);
  return Array.from({ length }, (_, at) => signs[pass(signs.indexOf(text[at] ?? ''), bits)]).join('');
}

/** @param text of the characters that ICE allows */
function passIceText(pass: Pass, text: string) {
  const isHex = pass(hexText.test(text) ? 1 : 0, 1) === 1;
  return passText(pass, isHex ? hexSigns : iceSigns, text, pass(text.length - 1, 6) + 1);
}

/** Null for an unknown kind of address. */
function passCandidate(pass: Pass, { address, port }: Candidate = { address: '', port: 0 }): Candidate | null {
  const given = kinds.findIndex(({ write }) => write(address));
  const kind: (typeof kinds)[number] | undefined = kinds[pass(given, 2)];
  if (!kind) return null;
  const digits = passText(pass, hexSigns, kind.write(address) ?? '', kind.digits);
  return { address: kind.read(digits), port: pass(port, 16) };
}

/** Null if it has a candidate of an unknown kind. */
function passSignal(pass: Pass, given: Signal): Signal | null {
  const isAnswer = pass(version * 2 + (given.role === 'answer' ? 1 : 0), 6) % 2 === 1;
  const answered = isAnswer ? passText(pass, hexSigns, given.id, 8) : '';
  const fingerprint = passText(pass, hexSigns, given.fingerprint, 64);
  const [ufrag, password] = [given.ufrag, given.password].map((text) => passIceText(pass, text));
  const candidates = [];
  for (let left = pass(given.candidates.length, 2); left > 0; left -= 1) {
    const candidate = passCandidate(pass, given.candidates[candidates.length]);
    if (!candidate) return null;
    candidates.push(candidate);
  }
  const [role, id] = isAnswer ? (['answer', answered] as const) : (['offer', idOf(fingerprint)] as const);
  return { role, id, fingerprint, ufrag, password, candidates };
}

/** The text of a signal, without the candidates that it has no room or no form for. */
export function signalText(signal: Signal) {
  let bits = '';
  const write: Pass = (value, count) => {
    bits += bitsOf(value, count);
    return value;
  };
  const hasForm = ({ address }: Candidate) => kinds.some((kind) => kind.write(address));
  passSignal(write, { ...signal, candidates: signal.candidates.filter(hasForm).slice(0, mostCandidates) });
  return textOf(bits) + checkOf(textOf(bits));
}

export const isOfOtherVersion = (text: string) => alphabet.indexOf(text.slice(0, 1)) >> 1 !== version;

/** Parses exactly what signalText() writes; null for anything else. */
export function readSignal(text: string): Signal | null {
  if (!/^[\w-]{1,300}$/.test(text) || isOfOtherVersion(text)) return null;
  const body = text.slice(0, -checkLength);
  if (checkOf(body) !== text.slice(-checkLength)) return null;
  const bits = bitsOfText(body);
  let next = 0;
  // Zeros follow the end.
  const read: Pass = (_, count) => {
    next += count;
    return Number.parseInt(bits.slice(next - count, next).padEnd(count, '0'), 2);
  };
  const signal = passSignal(read, nothing);
  const isGood = signal && iceText.test(signal.ufrag) && iceText.test(signal.password);
  // Anything else odd about it makes another text.
  return isGood && signalText(signal) === text ? signal : null;
}
