// Links to this page, as others get them.

/** Whether this is the one-file edition. Nobody else can open its address, and its path is nobody else's business. */
export const isFile = () => location.protocol === 'file:';

/** The link for a fragment.
 * @param fragment like `g=TOKEN` */
export const linkTo = (fragment: string) => (isFile() ? `#${fragment}` : new URL(`#${fragment}`, location.href).href);
