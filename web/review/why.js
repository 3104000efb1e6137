// Analysis and review, which are made together when either is first wanted.
import { makeLayers } from '../board/layers.js';
import { makeLit } from '../board/lit.js';
import { makeJudging } from './judging.js';
import { keepMistakes } from './own-mistakes.js';
import { makeReview } from './review.js';
import { makeAnalysis } from '../analysis/analysis.js';
import { makeExplanation } from '../analysis/explanation.js';
import { makeGameCurve } from './game-curve.js';
import { makeLinePlayer } from '../analysis/line.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Store } from '../storage/store.js'
 */

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator, store: Store }} parts */
export function makeWhy({ bridge, grid, narrator, store }) {
  const layers = makeLayers({ bridge, grid });
  const lit = makeLit({ bridge });
  const line = makeLinePlayer({ bridge, grid, layers, narrator });
  const explanation = makeExplanation({ bridge, layers, line });
  const judging = makeJudging({ bridge });
  keepMistakes({ bridge, judging, store });
  const { open: openReview } = makeReview({ bridge, grid, layers, line, explanation, judging, narrator });
  const curve = makeGameCurve({ bridge, judging });
  makeAnalysis({ bridge, layers, lit, explanation, curve, openReview });
  return { openReview };
}
