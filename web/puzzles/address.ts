// What the address of a puzzle or of a day says, and what is wrong with it: `v=1&puzzle=…`, `v=1&day=2026-12-01`.

/** A bad part: of another version, and where both a day and a puzzle are named, nothing is opened. `found` is that
 * version, or the name of the part. */
export type PuzzleAddressFault = { reason: 'version' | 'both' | 'twice' | 'unknown'; found: string };
/** `text` is empty where it can be neither. Of what is refused the fault is the only one. */
export type PuzzleAddress = { kind: 'day' | 'puzzle'; text: string; faults: PuzzleAddressFault[]; isRefused: boolean };

const parts = ['v', 'day', 'puzzle'];
/** In characters. */
const mostFound = 40;
const forms = { day: /^\d{4}-\d\d-\d\d$/, puzzle: /^\S+$/ };

const faultOf = (reason: PuzzleAddressFault['reason'], found: string): PuzzleAddressFault => ({
  reason,
  found: found.length > mostFound ? `${found.slice(0, mostFound)}…` : found,
});

/** @param text as it is written */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** @param address behind the `#` */
export function parsePuzzleAddress(address: string): PuzzleAddress {
  const fields: Map<string, string> = new Map();
  const faults: PuzzleAddressFault[] = [];
  for (const piece of address.split('&').filter(Boolean)) {
    const [part] = piece.split('=', 1);
    if (!parts.includes(part)) faults.push(faultOf('unknown', part));
    else if (fields.has(part)) faults.push(faultOf('twice', part));
    else fields.set(part, piece.slice(part.length + 1));
  }
  const kind = fields.has('day') ? 'day' : 'puzzle';
  const refused = (fault: PuzzleAddressFault): PuzzleAddress => ({ kind, text: '', faults: [fault], isRefused: true });
  const version = fields.get('v') ?? '1';
  if (version !== '1') return refused(faultOf('version', version));
  if (fields.has('day') && fields.has('puzzle')) return refused(faultOf('both', ''));
  const text = decoded(fields.get(kind) ?? '');
  return { kind, text: forms[kind].test(text) ? text : '', faults, isRefused: false };
}
