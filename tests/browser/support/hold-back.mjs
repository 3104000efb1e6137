// A file that takes long to arrive.

/** Holds requests for this back until `release` is called; `wanted` resolves when the page makes one. */
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
