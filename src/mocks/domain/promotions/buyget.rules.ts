interface Line {
  readonly id: string
  readonly quantity: number
  readonly subtotal: number
}
/** Units of each line item that have paid for or received a discount in promotions so far. */
export interface UsedUnits {
  readonly paying: Map<string, number>
  readonly given: Map<string, number>
}
export const noUnits = (): UsedUnits => ({ paying: new Map(), given: new Map() })

const unitsOf = (units: ReadonlyMap<string, number>, line: Line): number => units.get(line.id) ?? 0
const add = (units: Map<string, number>, more: ReadonlyMap<Line, number>): void => {
  for (const [line, n] of more) units.set(line.id, unitsOf(units, line) + n)
}

/** Takes `wanted` units from line items in order, at most `most` from each; undefined if there are too few. */
function take<L extends Line>(lines: readonly L[], wanted: number, most: number, leftOf: (line: L) => number) {
  const picked = new Map<L, number>()
  let missing = wanted
  for (const line of lines) {
    const units = Math.min(leftOf(line), missing, most)
    if (units <= 0) continue
    picked.set(line, units)
    missing -= units
  }
  return missing > 0 ? undefined : picked
}

/**
 * Returns the units discounted per line item: every `buy` matching units pay for `get` target units, repeatedly.
 * Line items with the highest subtotal come first; among paying ones, those that can't be targets do. Within a
 * promotion a unit either pays or is discounted; across promotions it can do each once, as counted in `used`. A round
 * starts while fewer than `max` units are discounted. In the last round, each line item is limited to the units left
 * up to `max`, but several line items together can exceed it.
 */
export function buyGetUnits<L extends Line>(
  lines: readonly L[],
  isBought: (line: L) => boolean,
  isTarget: (line: L) => boolean,
  quantities: { readonly buy: number; readonly get: number; readonly max: number },
  used: UsedUnits = noUnits(),
): { line: L; units: number }[] {
  const dearest = [...lines].sort((a, b) => b.subtotal - a.subtotal)
  const targets = dearest.filter(isTarget)
  const bought = dearest.filter(isBought).sort((a, b) => Number(isTarget(a)) - Number(isTarget(b)))
  const ownUnits = noUnits()
  let total = 0
  while (total < quantities.max) {
    const paying = take(
      bought,
      quantities.buy,
      quantities.buy,
      (line) => line.quantity - unitsOf(used.paying, line) - unitsOf(ownUnits.given, line),
    )
    if (!paying) break
    const given = take(
      targets,
      quantities.get,
      quantities.max - total,
      (line) => line.quantity - unitsOf(used.given, line) - unitsOf(ownUnits.paying, line) - (paying.get(line) ?? 0),
    )
    if (!given) break
    for (const units of [used.paying, ownUnits.paying]) add(units, paying)
    for (const units of [used.given, ownUnits.given]) add(units, given)
    total += quantities.get
  }
  return targets.flatMap((line) => {
    const units = unitsOf(ownUnits.given, line)
    return units > 0 ? [{ line, units }] : []
  })
}
