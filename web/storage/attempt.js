// Storage may refuse every use of it.

/** What `act` gives; nothing when it fails, as every use of storage may.
 * @template Result @param {() => Result} act @returns {Result | undefined} */
export function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}
