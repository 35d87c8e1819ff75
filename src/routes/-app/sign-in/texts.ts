/** Reads all search parameters as texts: a provider names its own. */
export const texts = (raw: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, String(value)]))
