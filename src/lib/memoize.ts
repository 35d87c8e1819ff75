/**
 * Calls `make` once per key and shares its promise. A rejected promise is forgotten, so the next call retries. Pass
 * `keyOf` if equal arguments can be different objects.
 */
export function memoizeUntilFailure<T, A = void>(
  make: (input: A) => Promise<T>,
  keyOf: (input: A) => unknown = (input) => input,
): (input: A) => Promise<T> {
  const known = new Map<unknown, Promise<T>>()
  return (input) => {
    const key = keyOf(input)
    const shared = known.get(key)
    if (shared) return shared
    const made = make(input)
    known.set(key, made)
    made.catch(() => {
      if (known.get(key) === made) known.delete(key)
    })
    return made
  }
}
