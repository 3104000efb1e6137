// Analysis and review, which are made together when either is first wanted.
import { makeLayers } from '../board/layers.js';
import { makeLit } from '../board/lit.js';
import { makeJudging } from './judging.js';
import { makeReview } from './review.js';
import { makeAnalysis } from '../analysis/analysis.js';
import { makeExplanation } from '../analysis/explanation.js';
import { makeGameCurve } from './game-curve.js';
import { makeLinePlayer } from '../analysis/line.js';

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
  const judging = makeJudging({ bridge });
  const { open: openReview } = makeReview({ bridge, grid, layers, line, explanation, judging, narrator });
  const curve = makeGameCurve({ bridge, judging });
  makeAnalysis({ bridge, layers, lit, explanation, curve, openReview });
  return { openReview };
}
