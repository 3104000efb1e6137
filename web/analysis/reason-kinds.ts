// What the kinds of reasons are good for: all lists of kinds, beside the sentences in words/en/reasons.ts.
import type { Reason } from '../program/contract.ts';

const letsWin: Reason['kind'][] = ['allows_line', 'allows_fork', 'allows_unstoppable_threat', 'lifts_into_line'];
const againstWinning: Reason['kind'][] = ['no_line_left', 'pairing', 'weight_bound', 'follow_up'];

const kinds = {
  /** Why a move wins: a block before it is only half of the answer. */
  winning: ['completes_line', 'makes_fork', 'stacked_threats', 'unstoppable_threat', 'threat_sequence', 'zugzwang'],
  /** What the mover does against a loss or for a later win: it answers nobody who asks where a win has gone. */
  beside: ['blocks_line', 'makes_threat'],
  /** Why a side cannot win. */
  againstWinning,
  /** Of a move that draws: what it does by itself comes before them. */
  general: ['only_move', ...againstWinning, 'search', 'cycle', 'replies', 'only_reply'],
  /** What is nothing new to someone who has found the move. */
  found: ['only_move', 'replies', 'only_reply', 'makes_threat'],
  /** A new threat, which its line of play names too. */
  threat: ['makes_threat', 'parity_threat'],
  /** The other side wins by what the board shows: nobody asks which replies win. */
  letsWin,
  replies: ['replies', 'only_reply'],
  /** The sentence names the other side's reply. */
  namesReply: [...letsWin, 'threat_sequence', 'search', 'replies', 'only_reply'],
  /** The cells are a line of play: the move, the reply and so on. */
  line: ['threat_sequence', 'search'],
} satisfies Record<string, Reason['kind'][]>;

export const isReason = ({ kind }: Reason, group: keyof typeof kinds) => (kinds[group] as string[]).includes(kind);
