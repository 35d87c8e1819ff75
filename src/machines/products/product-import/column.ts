/** How a cell is read. Empty cells are never sent: the value in the shop stays. */
type ColumnKind = "text" | "number" | "flag" | "json" | "status" | "amount" | "reference" | "image" | "option"

/** What a reference's id belongs to. */
export const references = ["collection", "type", "category", "tag", "channel", "profile"] as const
export type Reference = (typeof references)[number]

export interface Column {
  /** The server's name of the column, as written to the file. */
  readonly title: string
  /** Columns that exports contain and imports ignore. */
  readonly of: "product" | "variant" | "ignored"
  readonly kind: ColumnKind
  /** Field on the wire; the same for all columns of a list. */
  readonly field: string
  readonly reference?: Reference
  /** Of prices: "eur". */
  readonly currency?: string
  /** Of region prices: the region's name as `regionKey` writes it. Such prices are compared, never sent. */
  readonly region?: string
  /** Of option columns: the option's number and which part of it. */
  readonly option?: { readonly number: string; readonly part: "name" | "value" | "id" }
}

const capitalized = (name: string): string =>
  name.replace(/(^|[ _])([a-z])/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase())

const plain = (level: "product" | "variant", kind: ColumnKind, fields: string): [string, Column][] =>
  fields.split(" ").map((field) => {
    const title = capitalized(`${level} ${field}`)
    return [title.toLowerCase(), { title, of: level, kind, field }]
  })

const MEASURES = "weight length height width"
const ORIGIN = "hs_code mid_code origin_country material"

const reference = (title: string, field: string, kind: Reference): [string, Column] => [
  title.toLowerCase(),
  { title, of: "product", kind: "reference", field, reference: kind },
]

const rank: Column = { title: "Variant Variant Rank", of: "variant", kind: "number", field: "variant_rank" }

const known: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...plain("product", "text", `id handle title subtitle description thumbnail external_id ${ORIGIN}`),
  ...plain("product", "number", MEASURES),
  ...plain("product", "flag", "discountable is_giftcard"),
  ...plain("product", "json", "metadata"),
  ...plain("product", "status", "status"),
  reference("Product Collection Id", "collection_id", "collection"),
  reference("Product Type Id", "type_id", "type"),
  reference("Shipping Profile Id", "shipping_profile_id", "profile"),
  ...plain("variant", "text", `id title sku barcode ean upc ${ORIGIN}`),
  ...plain("variant", "number", MEASURES),
  ...plain("variant", "flag", "manage_inventory allow_backorder"),
  ...plain("variant", "json", "metadata"),
  // The server's name repeats the word.
  ["variant variant rank", rank],
  ["variant rank", rank],
])

/** Name of the column with the reasons in a file of rejected rows; ignored when that file is imported again. */
export const REASON_COLUMN = "Import Error"

const IGNORED =
  /^(product (created|updated|deleted) at|variant ((created|updated|deleted) at|product id|thumbnail|image \d+)|import error)$/

/** Columns with a number: title, field, kind of cell and of reference. */
const LISTS: readonly [RegExp, Omit<Column, "title">][] = [
  [/^product image \d+$/, { of: "product", kind: "image", field: "images" }],
  [/^product tag \d+$/, { of: "product", kind: "reference", field: "tags", reference: "tag" }],
  [/^product category \d+$/, { of: "product", kind: "reference", field: "categories", reference: "category" }],
  [/^product sales channel \d+$/, { of: "product", kind: "reference", field: "sales_channels", reference: "channel" }],
]

/** A region's name as far as an export keeps it: letter case and underscores are lost. */
export const regionKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim()

/** Finds a column by its name in any letter case; undefined if the server doesn't know it. */
export function columnOf(name: string): Column | undefined {
  const key = name.trim().toLowerCase().replace(/\s+/g, " ")
  const plainColumn = known.get(key)
  if (plainColumn) return plainColumn
  const title = capitalized(key)
  if (IGNORED.test(key)) return { title, of: "ignored", kind: "text", field: key }
  const list = LISTS.find(([pattern]) => pattern.test(key))
  if (list) return { title, ...list[1] }
  const [, number, part] = /^variant option (\d+) (name|value|id)$/.exec(key) ?? []
  if (number && part)
    return { title, of: "variant", kind: "option", field: key, option: { number, part: part as "name" } }
  const price = /^variant price (.+)$/.exec(key)?.[1]
  if (price === undefined) return undefined
  const [, region, inBrackets] = /^(.+) \[(\w+)\]$/.exec(price) ?? []
  const currency = inBrackets ?? price
  if (!/^[a-z]{3}$/.test(currency)) return undefined
  const field = `prices ${price}`
  const [shown, code] = [name.trim(), currency.toUpperCase()]
  return {
    of: "variant",
    kind: "amount",
    field,
    currency,
    title: region === undefined ? `Variant Price ${code}` : shown,
    ...(region === undefined ? {} : { region: regionKey(region) }),
  }
}

export const statuses = ["draft", "proposed", "published", "rejected"] as const

/** Columns of the template, with two variants of one product as an example. */
export const template: readonly (readonly [title: string, ...cells: string[]])[] = [
  ["Product Handle", "wool-scarf", "wool-scarf"],
  ["Product Title", "Wool scarf", "Wool scarf"],
  ["Product Description", "Warm and light", "Warm and light"],
  ["Product Status", "draft", "draft"],
  ["Variant Title", "Short", "Long"],
  ["Variant Sku", "SCARF-S", "SCARF-L"],
  ["Variant Manage Inventory", "true", "true"],
  ["Variant Option 1 Name", "Length", "Length"],
  ["Variant Option 1 Value", "Short", "Long"],
]
