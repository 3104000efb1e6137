// Links to this page, as others get them.

/** Whether this is the one-file edition: it lies on its user's disk, where nobody else can open it, so nobody else needs
 * to know its path. */
export const isFile = () => location.protocol === 'file:';

/** The link of a fragment.
 * @param fragment like `g=LETTER` */
export const linkTo = (fragment: string) => (isFile() ? `#${fragment}` : new URL(`#${fragment}`, location.href).href);
