interface Line {
  readonly id: string
  readonly quantity: number
  readonly subtotal: number
}

/**
 * How many units of which lines are given cheaper: every `buy` matching units pay for `get` target units, again and
 * again. Lines with the highest subtotal come first, among the paying ones those that cannot be targets. A unit serves
 * once. A round begins while fewer than `max` units are given; in the last one each line gives no more than what is
 * left up to `max`, but several lines together may give more.
 */
export function buyGetUnits<L extends Line>(
  lines: readonly L[],
  isBought: (line: L) => boolean,
  isTarget: (line: L) => boolean,
  quantities: { readonly buy: number; readonly get: number; readonly max: number },
): { line: L; units: number }[] {
  const left = new Map(lines.map((line) => [line, line.quantity]))
  const dearest = [...lines].sort((a, b) => b.subtotal - a.subtotal)
  const targets = dearest.filter(isTarget)
  const bought = dearest.filter(isBought).sort((a, b) => Number(isTarget(a)) - Number(isTarget(b)))
  const given = new Map<L, number>()

  const take = (from: readonly L[], wanted: number, most: number): Map<L, number> | undefined => {
    const picked = new Map<L, number>()
    let missing = wanted
    for (const line of from) {
      const units = Math.min(left.get(line) ?? 0, missing, most)
      if (units <= 0) continue
      picked.set(line, units)
      missing -= units
    }
    if (missing > 0) return undefined
    for (const [line, units] of picked) left.set(line, (left.get(line) ?? 0) - units)
    return picked
  }

  let total = 0
  while (total < quantities.max) {
    const paid = take(bought, quantities.buy, quantities.buy)
    const got = paid && take(targets, quantities.get, quantities.max - total)
    if (!got) break
    for (const [line, units] of got) given.set(line, (given.get(line) ?? 0) + units)
    total += quantities.get
  }
  return [...given].map(([line, units]) => ({ line, units }))
}
