// The chances by which both sides judge. The first move needs none of this.

/** Chances to win, in per cent: one that looks good, one that looks bad, what a mistake costs, and what it costs beside
 * a proven win or loss. */
export const chances = { good: 60, bad: 40, mistake: 10, proof: 7 };
/** Which side a chance favours: 1 for the side that has it, -1 for the other, 0 for neither. */
export const favoured = (chance: number = 50) => Number(chance >= chances.good) - Number(chance <= chances.bad);
