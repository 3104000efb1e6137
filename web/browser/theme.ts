// Colours and motion, as chosen or as the system says. The canvas takes the board's colours from the style sheet, so
// each is defined once.
import { make } from '../dom.ts';
import { applyAppearance } from './appearance.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Preferences } from '../storage/preferences.ts';

const names = ['background', 'grid', 'x', 'o', 'highlight', 'rim', 'loss', 'last', 'hover', 'focus', 'label'];
const colourQueries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** `#rrggbb` of one of the board's colours, in whatever form the style sheet has it. A system colour has to be resolved
 * by the browser, which recomputes styles for it. */
function resolved(name: string, written: string) {
  if (written.startsWith('#')) return written;
  const probe = make('i', { className: 'colour-probe' });
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
  probe.remove();
  const digits = channels.slice(0, 3).map((one) => Math.round(Number(one)).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** The board's colours in the program's form. Read them before the page changes, and the browser need not lay it out
 * first. */
export function boardColours() {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => `${name}=${resolved(name, style.getPropertyValue(`--${name}`))}`).join('&');
}

export function makeTheme({ bridge, preferences }: { bridge: Bridge; preferences: Preferences }) {
  const paper = matchMedia('print');
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = '';
  /** The program's initial pace: session/engine_controller.h. */
  let shownPace = 800;

  /** @param known the board's colours, if already read */
  const apply = (known?: string) => {
    const pace = reducedMotion.matches ? 0 : preferences.values.pace;
    bridge.send(applyAppearance(preferences.values) ? 'motion on' : 'motion off');
    if (pace !== shownPace) bridge.send(`pace ${pace}`);
    shownPace = pace;
    const colours = known ?? boardColours();
    if (colours !== shown) bridge.send(`theme ${colours}`);
    shown = colours;
  };
  const change = () => apply();
  /** @param colours the board's current ones */
  const follow = (colours: string) => {
    apply(colours);
    for (const query of colourQueries) matchMedia(query).addEventListener('change', change);
    reducedMotion.addEventListener('change', change);
    // A page being printed gets no animation frames, so draw one here.
    paper.addEventListener('change', () => {
      apply();
      bridge.frame();
    });
    preferences.on(change);
  };
  return { follow };
}
