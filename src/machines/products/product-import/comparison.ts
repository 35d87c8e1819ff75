import {
  fieldOf,
  type ImportSettings,
  optionColumn,
  optionsOf,
  type ReadProduct,
  type ReadRow,
  type RowProblem,
  type Sheet,
} from "./checked-sheet.ts"
import type { Column } from "./column.ts"
import { type Change, listChanges, listsIn } from "./list-changes.ts"
import { createPriceComparison, hasRuledPrices } from "./price-comparison.ts"
import { entriesOf, type Fields, LIST_KEYS, type ProductParts, partsOf } from "./product-parts.ts"
import { createRowChecks } from "./row-checks.ts"
import { codeColumnsOf, type ShopData, type ShopProduct, type ShopVariant, shopOptions, shown } from "./shop-data.ts"

/** What the import does to a product. */
export interface ProductDiff {
  readonly kind: "new" | "changed" | "unchanged"
  readonly product: ReadProduct
  readonly title: string
  /** Null for a new product. */
  readonly id: string | null
  /** Variant of each row; null for a new one. */
  readonly variants: readonly (string | null)[]
  readonly changes: readonly Change[]
  /** What the product had, of what the import can delete. */
  readonly present: ProductParts
  /** Titles of variants that the file doesn't list: the server deletes them. */
  readonly removedVariants: readonly string[]
  /** Prices that the file doesn't list: the server deletes them. */
  readonly removedPrices: number
  /** Number of images, tags, categories and sales channels that the file doesn't list: the server removes them. */
  readonly removedEntries: number
}

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

const nothingRemoved = { present: {}, removedVariants: [], removedPrices: 0, removedEntries: 0 }

