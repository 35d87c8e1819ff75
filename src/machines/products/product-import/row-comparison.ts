import { fieldOf, optionColumn, optionsOf, type ReadRow } from "./checked-sheet.ts"
import type { Column } from "./column.ts"
import type { Change } from "./list-changes.ts"
import { type Fields, LIST_KEYS } from "./product-parts.ts"
import { type ShopProduct, type ShopVariant, shopOptions, shown } from "./shop-data.ts"

const isSameMap = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)

/** Whether all keys of the file's JSON have the same value in the shop: the server merges metadata. */
function hasJson(cell: string, value: unknown): boolean {
  const [wanted, present] = [JSON.parse(cell) as Fields, (value ?? {}) as Fields]
  return Object.keys(wanted).every((key) => JSON.stringify(wanted[key]) === JSON.stringify(present[key]))
}

function isSame({ kind }: Column, cell: string, value: unknown): boolean {
  if (kind === "number") return value !== null && value !== undefined && Number(cell) === Number(value)
  if (kind === "json") return hasJson(cell, value)
  return cell === shown(value)
}

/** Compares the fields and options of rows with those of products and variants. */
export function createRowComparison(columns: readonly Column[]) {
  const readOptions = optionsOf(columns)
  const variantId = fieldOf(columns, "variant", "id")
  const sku = fieldOf(columns, "variant", "sku")

  /** Finds the variant that a row names, and the column that names it. */
  function matchVariant(
    row: ReadRow,
    variants: readonly ShopVariant[],
  ): { variant: ShopVariant; column: string } | null {
    const findBy = (column: string, test: (variant: ShopVariant) => boolean) => {
      const variant = variants.find(test)
      return variant ? { variant, column } : null
    }
    const id = variantId(row)
    if (id) return findBy("Variant Id", (variant) => variant.id === id)
    const options = readOptions(row)
    return (
      findBy("Variant Sku", (variant) => sku(row) !== "" && variant.sku === sku(row)) ??
      findBy(optionColumn(columns, "Value"), (variant) => options.size > 0 && isSameMap(options, shopOptions(variant)))
    )
  }

  function fieldChanges(row: ReadRow, level: Column["of"], shop: Fields): Change[] {
    return columns.flatMap((column, index): Change[] => {
      const after = row.cells[index]
      const isPlain = !["amount", "option", "image"].includes(column.kind) && !(column.field in LIST_KEYS)
      if (column.of !== level || !after || !isPlain || column.field === "id") return []
      const value = column.field === "shipping_profile_id" ? (shop.shipping_profile as Fields)?.id : shop[column.field]
      if (isSame(column, after, value)) return []
      return [{ row: row.number, column: column.title, before: shown(value), after }]
    })
  }

  const productChanges = (row: ReadRow, shop: ShopProduct): Change[] => fieldChanges(row, "product", shop)

  function variantChanges(row: ReadRow, shop: ShopVariant): Change[] {
    const options = shopOptions(shop)
    const optionChanges = [...readOptions(row)].flatMap(([column, after]): Change[] => {
      const before = options.get(column)
      return before === after ? [] : [{ row: row.number, column, before: before ?? "", after }]
    })
    return [...fieldChanges(row, "variant", shop), ...optionChanges]
  }

  return { matchVariant, productChanges, variantChanges }
}
