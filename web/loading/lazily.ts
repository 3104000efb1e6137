// Parts of the page that the first move does not need. Each is fetched when it is first wanted, or
// ahead of that, once the browser has nothing else to do. A part that cannot be loaded shows
// a notice with Try again.
import { element, make } from '../dom.ts';
import { dialogOver, removeNotice, showNotice } from '../feedback/notice.ts';

export type Lazily = ReturnType<typeof makeLazily>;
/** Hands a part to a use once it is there. */
type Lazy<Part> = (use: (part: Part) => void) => Promise<void>;
type GivenTo<Make> = Make extends (parts: infer Parts) => any ? Parts : never;
type MadeBy<Make> = Make extends (...parts: any[]) => infer Part ? Part : never;
const notice = 'load-notice';
let styles: Promise<unknown> | null = null;

/** What the page does for parts that are fetched. */
const thisPage = {
  /** Resolves once the styles of all such parts are there. */
  addStyles(): Promise<unknown> {
    // The one-file edition has them in the page.
    if (!LATER_STYLES) return Promise.resolve();
    styles ??= new Promise((resolve, reject) => {
      const link = make('link', { rel: 'stylesheet', href: LATER_STYLES });
      const fail = () => {
        link.remove();
        styles = null;
        reject(new Error(`${LATER_STYLES} did not arrive`));
      };
      link.addEventListener('error', fail);
      // Some hosts answer with a page in place of what they do not have.
      link.addEventListener('load', () => (link.sheet?.cssRules.length ? resolve(null) : fail()));
      document.head.append(link);
    });
    return styles;
  },
  showFailure(tryAgain: () => void) {
    // Its button is for all that is missing, and somebody may be pressing it.
    const shown = document.getElementById(notice);
    if (shown && shown.closest('dialog') === dialogOver()) return;
    const { content } = element('load-failure', HTMLTemplateElement);
    const box = showNotice(notice, content.cloneNode(true) as DocumentFragment);
    box.querySelector('button')?.addEventListener('click', tryAgain);
  },
  hideFailure: () => removeNotice(notice),
  /** Loads the page anew, if its server can be reached. */
  async renew() {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
  },
};

export function makeLazily(page = thisPage) {
  const loads: (() => Promise<unknown>)[] = [];
  /** What could not be fetched and is still wanted. */
  const missing: Set<() => Promise<void>> = new Set();

  const tryAgain = async () => {
    await Promise.all([...missing].map((bring) => bring()));
    // A newer version of the site may have taken the place of this one, whose files are gone with it; and some
    // browsers, as Chromium 150, never ask again for a module that has once failed.
    if (missing.size > 0) await page.renew();
  };

  /** A part that is fetched when it is first wanted. Gives a function that hands it to a use: at once when it is
   * there, otherwise as soon as it has come, after the uses that were waiting before. What that returns resolves
   * when the part is there or is known not to come.
   * @param load like `() => import('./part.js')`
   * @param build makes the part, once: itself, or the name of the module's function that is given `parts` */
  function lazily<Module, Part>(load: () => Promise<Module>, build: (module: Module) => Part): Lazy<Part>;
  function lazily<Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    build: Name,
    parts: GivenTo<Module[Name]>,
  ): Lazy<MadeBy<Module[Name]>>;
  function lazily(load: () => Promise<any>, build: string | ((module: any) => any), parts?: unknown): Lazy<any> {
    let built: { part: any } | null = null;
    const uses: ((part: any) => void)[] = [];
    let coming: Promise<void> | null = null;

    /** One use that fails does not take the others along. */
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
        const [module] = await Promise.all([load(), page.addStyles()]);
        built ??= { part: typeof build === 'string' ? module[build](parts) : build(module) };
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
    loads.push(load);
    return (use) => {
      uses.push(use);
      if (built) handOver(built.part);
      else coming ??= bring();
      return coming ?? Promise.resolve();
    };
  }

  return Object.assign(lazily, {
    /** Fetches all parts, one after the other. One that does not arrive is asked for again when it is
     * wanted. */
    async fetchAhead() {
      for (const load of [page.addStyles, ...loads]) await load().catch(() => {});
    },
  });
}
