/**
 * Calls `make` once per key and shares its promise. A rejected promise is forgotten, so the next call retries. Pass
 * `keyOf` if equal arguments can be different objects.
 */
export function memoizeUntilFailure<T, A = void>(
  make: (of: A) => Promise<T>,
  keyOf: (of: A) => unknown = (of) => of,
): (of: A) => Promise<T> {
  const known = new Map<unknown, Promise<T>>()
  return (of) => {
    const key = keyOf(of)
    const shared = known.get(key)
    if (shared) return shared
    const made = make(of)
    known.set(key, made)
    made.catch(() => {
      if (known.get(key) === made) known.delete(key)
    })
    return made
  }
}
