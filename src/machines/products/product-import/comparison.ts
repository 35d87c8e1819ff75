import { fieldOf, type ImportSettings, type ReadProduct, type RowProblem, type Sheet } from "./checked-sheet.ts"
import { type Change, listChanges, listsIn } from "./list-changes.ts"
import { createPriceComparison, hasRuledPrices } from "./price-comparison.ts"
import { entriesOf, type ProductParts, partsOf } from "./product-parts.ts"
import { createRowChecks } from "./row-checks.ts"
import { createRowComparison } from "./row-comparison.ts"
import { type ShopData, type ShopProduct, shown } from "./shop-data.ts"

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

const nothingRemoved = { present: {}, removedVariants: [], removedPrices: 0, removedEntries: 0 }

/** The values of a product's options, by title. */
const knownValues = (shop: ShopProduct): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    entriesOf(shop, "options").map((option) => [
      shown(option.title),
      new Set(entriesOf(option, "values").map(({ value }) => shown(value))),
    ]),
  )

/** Compares a sheet with the shop, product by product. */
export function createComparison(sheet: Sheet, settings: ImportSettings) {
  const { columns } = sheet
  const { checkReferences, checkNewVariant, checkValues, checkCodes, checkSame } = createRowChecks(columns)
  const { matchVariant, productChanges, variantChanges } = createRowComparison(columns)
  const { checkNoRegionPrices, priceChanges } = createPriceComparison(columns, settings)
  const titleOf = fieldOf(columns, "product", "title")
  const variantTitle = fieldOf(columns, "variant", "title")
  const variantId = fieldOf(columns, "variant", "id")

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
    const known = knownValues(shop)
    const changes = new Map<string, Change>()
    const add = (change: Change, key = "") => changes.set(`${key}${change.column}`, change)
    let [removedPrices, removedEntries] = [0, 0]
    for (const { removed, ...change } of listChanges(columns, product.rows, shop, data)) {
      add(change)
      removedEntries += removed
    }
    const firstRows = new Map<string, number>()
    const matched = product.rows.map((row) => {
      for (const change of productChanges(row, shop)) add(change)
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
      const priced = priceChanges(row, variant)
      for (const change of [...variantChanges(row, variant), ...priced.changes])
        add({ ...change, variant: name }, `${row.number} `)
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
    for (const [index, row] of rows.entries())
      all.push(...checkReferences(row, data), ...checkCodes(row, diff.variants[index], data))
    return { diff, problems: all }
  }
}
