/** @import { Computer } from './contract.d.ts' */

/** The computer's levels, the easiest first. @type {Computer[]} */
export const levels = ['random', 'easy', 'medium', 'hard', 'perfect'];
