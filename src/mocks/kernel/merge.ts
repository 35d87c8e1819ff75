/** Merges metadata key by key: an empty text removes its key, null removes all metadata. */
export function merged(before: unknown, given: unknown): unknown {
  if (typeof before !== "object" || typeof given !== "object" || given === null) return given
  const all = Object.entries({ ...before, ...given })
  return Object.fromEntries(all.filter(([, value]) => value !== ""))
}
