// Hashes of a file's content: in its name, so that it can be cached for ever, and in the page's policy.
import { createHash } from 'node:crypto';

const sha256 = (content) => createHash('sha256').update(content);

const digits = 8;
/** What the hash in a name looks like. */
export const hashPattern = `[0-9a-f]{${digits}}`;
export const contentHash = (content) => sha256(content).digest('hex').slice(0, digits);

/** A file's name with the hash before its ending. */
export const hashedName = (name, hash) => name.replace(/(\.\w+)$/, `-${hash}$1`);

/** The hash of a file as subresource integrity. */
export const integrity = (content) => `sha256-${sha256(content).digest('base64')}`;

/** The hash of an inline script or style in a content security policy. */
export const policyHash = (text) => `'${integrity(text)}'`;
