// Storage may refuse every use of it.

/** What `act` gives; nothing when it fails, as every use of storage may. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
