// Analysis and review, which are made together when either is first wanted.
import { makeLayers } from '../board/layers.ts';
import { makeLit } from '../board/lit.ts';
import { makeJudging } from './judging.ts';
import { keepMistakes } from './own-mistakes.ts';
import { makeReview } from './review.ts';
import { makeAnalysis } from '../analysis/analysis.ts';
import { makeExplanation } from '../analysis/explanation.ts';
import { makeGameCurve } from './game-curve.ts';
import { makeLinePlayer } from '../analysis/line.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Grid } from '../board/grid.ts';
import type { Narrator } from '../feedback/narrator.ts';
import type { Store } from '../storage/store.ts';

export function makeWhy({
  bridge,
  grid,
  narrator,
  store,
}: {
  bridge: Bridge;
  grid: Grid;
  narrator: Narrator;
  store: Store;
}) {
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
