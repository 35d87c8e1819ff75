import { invalidData } from "#mocks/kernel/refusal.ts"
import { fieldsIn, numberIn, productColumns, type RowError, refuseUnknownColumns, variantColumns } from "./columns.ts"
import type { Row, Sheet } from "./csv.ts"

interface ImportOption {
  readonly id?: unknown
  readonly title: unknown
  readonly values: unknown[]
}
interface ImportPrice {
  readonly amount: number
  readonly currency_code: string
}
/** A product as read from the rows of a file, not validated yet. */
export interface Draft extends Record<string, unknown> {
  readonly variants: Record<string, unknown>[]
  options?: ImportOption[]
}
export interface Drafts {
  readonly create: Draft[]
  readonly update: Draft[]
}

/** Lists filled from numbered columns: field, column pattern, and the key that identifies an entry. */
const LISTS = [
  ["images", /^product image \d+$/, "url"],
  ["tags", /^product tag \d+$/, "id"],
  ["categories", /^product category \d+$/, "id"],
  ["sales_channels", /^product sales channel \d+$/, "id"],
] as const

function addLists(product: Draft, row: Row): void {
  for (const [field, pattern, key] of LISTS)
    for (const [name, value] of row) {
      if (!pattern.test(name)) continue
      const list = (product[field] ?? []) as Record<string, unknown>[]
      if (!list.some((entry) => entry[key] === value)) product[field] = [...list, { [key]: value }]
    }
}

/** Reads `Variant Option 1 Name`, `… Value` and the optional `… Id`. */
function optionsIn(row: Row, complain: RowError): { id?: unknown; title: unknown; value: unknown }[] {
  return [...row].flatMap(([name, title]) => {
    const column = /^(variant option \d+) name$/.exec(name)?.[1]
    if (column === undefined) return []
    const value = row.get(`${column} value`)
    if (value === undefined) throw complain(`Missing option value for "${name}"`)
    const id = row.get(`${column} id`)
    return [{ ...(id === undefined ? {} : { id }), title, value }]
  })
}

function addOptions(product: Draft, options: ReturnType<typeof optionsIn>): void {
  for (const { value, ...option } of options) {
    const list = product.options ?? []
    const present = list.find((other) => other.title === option.title)
    if (!present) product.options = [...list, { ...option, values: [value] }]
    else if (!present.values.includes(value)) present.values.push(value)
  }
}

/**
 * Reads `Variant Price EUR`: the title's last word is the currency. The server knows no region prices here and imports an
 * exported one (`Variant Price Europe [EUR]`) as a price in the currency `[eur]`.
 */
function pricesIn(row: Row, complain: RowError): ImportPrice[] {
  return [...row].flatMap(([name, value]): ImportPrice[] => {
    const words = /^variant price (.*)$/.exec(name)?.[1]
    if (words === undefined) return []
    return [{ amount: numberIn(name, value, complain), currency_code: words.split(" ").at(-1) ?? "" }]
  })
}

interface DraftOptions {
  /** Whether the file was uploaded, which the server numbers otherwise in error messages. */
  readonly isUploaded?: boolean
}

/** Rows of an uploaded file after which the server reads what it has so far, at the next product. */
const CHUNK = 1_000

/**
 * Row numbers of an uploaded file in error messages: the server has counted a chunk's rows once when it reads them, and
 * continues from there. In a file of 7 rows, the first is row 8.
 */
export function uploadedRowNumbers(rows: readonly Row[]): readonly number[] {
  const keyOf = (row: Row | undefined) => row?.get("product id") ?? row?.get("product handle")
  const numbers: number[] = []
  const flush = (end: number, seen: number) => {
    for (let first = numbers.length, i = first; i < end; i += 1) numbers.push(seen + 1 + i - first)
  }
  let count = 0
  for (const [i, row] of rows.entries())
    if (count >= CHUNK && keyOf(row) !== keyOf(rows[i - 1])) {
      flush(i, i + 1)
      count = 0
    } else count += 1
  flush(rows.length, rows.length)
  return numbers
}

/** Groups rows into products: rows with an id update that product, others create one per handle. */
export function draftsOf({ columns, rows }: Sheet, { isUploaded = false }: DraftOptions = {}): Drafts {
  refuseUnknownColumns(columns)
  const create = new Map<unknown, Draft>()
  const update = new Map<unknown, Draft>()
  const numbers = isUploaded ? uploadedRowNumbers(rows) : rows.map((_, i) => i + 1)
  for (const [i, row] of rows.entries()) {
    const complain: RowError = (problem) => invalidData(`Row ${numbers[i]}: ${problem}`)
    const [id, handle] = [row.get("product id"), row.get("product handle")]
    if (id === undefined && handle === undefined)
      throw invalidData(
        `Row ${i + 1}: Missing product id and handle. One of these columns are required to process the row`,
      )
    const [drafts, key] = id === undefined ? [create, handle] : [update, id]
    const product: Draft = drafts.get(key) ?? { variants: [] }
    drafts.set(key, product)
    Object.assign(product, fieldsIn(row, productColumns, complain))
    addLists(product, row)
    const options = optionsIn(row, complain)
    addOptions(product, options)
    product.variants.push({
      ...fieldsIn(row, variantColumns, complain),
      ...(options.length > 0
        ? { options: Object.fromEntries(options.map(({ title, value }) => [String(title), value])) }
        : {}),
      prices: pricesIn(row, complain),
    })
  }
  return { create: [...create.values()], update: [...update.values()] }
}
