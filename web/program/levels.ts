import type { Computer } from './contract.ts';

/** The computer's levels, the easiest first. */
export const levels: Computer[] = ['random', 'easy', 'medium', 'hard', 'perfect'];
