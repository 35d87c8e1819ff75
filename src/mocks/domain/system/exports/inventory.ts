import { type Cells, longTime, toCsv } from "./sheet.ts"

type Answer = Readonly<Record<string, unknown>>

const ITEM = (
  "id sku title description thumbnail origin_country hs_code requires_shipping mid_code material unit_of_measure " +
  "weight length height width reserved_quantity stocked_quantity created_at updated_at"
).split(" ")
const VARIANT = ["id", "title", "barcode", "ean", "upc"]

const titled = (prefix: string, fields: readonly string[], answer: Answer | undefined): Cells =>
  new Map(
    fields.map((field) => [
      [prefix, ...field.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(" "),
      longTime(answer?.[field]),
    ]),
  )

interface Location {
  readonly id: string
  readonly name: string
}
/** Columns for all locations, including those that don't stock the item. */
function levelCells(levels: readonly Answer[], locations: readonly Location[]): Cells {
  const cells = new Map<string, unknown>()
  for (const { id, name } of locations) {
    const level = levels.find((other) => other.location_id === id)
    for (const kind of ["stocked", "reserved", "available"])
      cells.set(
        `Location [${name}] ${kind.charAt(0).toUpperCase()}${kind.slice(1)} Quantity`,
        level?.[`${kind}_quantity`],
      )
  }
  return cells
}

/** Writes a CSV file with a row per inventory item and variant. */
export function inventoryFile(items: readonly Answer[], locations: readonly Location[]): string {
  const sorted = [...locations].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return toCsv(
    items.flatMap((item) => {
      const variants = (item.variants ?? []) as readonly Answer[]
      return (variants.length > 0 ? variants : [undefined]).map((variant) => [
        titled("Item", ITEM, item),
        titled("Variant", VARIANT, variant),
        levelCells((item.location_levels ?? []) as readonly Answer[], sorted),
      ])
    }),
  )
}
