// Parts that the first move does not need. Each is fetched when first used, or earlier if the browser is idle. If
// loading fails, a notice offers Try again.
import { element, make } from '../dom.ts';
import { dialogOver, removeNotice, showNotice } from '../feedback/notice.ts';
import type { Lazy } from '../context.ts';

export type Lazily = ReturnType<typeof makeLazily>;
type GivenTo<Make> = Make extends (parts: infer Parts) => any ? Parts : never;
type MadeBy<Make> = Make extends (...parts: any[]) => infer Part ? Part : never;
const notice = 'load-notice';
let styles: Promise<unknown> | null = null;

/** What the page does for late parts. */
const thisPage = {
  /** Resolves once the styles of all late parts have loaded. */
  addStyles(): Promise<unknown> {
    // The one-file edition has them inline.
    if (!LATER_STYLES) return Promise.resolve();
    styles ??= new Promise((resolve, reject) => {
      const link = make('link', { rel: 'stylesheet', href: LATER_STYLES });
      const fail = () => {
        link.remove();
        styles = null;
        reject(new Error(`${LATER_STYLES} did not arrive`));
      };
      link.addEventListener('error', fail);
      // Some hosts answer a missing file with an HTML page.
      link.addEventListener('load', () => (link.sheet?.cssRules.length ? resolve(null) : fail()));
      document.head.append(link);
    });
    return styles;
  },
  showFailure(tryAgain: () => void) {
    // Its button retries everything that is missing, and the user may be pressing it right now.
    const shown = document.getElementById(notice);
    if (shown && shown.closest('dialog') === dialogOver()) return;
    const { content } = element('load-failure', HTMLTemplateElement);
    const box = showNotice(notice, content.cloneNode(true) as DocumentFragment);
    box.querySelector('button')?.addEventListener('click', tryAgain);
  },
  hideFailure: () => removeNotice(notice),
  /** Reloads the page if its server can be reached. */
  async renew() {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
  },
};

export function makeLazily(page = thisPage) {
  const loads: (() => Promise<unknown>)[] = [];
  /** Loads that failed and are still wanted. */
  const missing: Set<() => Promise<void>> = new Set();

  const tryAgain = async () => {
    await Promise.all([...missing].map((bring) => bring()));
    // A newer version may have replaced this one and its files; and some browsers, such as Chromium 150, never ask
    // again for a module that failed once.
    if (missing.size > 0) await page.renew();
  };

  /** Makes a part late. Returns a function that passes the part to a use: at once if it is loaded, otherwise after the
   * uses that wait already. Its promise resolves when the part has loaded or failed.
   * @param load like `() => import('./part.js')`
   * @param name what the module calls the part; with `parts`, the function that makes the part of them, once
   * @param parts or what fetches them */
  function lazily<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): Lazy<Module[Name]>;
  function lazily<Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    parts: GivenTo<Module[Name]> | (() => Promise<GivenTo<Module[Name]>>),
  ): Lazy<MadeBy<Module[Name]>>;
  function lazily(load: () => Promise<any>, name: any, parts?: any): Lazy<any> {
    const fetchAll = () => Promise.all([load(), typeof parts === 'function' ? parts() : parts]);
    let built: { part: any } | null = null;
    const uses: ((part: any) => void)[] = [];
    let coming: Promise<void> | null = null;

    /** A use that throws does not stop the others. */
    const handOver = (part: any) => {
      for (const use of uses.splice(0)) {
        try {
          use(part);
        } catch (failure) {
          reportError(failure);
        }
      }
    };
    const bring = async () => {
      try {
        const [[module, given]] = await Promise.all([fetchAll(), page.addStyles()]);
        built ??= { part: given ? module[name](given) : module[name] };
      } catch (cause) {
        console.warn('Part of the page did not arrive.', cause);
        missing.add(bring);
        page.showFailure(tryAgain);
        return;
      } finally {
        coming = null;
      }
      if (missing.delete(bring) && missing.size === 0) page.hideFailure();
      handOver(built.part);
    };
    loads.push(fetchAll);
    return (use) => {
      uses.push(use);
      if (built) handOver(built.part);
      else coming ??= bring();
      return coming ?? Promise.resolve();
    };
  }

  return Object.assign(lazily, {
    /** Fetches all parts, one after the other. A part that fails is fetched again when it is used. */
    async fetchAhead() {
      for (const load of [page.addStyles, ...loads]) await load().catch(() => {});
    },
  });
}
