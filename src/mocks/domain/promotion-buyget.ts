interface Line {
  readonly id: string
  readonly quantity: number
  readonly unit_price: number
}

/**
 * How many units of which lines are given cheaper: every `buy` matching units (the dearest first, those that cannot
 * be targets preferred) pay for `get` target units (the cheapest first), up to `max` in all. A unit serves once.
 */
export function buyGetUnits<L extends Line>(
  lines: readonly L[],
  isBought: (line: L) => boolean,
  isTarget: (line: L) => boolean,
  quantities: { readonly buy: number; readonly get: number; readonly max: number },
): { line: L; units: number }[] {
  const left = new Map(lines.map((line) => [line.id, line.quantity]))
  const leftOf = (line: L) => left.get(line.id) ?? 0
  const targets = lines.filter(isTarget).sort((a, b) => a.unit_price - b.unit_price)
  const bought = lines
    .filter(isBought)
    .sort((a, b) => Number(isTarget(a)) - Number(isTarget(b)) || b.unit_price - a.unit_price)
  const given = new Map<L, number>()

  const take = (from: readonly L[], wanted: number): Map<L, number> | undefined => {
    const picked = new Map<L, number>()
    let missing = wanted
    for (const line of from) {
      const units = Math.min(leftOf(line), missing)
      if (units <= 0) continue
      picked.set(line, units)
      missing -= units
    }
    if (missing > 0) return undefined
    for (const [line, units] of picked) left.set(line.id, leftOf(line) - units)
    return picked
  }

  let total = 0
  while (total + quantities.get <= quantities.max) {
    const paid = take(bought, quantities.buy)
    const got = paid && take(targets, quantities.get)
    if (!got) break
    for (const [line, units] of got) given.set(line, (given.get(line) ?? 0) + units)
    total += quantities.get
  }
  return [...given].map(([line, units]) => ({ line, units }))
}
