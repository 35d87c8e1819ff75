import type { ReadRow } from "./checked-sheet.ts"
import type { Column } from "./column.ts"
import { entriesOf, LIST_KEYS } from "./product-parts.ts"
import { type ShopData, type ShopProduct, shown } from "./shop-data.ts"

/** A field that the import would change. */
export interface Change {
  readonly row: number
  /** The variant's name; undefined for a field of the product. */
  readonly variant?: string
  /** Title of the column. */
  readonly column: string
  readonly before: string
  readonly after: string
}
type ListChange = Change & { readonly removed: number }

/** Lists that the server replaces, because the rows of a product have entries for them. */
export const listsIn = (columns: readonly Column[], rows: readonly ReadRow[]): string[] =>
  Object.keys(LIST_KEYS).filter((list) =>
    columns.some(
      ({ field, of }, index) => field === list && of === "product" && rows.some(({ cells }) => cells[index]),
    ),
  )

/** Compares lists with the entries of all rows, as the server joins them. */
export function listChanges(
  columns: readonly Column[],
  rows: readonly ReadRow[],
  shop: ShopProduct,
  data: ShopData,
): ListChange[] {
  return Object.entries(LIST_KEYS).flatMap(([field, key]): ListChange[] => {
    const entries = new Map<string, { column: Column; cell: string; row: number }>()
    for (const { cells, number: row } of rows)
      for (const [index, column] of columns.entries()) {
        const cell = cells[index]
        if (column.field !== field || column.of !== "product" || !cell) continue
        const value = (column.reference && data.references[column.reference]?.get(cell)) || cell
        if (!entries.has(value)) entries.set(value, { column, cell, row })
      }
    const [first] = entries.values()
    if (!first) return []
    const present = entriesOf(shop, field)
    const before = present.map((entry) => shown(entry[key]))
    const after = [...entries.keys()]
    const isEqual = (one: readonly string[], other: readonly string[]) => one.join("\n") === other.join("\n")
    if (field === "images" ? isEqual(before, after) : isEqual([...before].sort(), [...after].sort())) return []
    const names = present.map((entry) => shown(entry.value ?? entry.name ?? entry[key]))
    return [
      {
        row: first.row,
        column: first.column.title,
        before: names.join(", "),
        after: [...entries.values()].map(({ cell }) => cell).join(", "),
        removed: before.filter((value) => !entries.has(value)).length,
      },
    ]
  })
}
