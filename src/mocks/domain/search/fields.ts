import type { ProductDocument } from "./document.ts"

/** A field of the search index and its uses. */
export interface IndexField {
  readonly name: string
  readonly type: "string" | "number" | "date" | "object"
  readonly searchable: boolean
  readonly filterable: boolean
  readonly sortable: boolean
  readonly facetable: boolean
}

const field = (name: keyof ProductDocument, uses: string, type: IndexField["type"] = "string"): IndexField => ({
  name,
  type,
  searchable: uses.includes("q"),
  filterable: uses.includes("f"),
  sortable: uses.includes("s"),
  facetable: uses.includes("c"),
})

/** Fields of the product index: q full-text search, f filters, s sorting, c facet counts. */
export const productFields: readonly IndexField[] = [
  field("id", "f"),
  field("title", "qfs"),
  field("subtitle", "q"),
  field("description", "q"),
  field("handle", "qfs"),
  field("thumbnail", ""),
  field("status", "f"),
  field("created_at", "fs", "date"),
  field("updated_at", "fs", "date"),
  field("collection_id", "fc"),
  field("collection", "qfsc"),
  field("type_id", "fc"),
  field("type", "qfsc"),
  field("tags", "qfc"),
  field("category_ids", "fc"),
  field("categories", "qfc"),
  field("sales_channel_ids", "f"),
  field("variants", "q"),
  field("skus", "qf"),
  field("options", "qfc", "object"),
  field("prices", "fsc", "object"),
]

/** The row of `search_index` that store search requires; a fresh server has none. */
export const productIndexRow = { name: "product", entity: "product", fields: productFields }

const byName = new Map(productFields.map((known) => [known.name, known]))

/** Returns the field that a path such as `options.color` belongs to. */
export const fieldAt = (path: string): IndexField | undefined => byName.get(path.split(".", 1)[0] ?? "")

/** Cache of paths split into names. */
const splits = new Map<string, readonly string[]>()
const MANY = 1000
function namesOf(path: string): readonly string[] {
  let names = splits.get(path)
  if (!names) {
    names = path.split(".")
    if (splits.size >= MANY) splits.clear()
    splits.set(path, names)
  }
  return names
}

/** Returns the values at a path: all values of a list or map, none if the path is missing. */
export function valuesAt(document: ProductDocument, path: string): readonly (string | number)[] {
  let value: unknown = document
  for (const key of namesOf(path)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return []
    value = (value as Record<string, unknown>)[key]
  }
  if (value === null || value === undefined) return []
  if (typeof value !== "object") return [value as string | number]
  return (Array.isArray(value) ? value : Object.values(value).flat()) as (string | number)[]
}
