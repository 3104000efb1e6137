// Marks, and who has them.
import type { Mark, RemoteState } from './contract.ts';

export const otherMark = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X');

/** What the friend in a remote match is called; empty where that is not known. */
export const friendName = ({ apart = null }: { apart?: RemoteState | null }) =>
  (apart?.seat && (apart.host ? apart.guest_name : apart.host_name)) || '';
