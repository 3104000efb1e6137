// The views of a game where there is room beside the board: its moves, the analysis, the review. One is visible, the
// others go on behind it, and the buttons that step through the moves belong to all. On a narrow screen the moves are
// below the board, and sheet.ts has the other two.
import { html, render } from 'lit-html';
import { stepInRow } from '../board/row-keys.ts';
import { element, make } from '../dom.ts';
import { analysisWords } from '../words/en/analysis.ts';

const names = ['moves', 'analysis', 'review'] as const;
type Name = (typeof names)[number];
export type Views = ReturnType<typeof makeViews>;

/** @param start starts a view that has not begun */
export function makeViews(start: Record<'analysis' | 'review', () => void>) {
  const side = element('side');
  /** The views that have begun, and what to do when each is chosen. */
  const begun: Map<Name, () => void> = new Map();
  let chosen: Name = 'moves';

  const list = make('div', { className: 'views', role: 'tablist', 'aria-label': analysisWords.viewsOfGame });
  list.addEventListener('keydown', (event) => stepInRow(event, true));
  element('moves').before(list);

  const press = (name: Name) => (name === 'moves' || begun.has(name) ? choose(name) : start[name]());
  const choose = (name: Name) => {
    chosen = name;
    list.hidden = begun.size === 0;
    side.dataset.view = name;
    const tab = (one: Name) => html`
      <button type="button" role="tab" aria-selected=${one === name} tabindex=${one === name ? 0 : -1}
        @click=${() => press(one)}>${analysisWords.views[one]}</button>`;
    render(names.map(tab), list);
    begun.get(name)?.();
  };
  choose('moves');
  return {
    /** @param shown called now, and whenever it is chosen */
    begin(name: 'analysis' | 'review', shown: () => void) {
      begun.set(name, shown);
      choose(name);
    },
    end(name: 'analysis' | 'review') {
      if (!begun.delete(name)) return;
      choose(chosen === name ? ([...begun.keys()].at(-1) ?? 'moves') : chosen);
    },
  };
}
