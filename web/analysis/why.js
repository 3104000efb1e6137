// What is made when the analysis or a review is first wanted.
import { makeLayers } from '../board/layers.js';
import { makeLit } from '../board/lit.js';
import { makeReview } from '../review/review.js';
import { makeAnalysis } from './analysis.js';
import { makeExplanation } from './explanation.js';
import { makeLinePlayer } from './line.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 */

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator }} parts */
export function makeWhy({ bridge, grid, narrator }) {
  const layers = makeLayers({ bridge, grid });
  const lit = makeLit({ bridge });
  const line = makeLinePlayer({ bridge, grid, layers, narrator });
  const explanation = makeExplanation({ bridge, layers, line });
  const { open: openReview } = makeReview({ bridge, grid, layers, line, explanation, narrator });
  makeAnalysis({ bridge, layers, lit, explanation, openReview });
  return { openReview };
}