/** Compares a sheet with the shop, product by product. */
export function createComparison(sheet: Sheet, settings: ImportSettings) {
  const { columns } = sheet
  const readOptions = optionsOf(columns)
  const read = (of: Column["of"], field: string) => fieldOf(columns, of, field)
  const codeColumns = codeColumnsOf(columns)
  const { checkReferences, checkNewVariant, checkValues } = createRowChecks(columns)
  const { checkNoRegionPrices, priceChanges } = createPriceComparison(columns, settings)
  const [productId, titleOf, variantTitle, variantId, sku] = [
    read("product", "id"),
    read("product", "title"),
    read("variant", "title"),
    read("variant", "id"),
    read("variant", "sku"),
  ]

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

  function fieldChanges(row: ReadRow, of: Column["of"], shop: Fields): Change[] {
    return columns.flatMap((column, index): Change[] => {
      const after = row.cells[index]
      const isPlain = !["amount", "option", "image"].includes(column.kind) && !(column.field in LIST_KEYS)
      if (column.of !== of || !after || !isPlain || column.field === "id") return []
      const value = column.field === "shipping_profile_id" ? (shop.shipping_profile as Fields)?.id : shop[column.field]
      if (isSame(column, after, value)) return []
      return [{ row: row.number, column: column.title, before: shown(value), after }]
    })
  }

  function compareNew(product: ReadProduct): { diff: ProductDiff; problems: RowProblem[] } {
    const [first] = product.rows
    const title = product.rows.map(titleOf).find((text) => text !== "") ?? ""
    const problems = product.rows.flatMap((row) => [...checkNewVariant(row), ...checkNoRegionPrices(row)])
    if (first && title === "") problems.unshift({ row: first.number, kind: "title", column: "Product Title" })
    const variants = product.rows.map(() => null)
    return {
      diff: { kind: "new", product, title, id: null, variants, changes: [], ...nothingRemoved },
      problems,
    }
  }

  function compareKnown(product: ReadProduct, shop: ShopProduct, data: ShopData) {
    const problems: RowProblem[] = []
    const present = shop.variants ?? []
    const known = new Map(
      entriesOf(shop, "options").map((option) => [
        shown(option.title),
        new Set(entriesOf(option, "values").map(({ value }) => shown(value))),
      ]),
    )
    const changes = new Map<string, Change>()
    const add = (change: Change, key = "") => changes.set(`${key}${change.column}`, change)
    let [removedPrices, removedEntries] = [0, 0]
    for (const { removed, ...change } of listChanges(columns, product.rows, shop, data)) {
      add(change)
      removedEntries += removed
    }
    const firstRows = new Map<string, number>()
    const matched = product.rows.map((row) => {
      for (const change of fieldChanges(row, "product", shop)) add(change)
      problems.push(...checkValues(row, known))
      const match = matchVariant(row, present)
      if (!match) {
        if (variantId(row) !== "")
          problems.push({ row: row.number, kind: "unknownVariant", column: "Variant Id", value: variantId(row) })
        else problems.push(...checkNewVariant(row, known), ...checkNoRegionPrices(row))
        add({ row: row.number, column: "Variant Title", before: "", after: variantTitle(row) }, `${row.number} `)
        return null
      }
      const { variant, column } = match
      const earlier = firstRows.get(variant.id)
      if (earlier !== undefined) problems.push({ row: row.number, kind: "sameVariant", column, other: String(earlier) })
      else firstRows.set(variant.id, row.number)
      const name = variant.title || variant.sku || variant.id
      const addOwn = (change: Change) => add({ ...change, variant: name }, `${row.number} `)
      for (const change of fieldChanges(row, "variant", variant)) addOwn(change)
      const options = shopOptions(variant)
      for (const [column, after] of readOptions(row))
        if (options.get(column) !== after) addOwn({ row: row.number, column, before: options.get(column) ?? "", after })
      const priced = priceChanges(row, variant)
      for (const change of priced.changes) addOwn(change)
      removedPrices += priced.removed
      return variant.id
    })
    const removedVariants = present
      .filter(({ id }) => !matched.includes(id))
      .map(({ title, sku, id }) => title || sku || id)
    const isChanged = changes.size > 0 || removedVariants.length > 0 || removedPrices > 0
    // Whatever changes, the import would delete these prices.
    for (const [index, { number: row }] of isChanged ? product.rows.entries() : []) {
      const variant = present.find(({ id }) => id === matched[index])
      if (variant && hasRuledPrices(variant))
        problems.push({ row, kind: "ruledPrices", value: variant.title || variant.sku || variant.id })
    }
    const diff: ProductDiff = {
      kind: isChanged ? "changed" : "unchanged",
      product,
      title: shop.title,
      id: shop.id,
      variants: matched,
      changes: [...changes.values()],
      present: partsOf(shop, listsIn(columns, product.rows)),
      removedVariants,
      removedPrices,
      removedEntries,
    }
    return { diff, problems }
  }

  const rowOf = new Map<string, ReadRow>()
  /** A product that two rows name differently: sent apart, each part would delete the other's variants. */
  function checkSame({ id }: ShopProduct, row: ReadRow): RowProblem[] {
    const other = rowOf.get(id)
    if (other === undefined) rowOf.set(id, row)
    const problem = (repeated: ReadRow, { number }: ReadRow): RowProblem => ({
      row: repeated.number,
      kind: "sameProduct",
      column: productId(repeated) ? "Product Id" : "Product Handle",
      other: String(number),
    })
    return other === undefined ? [] : [problem(row, other), problem(other, row)]
  }

  return function compare(product: ReadProduct, data: ShopData): { diff: ProductDiff; problems: RowProblem[] } {
    const { id, handle, rows } = product
    const [first] = rows
    const number = first?.number ?? 0
    const byHandle = data.byHandle.get(handle)
    const shop = id ? data.byId.get(id) : byHandle
    const { diff, problems } = shop ? compareKnown(product, shop, data) : compareNew(product)
    const all: RowProblem[] =
      id && !shop ? [{ row: number, kind: "unknownProduct", column: "Product Id", value: id }] : problems
    if (id && byHandle && byHandle.id !== id)
      all.push({ row: number, kind: "handleTaken", column: "Product Handle", value: handle })
    if (shop && first) all.push(...checkSame(shop, first))
    for (const [index, row] of rows.entries()) {
      all.push(...checkReferences(row, data))
      for (const { field, title, position } of codeColumns) {
        const value = row.cells[position] ?? ""
        const taken = value === "" ? undefined : data.codes[field]?.get(value)
        if (taken && taken !== diff.variants[index]) all.push({ row: row.number, kind: "taken", column: title, value })
      }
    }
    return { diff, problems: all }
  }
}
