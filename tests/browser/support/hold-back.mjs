// A file that is long on its way.

/** Lets this be fetched only once `release` is called; `wanted` resolves when the page asks for it. */
export async function holdBack(page, pattern) {
  let release = () => {};
  const released = new Promise((resolve) => {
    release = resolve;
  });
  let isAskedFor = () => {};
  const wanted = new Promise((resolve) => {
    isAskedFor = resolve;
  });
  await page.route(pattern, async (route) => {
    isAskedFor();
    await released;
    await route.continue().catch(() => {});
  });
  return { wanted, release };
}
