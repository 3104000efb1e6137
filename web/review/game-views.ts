// Makes the analysis and the review, with the parts that both use.
import { makeAnalysis } from '../analysis/analysis.ts';
import { makeExplanation } from '../analysis/explanation.ts';
import { makeLinePlayer } from '../analysis/line.ts';
import { makeViews } from '../analysis/views.ts';
import { makeHighlights } from '../board/highlights.ts';
import { makeLayers } from '../board/notes.ts';
import { makeGameCurve } from './curve.ts';
import { makeJudging, toldAs } from './judgements.ts';
import { keepMistakes } from './own-mistakes.ts';
import { makeReview } from './review.ts';
import type { Context } from '../context.ts';

export function makeGameViews(context: Context) {
  const layers = makeLayers(context);
  const highlights = makeHighlights(context);
  const line = makeLinePlayer({ ...context, layers });
  const judging = makeJudging(context);
  const explanation = makeExplanation({
    ...context,
    layers,
    line,
    judged: (ply) => judging.moves.get(ply),
    verdict: toldAs,
  });
  judging.onChange(explanation.refresh);
  keepMistakes({ ...context, judging });
  const views = makeViews({ analysis: () => context.bridge.send('analyse on'), review: () => openReview() });
  const { open: openReview } = makeReview({ ...context, layers, line, explanation, judging, views });
  const curve = makeGameCurve({ ...context, judging });
  makeAnalysis({ ...context, layers, highlights, explanation, curve, openReview, views });
  return { openReview };
}
