import type { Columns, RowOf } from "./columns.ts"
import type { ScanResult } from "./picked.ts"
import type { ReadOptions, Table } from "./table.ts"

/** Returns what `table.by` returns for an indexed column, in the same order, without generating virtual rows. */
export function pickBy<C extends Columns>(
  table: Table<C>,
  column: string,
  value: unknown,
  { withDeleted = false }: ReadOptions = {},
): ScanResult<RowOf<C>> {
  if (!table.isIndexed(column)) return table.picked(table.by(column, value as never, { withDeleted }))
  const read = table.hasReserve && !withDeleted ? table.passing(new Set(["deleted_at"])) : undefined
  const places: number[] = []
  const rows: RowOf<C>[] = []
  for (const entry of table.entriesBy(column, value)) {
    if (typeof entry === "number") {
      if (!read || read(entry).deleted_at === null) places.push(entry)
    } else {
      const row = table.get(entry, { withDeleted })
      if (row) rows.push(row)
    }
  }
  const found = [...places, ...rows]
  const picked = table.picked(found)
  if (places.length === 0 || rows.length === 0) return picked
  const ranks = picked.keys("id") as number[]
  const order = found.map((_, i) => i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
  return table.picked(order.map((i) => found[i] as RowOf<C> | number))
}
