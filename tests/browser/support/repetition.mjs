// A game of vanishing marks that is a draw by repetition.

/** The moves until each side has all of its marks on the board. */
export const first = ['a1', 'c1', 'b1', 'c2', 'a2', 'a3'];
/** From there back to the same position. */
export const round = ['b2', 'b3', ...first];
export const whole = [...first, ...round, ...round];
