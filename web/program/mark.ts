// Marks, and who has them.
import type { Mark, RemoteState } from './contract.ts';

export const otherMark = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X');

/** The friend's name in a remote match; empty if it is not known. */
export const friendName = ({ apart = null }: { apart?: RemoteState | null }) =>
  (apart?.seat && (apart.host ? apart.guest_name : apart.host_name)) || '';
