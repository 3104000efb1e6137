// What stands for the content of a file: in its name, so that it can be kept for ever, and in the policy of the page.
import { createHash } from 'node:crypto';

const sha256 = (content) => createHash('sha256').update(content);

const digits = 8;
/** How the hash in a name looks. */
export const hashPattern = `[0-9a-f]{${digits}}`;
export const contentHash = (content) => sha256(content).digest('hex').slice(0, digits);

/** A file's name with the hash before its ending. */
export const hashedName = (name, hash) => name.replace(/(\.\w+)$/, `-${hash}$1`);

/** What a file is, in the words of subresource integrity. */
export const integrity = (content) => `sha256-${sha256(content).digest('base64')}`;

/** How a content security policy names a script or styles that stand in the page. */
export const policyHash = (text) => `'${integrity(text)}'`;
