/** Number of characters to insert, delete, replace or swap with the next one to turn one text into the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      const swapped = isSwapped ? (before[j - 1] ?? 0) + 1 : replaced
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, replaced, swapped))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

/** Whether a word is the beginning of the other one, as "scen" and "scenarioName" are for "scenario". */
const isShortened = (short: string, long: string): boolean =>
  short.length >= 3 && short.length >= long.length / 2 && long.startsWith(short)

/** The candidate that a misspelled, shortened or lengthened text probably means; undefined if none is similar. */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const given = text.slice(0, 100).toLowerCase()
  const isWord = !given.includes("/")
  let best: { readonly candidate: string; readonly far: number } | undefined
  for (const candidate of candidates) {
    const known = candidate.toLowerCase()
    const far = distance(given, known)
    const isSimilar = isShortened(given, known) || (isWord && isShortened(known, given))
    if ((isSimilar || far <= Math.max(1, known.length / 4)) && far < (best?.far ?? Number.POSITIVE_INFINITY))
      best = { candidate, far }
  }
  return best?.candidate
}

/** A question that ends an error message, or nothing. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? "" : ` Did you mean "${meant}"?`
