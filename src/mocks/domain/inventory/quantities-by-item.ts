import type { Tables } from "#mocks/kernel/database.ts"

type Levels = Tables["inventoryLevel"]
export type LevelQuantity = "stocked_quantity" | "reserved_quantity"

interface Sums {
  readonly version: number
  readonly byItem: ReadonlyMap<string, number>
}
const latest = new WeakMap<Levels, Partial<Record<LevelQuantity, Sums>>>()

/** Returns a quantity of each item at all locations; cached until a level changes. */
export function quantitiesByItem(levels: Levels, column: LevelQuantity): ReadonlyMap<string, number> {
  const known = latest.get(levels)?.[column]
  levels.noteRead()
  if (known?.version === levels.version) return known.byItem
  const byItem = levels.sumBy((level) => [level.inventory_item_id, level[column]])
  latest.set(levels, { ...latest.get(levels), [column]: { version: levels.version, byItem } })
  return byItem
}
