import { invalidData } from "#mocks/kernel/refusal.ts"
import type { Row } from "./csv.ts"

type Kind = "text" | "number" | "flag" | "json"
interface Column {
  readonly field: string
  readonly kind: Kind
}

const columnsOf = (prefix: string, kind: Kind, fields: string): [string, Column][] =>
  fields
    .trim()
    .split(/\s+/)
    .map((field) => [`${prefix} ${field.replaceAll("_", " ")}`, { field, kind }])

const MEASURES = "weight length height width"
const ORIGIN = "hs_code mid_code origin_country material"

export const productColumns: ReadonlyMap<string, Column> = new Map([
  ...columnsOf("product", "text", `id handle title subtitle description status thumbnail external_id ${ORIGIN}`),
  ...columnsOf("product", "text", "collection_id type_id"),
  ...columnsOf("product", "number", MEASURES),
  ...columnsOf("product", "flag", "discountable is_giftcard"),
  ...columnsOf("product", "json", "metadata"),
  ["shipping profile id", { field: "shipping_profile_id", kind: "text" }],
])
export const variantColumns: ReadonlyMap<string, Column> = new Map([
  ...columnsOf("variant", "text", `id title sku barcode ean upc ${ORIGIN}`),
  ...columnsOf("variant", "number", `${MEASURES} variant_rank`),
  ...columnsOf("variant", "flag", "manage_inventory allow_backorder"),
  ...columnsOf("variant", "json", "metadata"),
])

/** Columns that exports contain and imports ignore; exported pictures of variants are refused instead. */
const IGNORED = /^(product (created|updated|deleted) at|variant ((created|updated|deleted) at|product id))$/
/** Columns that can appear more than once; whatever follows is accepted. */
const MANY = /^(product (image|tag|category|sales channel)|variant (option|price))/

export function refuseUnknownColumns(columns: readonly string[]): void {
  const unknown = columns.filter((column) => {
    const name = column.toLowerCase()
    return (
      name !== "" && !productColumns.has(name) && !variantColumns.has(name) && !IGNORED.test(name) && !MANY.test(name)
    )
  })
  if (unknown.length > 0) throw invalidData(`Invalid column name(s) ${unknown.map((name) => `"${name}"`).join(",")}`)
}

/** Creates an error that names the row of the file. */
export type RowError = (problem: string) => Error

export function numberIn(name: string, value: unknown, complain: RowError): number {
  const number = Number(value)
  if (Number.isNaN(number))
    throw complain(`Invalid value provided for "${name}". Expected value to be a number, received "${String(value)}"`)
  return number
}

function jsonIn(name: string, value: unknown, complain: RowError): unknown {
  // Like the server, ignores cells that are already parsed JSON.
  if (typeof value !== "string") return undefined
  try {
    return JSON.parse(value)
  } catch {
    throw complain(`Invalid value provided for "${name}". Expected a valid JSON string, received "${value}"`)
  }
}

/** Reads a row's plain columns into fields; text and boolean values are validated later. */
export function fieldsIn(row: Row, columns: ReadonlyMap<string, Column>, complain: RowError): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, { field, kind }] of columns) {
    const value = row.get(name)
    if (value === undefined) continue
    const read =
      kind === "number" ? numberIn(name, value, complain) : kind === "json" ? jsonIn(name, value, complain) : value
    if (read !== undefined) fields[field] = read
  }
  return fields
}
