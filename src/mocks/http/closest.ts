/** Number of characters to insert, delete or replace to turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (char === other ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** The candidate that a misspelled or shortened text probably means; undefined if none is similar. */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  const short = text.slice(0, 100)
  let best: { readonly candidate: string; readonly far: number } | undefined
  for (const candidate of candidates) {
    const far = distance(short.toLowerCase(), candidate.toLowerCase())
    const isStart = short.length >= 3 && short.length >= candidate.length / 2 && candidate.startsWith(short)
    if ((isStart || far <= Math.max(1, candidate.length / 4)) && far < (best?.far ?? Number.POSITIVE_INFINITY))
      best = { candidate, far }
  }
  return best?.candidate
}

/** A question that ends an error message, or nothing. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? "" : ` Did you mean "${meant}"?`
