// The site's address, if it is known when the site is made. Social previews need it: most readers of `og:image` take
// only absolute addresses.

/** index.html for a site at `address`, like `https://example.org/game/`; without one, unchanged. Throws if it is no
 * http or https address. */
export function atAddress(page, address) {
  if (!address) return page;
  const site = new URL(address);
  if (!/^https?:$/.test(site.protocol)) throw new Error(`${address} is no http or https address`);
  if (!site.pathname.endsWith('/')) site.pathname += '/';
  const image = /<meta property="og:image" content="([^"]+)">/;
  if (!image.test(page)) throw new Error('the page has no og:image');
  return page.replace(image, (_, name) =>
    [
      `<link rel="canonical" href="${site}">`,
      `<meta property="og:url" content="${site}">`,
      `<meta property="og:image" content="${new URL(name, site)}">`,
    ].join('\n'),
  );
}
