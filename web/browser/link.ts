// The ways from this page to another person’s: links, as they get them, and a direct connection.

/** Whether this browser can connect two pages. */
export const canConnect = 'RTCPeerConnection' in globalThis;

/** Whether this is the one-file edition. Nobody else can open its address, and its path is nobody else's business. */
export const isFile = () => location.protocol === 'file:';

/** The link for a fragment.
 * @param fragment like `g=TOKEN` */
export const linkTo = (fragment: string) => (isFile() ? `#${fragment}` : new URL(`#${fragment}`, location.href).href);
