// What two browsers must know of each other to connect, as a text short enough for a code. All else of
// their session descriptions is the same every time (sdp.js). Nothing here needs a document.
//
// Bytes, written in base64url: version and role, the invitation's id (4), the certificate's SHA-256 (32),
// length and text of the user fragment and of the password, the number of candidates, for each its kind,
// address (16 of an mDNS name, 4 or 16 of an IP address) and port (2), and a check (2).

/** @typedef {{ address: string, port: number }} Candidate an IP address or a name like `UUID.local` */
/**
 * @typedef {object} Signal
 * @property {'offer' | 'answer'} role
 * @property {string} id of the invitation, eight hexadecimal digits; its answer has the same
 * @property {string} fingerprint of the certificate, 64 hexadecimal digits
 * @property {string} ufrag
 * @property {string} password
 * @property {Candidate[]} candidates
 */

const version = 1;
const idBytes = 4;
const fingerprintBytes = 32;
/** More paths than these would only make the code longer. */
export const mostCandidates = 3;
/** The characters that ICE allows; nothing else gets into a session description. */
const iceText = /^[A-Za-z0-9+/]{4,64}$/;
const mdnsName = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

/** @param {ArrayLike<number>} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** @param {string} hex */
const fromHex = (hex) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
/** @param {string} text */
const fromText = (text) => Array.from(text, (letter) => letter.charCodeAt(0));
/** @param {number} number */
const twoBytes = (number) => [number >> 8, number & 255];

/** Any change of a single character changes it. @param {number[]} bytes */
const checkOf = (bytes) => bytes.reduce((check, byte) => (check * 257 + byte + 1) % 65521, 0);

/** The bytes of an IPv4 address, or null. @param {string} address */
function bytesOfIpv4(address) {
  const parts = address.split('.');
  const isOne = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isOne ? parts.map(Number) : null;
}

/** The bytes of an IPv6 address, or null. @param {string} address */
function bytesOfIpv6(address) {
  if (!/^[0-9a-f:]{2,39}$/i.test(address)) return null;
  const halves = address.split('::').map((half) => (half ? half.split(':') : []));
  const groups = halves.flat();
  const missing = 8 - groups.length;
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null;
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  const whole = halves.length === 2 ? [...halves[0], ...Array(missing).fill('0'), ...halves[1]] : groups;
  return whole.flatMap((group) => twoBytes(Number.parseInt(group, 16)));
}

/** The kinds of addresses: from text to bytes, or null, and back.
 * @type {{ size: number, read: (bytes: number[]) => string, write: (address: string) => number[] | null }[]} */
const kinds = [
  {
    size: 16,
    read: (bytes) => `${toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`,
    write: (address) => {
      const groups = mdnsName.exec(address.toLowerCase());
      return groups && fromHex(groups.slice(1).join(''));
    },
  },
  { size: 4, read: (bytes) => bytes.join('.'), write: bytesOfIpv4 },
  {
    size: 16,
    read: (bytes) =>
      (toHex(bytes).match(/..../g) ?? []).map((group) => Number.parseInt(group, 16).toString(16)).join(':'),
    write: bytesOfIpv6,
  },
];

/** A candidate's bytes; null for an address of no kind that is known here. @param {Candidate} candidate */
function bytesOfCandidate({ address, port }) {
  for (const [kind, { write }] of kinds.entries()) {
    const bytes = write(address);
    if (bytes) return [kind, ...bytes, ...twoBytes(port)];
  }
  return null;
}

/** The text of a signal. Candidates that it has no room or no form for are left out.
 * @param {Signal} signal */
export function signalText({ role, id, fingerprint, ufrag, password, candidates }) {
  const paths = candidates.map(bytesOfCandidate).filter((bytes) => bytes !== null);
  const kept = paths.slice(0, mostCandidates);
  const bytes = [
    version * 2 + (role === 'answer' ? 1 : 0),
    ...fromHex(id),
    ...fromHex(fingerprint),
    ...[ufrag, password].flatMap((text) => [text.length, ...fromText(text)]),
    kept.length,
    ...kept.flat(),
  ];
  const all = [...bytes, ...twoBytes(checkOf(bytes))];
  return btoa(String.fromCharCode(...all))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The bytes of a text in base64url, or null. @param {string} text */
function bytesOf(text) {
  if (!/^[\w-]{1,400}$/.test(text)) return null;
  try {
    return fromText(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/** What signalText() has written, and nothing else; otherwise null.
 * @param {string} text
 * @returns {Signal | null} */
export function readSignal(text) {
  const bytes = bytesOf(text);
  if (!bytes || bytes.length < 2) return null;
  const check = twoBytes(checkOf(bytes.slice(0, -2)));
  if (toHex(check) !== toHex(bytes.slice(-2))) return null;
  let next = 0;
  /** @param {number} count */
  const take = (count) => {
    next += count;
    return bytes.slice(next - count, next);
  };
  const takeText = () => String.fromCharCode(...take(take(1)[0] ?? 0));

  const [head] = take(1);
  /** @type {Signal} */
  const signal = {
    role: head % 2 === 1 ? 'answer' : 'offer',
    id: toHex(take(idBytes)),
    fingerprint: toHex(take(fingerprintBytes)),
    ufrag: takeText(),
    password: takeText(),
    candidates: [],
  };
  const [count = 0] = take(1);
  for (let number = 0; number < Math.min(count, mostCandidates); number += 1) {
    const kind = kinds[take(1)[0]];
    if (!kind) return null;
    const address = kind.read(take(kind.size));
    const [high, low] = take(2);
    signal.candidates.push({ address, port: high * 256 + low });
  }
  const isGood = head >> 1 === version && iceText.test(signal.ufrag) && iceText.test(signal.password);
  // Whatever else was odd about it makes another text.
  return isGood && signalText(signal) === text ? signal : null;
}
