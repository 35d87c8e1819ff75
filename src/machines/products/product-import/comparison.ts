import { roundMoney } from "#lib/money.ts"
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
import { type Column, type Reference, regionKey } from "./column.ts"
import { entriesOf, type Fields, LIST_KEYS, type ProductParts, partsOf } from "./product-parts.ts"

interface ShopVariant extends Fields {
  readonly id: string
  readonly title?: string | null
  readonly sku?: string | null
}
/** A product as the shop has it. */
export interface ShopProduct extends Fields {
  readonly id: string
  readonly title: string
  readonly handle?: string | null
  readonly variants?: readonly ShopVariant[] | null
}

/** Codes that no two variants of a store can share. */
const codeFields = ["sku", "ean", "upc", "barcode"] as const
export type CodeField = (typeof codeFields)[number]

/** What the file's ids, handles and codes mean in the shop. */
export interface ShopData {
  readonly byId: ReadonlyMap<string, ShopProduct>
  readonly byHandle: ReadonlyMap<string, ShopProduct>
  /** Ids of the variants that have a code of the file, by the code's field and then by the code. */
  readonly codes: Readonly<Partial<Record<CodeField, ReadonlyMap<string, string>>>>
  /** Ids by name or id, for each kind of record that the file refers to. */
  readonly references: Readonly<Partial<Record<Reference, ReadonlyMap<string, string>>>>
}

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

interface Price {
  readonly amount: number
  readonly currency_code: string
  readonly min_quantity?: number | null
  readonly max_quantity?: number | null
  readonly rules?: Readonly<Record<string, string>> | null
}

/** Whether a file can hold a price: the server drops regions, quantities and every other rule when it reads one. */
const isPlainPrice = ({ rules, min_quantity, max_quantity }: Price): boolean =>
  Object.keys(rules ?? {}).length === 0 && min_quantity == null && max_quantity == null

const shown = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value)

/** Options of a variant in the shop: values by name. */
const shopOptions = (variant: ShopVariant): ReadonlyMap<string, string> =>
  new Map(entriesOf(variant, "options").map(({ value, option }) => [shown((option as Fields)?.title), shown(value)]))

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

type ListChange = Change & { readonly removed: number }
const nothingRemoved = { present: {}, removedVariants: [], removedPrices: 0, removedEntries: 0 }

/** The columns with codes of variants, and where they are. */
export const codeColumnsOf = (columns: readonly Column[]) =>
  columns.flatMap(({ of, field, title }, position) => {
    const known = codeFields.find((code) => of === "variant" && code === field)
    return known ? { field: known, title, position } : []
  })

/** Compares a sheet with the shop, product by product. */
export function createComparison(sheet: Sheet, settings: ImportSettings) {
  const { columns } = sheet
  const readOptions = optionsOf(columns)
  const read = (of: Column["of"], field: string) => fieldOf(columns, of, field)
  const codeColumns = codeColumnsOf(columns)
  const [productId, titleOf, variantTitle, variantId, sku] = [
    read("product", "id"),
    read("product", "title"),
    read("variant", "title"),
    read("variant", "id"),
    read("variant", "sku"),
  ]
  const regionIds = new Map(settings.regions.map(({ name, id }) => [regionKey(name), id]))
  const prices = [...columns.entries()].filter(([, { kind }]) => kind === "amount")

  /** The server can't resolve names: reports references that the shop doesn't have. */
  function checkReferences(row: ReadRow, data: ShopData): RowProblem[] {
    return columns.flatMap(({ reference, title }, index): RowProblem[] => {
      const value = row.cells[index]
      if (!reference || !value || data.references[reference]?.has(value)) return []
      return [{ row: row.number, kind: "unknownReference", column: title, value }]
    })
  }

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

  function checkNewVariant(row: ReadRow, known?: ReadonlyMap<string, ReadonlySet<string>>): RowProblem[] {
    const problems: RowProblem[] = []
    const options = readOptions(row)
    if (variantTitle(row) === "") problems.push({ row: row.number, kind: "variantTitle", column: "Variant Title" })
    if (options.size === 0) problems.push({ row: row.number, kind: "option", column: "Variant Option 1 Name" })
    else if (known && [...known.keys()].some((name) => !options.has(name)))
      problems.push({ row: row.number, kind: "optionNames", column: optionColumn(columns, "Name"), other: "" })
    return problems
  }

  /** An import can't add options or values to a product that exists. */
  const checkValues = (row: ReadRow, known: ReadonlyMap<string, ReadonlySet<string>>): RowProblem[] =>
    [...readOptions(row)].flatMap(([name, value]): RowProblem[] =>
      known.get(name)?.has(value) || value === ""
        ? []
        : [{ row: row.number, kind: "unknownValue", column: name, value }],
    )

  /** Lists that the server replaces, because the rows of a product have entries for them. */
  const listsIn = (rows: readonly ReadRow[]): string[] =>
    Object.keys(LIST_KEYS).filter((list) =>
      columns.some(
        ({ field, of }, index) => field === list && of === "product" && rows.some(({ cells }) => cells[index]),
      ),
    )

  /** Compares lists with the entries of all rows, as the server joins them. */
  function listChanges(rows: readonly ReadRow[], shop: ShopProduct, data: ShopData): ListChange[] {
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

  const pricesOf = (shop: ShopVariant) => entriesOf(shop, "prices") as readonly unknown[] as readonly Price[]

  /** Region prices in a file become prices in an unknown currency on the server. */
  const checkNoRegionPrices = (row: ReadRow): RowProblem[] =>
    prices.flatMap(([index, { title, region }]): RowProblem[] => {
      const value = row.cells[index]
      return region === undefined || !value ? [] : [{ row: row.number, kind: "regionPrice", column: title, value }]
    })

  function priceChanges(row: ReadRow, shop: ShopVariant): { changes: Change[]; removed: number } {
    const rest = new Set(pricesOf(shop))
    const changes = prices.flatMap(([index, { title, currency = "", region }]): Change[] => {
      const cell = row.cells[index]
      if (!cell) return []
      const regionId = region === undefined ? undefined : regionIds.get(region)
      const present = [...rest].find(
        (price) =>
          price.currency_code === currency &&
          (regionId === undefined
            ? isPlainPrice(price)
            : price.rules?.region_id === regionId && Object.keys(price.rules).length === 1),
      )
      if (present) rest.delete(present)
      const before = present ? shown(present.amount) : ""
      const isEqual = present && roundMoney(present.amount, currency) === roundMoney(Number(cell), currency)
      return isEqual ? [] : [{ row: row.number, column: title, before, after: cell }]
    })
    return { changes, removed: [...rest].filter(isPlainPrice).length }
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
    for (const { removed, ...change } of listChanges(product.rows, shop, data)) {
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
      if (variant && !pricesOf(variant).every(isPlainPrice))
        problems.push({ row, kind: "ruledPrices", value: variant.title || variant.sku || variant.id })
    }
    const diff: ProductDiff = {
      kind: isChanged ? "changed" : "unchanged",
      product,
      title: shop.title,
      id: shop.id,
      variants: matched,
      changes: [...changes.values()],
      present: partsOf(shop, listsIn(product.rows)),
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
