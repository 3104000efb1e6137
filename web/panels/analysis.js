// The value of every move, best first, for as long as the analysis is on.
import { make } from '../dom.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';

export function makeAnalysisPanel() {
  const summary = make('p');
  const list = make('ol', { className: 'values' });
  const panel = make(
    'section',
    { className: 'analysis', 'aria-label': more.valuesOfMoves, tabIndex: 0 },
    make('h2', { textContent: more.valuesOfMoves }),
    summary,
    list,
  );
  document.getElementById('side').append(panel);

  let shown = false;
  return (analysis) => {
    panel.hidden = !analysis;
    const appears = analysis && !shown;
    shown = Boolean(analysis);
    if (!analysis) return;
    summary.textContent = more.bestPlay(words.value(analysis), analysis.done);
    list.replaceChildren(
      ...(analysis.moves ?? []).map((move) => {
        const item = make('li', { className: move.value ?? '' });
        item.append(make('b', { textContent: move.cell }), ` ${words.value(move)}`);
        return item;
      }),
    );
    // On a small screen it lies below the board.
    if (appears) summary.scrollIntoView({ block: 'nearest' });
  };
}
