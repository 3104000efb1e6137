// Where this tab is in a list of lessons, kept through a reload.
import { inTab } from '../../storage/saved-game.ts';
import type { CellName } from '../../program/contract.ts';

/** How far one is with a lesson: what was played since it began, and whether the last of it is to be taken back. */
export type Progress = { stage: 'asking' | 'wrong' | 'playing' | 'done'; moves: CellName[] };
/** Which lesson is on the board, from 0, and how far one is with each. */
export type Place = { at: number; progress: Progress[] };

const kept = inTab('lesson');

const isProgress = (found: any): found is Progress =>
  ['asking', 'wrong', 'playing', 'done'].includes(found?.stage) &&
  Array.isArray(found.moves) &&
  found.moves.every((cell: unknown) => typeof cell === 'string' && /^[a-t]\d{1,2}$/.test(cell));

/** What a text says of the place in so many lessons with this address; null where it says nothing of them. */
export function parsePlace(text: string, address: string, lessons: number): Place | null {
  try {
    const { address: of, at, progress } = JSON.parse(text);
    const fits =
      of === address &&
      Array.isArray(progress) &&
      progress.length === lessons &&
      progress.every(isProgress) &&
      Number.isInteger(at) &&
      progress[at] !== undefined;
    return fits ? { at, progress } : null;
  } catch {
    return null;
  }
}

export const keptPlace = (address: string, lessons: number) => parsePlace(kept.read(), address, lessons);

export const rememberPlace = (address: string, { at, progress }: Place) =>
  kept.write(JSON.stringify({ address, at, progress }));

export const forgetPlace = () => kept.write('');
