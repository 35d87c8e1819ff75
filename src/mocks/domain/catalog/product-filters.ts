import type { Database, Row } from "#mocks/kernel/database.ts"
import { words } from "#schema/defaults/words.ts"

/** Query keys that filter products by linked records. */
const LINKS = {
  category_id: ["productCategoryProduct", "product_category_id"],
  tag_id: ["productTagProduct", "product_tag_id"],
  sales_channel_id: ["productSalesChannel", "sales_channel_id"],
  option_id: ["productProductOption", "product_option_id"],
} as const
type LinkKey = keyof typeof LINKS
type LinkTable = { by(column: string, value: string): readonly { readonly product_id: string }[] }

const ownersOf = (db: Database, variants: readonly (string | undefined)[]): string[] =>
  variants.flatMap((id) => db.tables.productVariant.get(id)?.product_id ?? [])

const withOptionValue = (db: Database, valueId: string): string[] =>
  ownersOf(
    db,
    db.tables.variantOptionValue.by("option_value_id", valueId).map((link) => link.variant_id),
  )
const withPriceIn = (db: Database, listId: string): string[] =>
  ownersOf(
    db,
    db.tables.price
      .by("price_list_id", listId)
      .map((price) => db.tables.productVariant.first("price_set_id", price.price_set_id)?.id),
  )

function productsBy(db: Database, key: string, id: string): string[] | undefined {
  if (key === "option_value_id") return withOptionValue(db, id)
  if (key === "price_list_id") return withPriceIn(db, id)
  if (!Object.hasOwn(LINKS, key)) return undefined
  const [table, column] = LINKS[key as LinkKey]
  return (db.tables[table] as unknown as LinkTable).by(column, id).map((link) => link.product_id)
}

interface NarrowedProducts {
  /** Ids of the matching products; undefined if no filter on linked records is set. */
  readonly ids: ReadonlySet<string> | undefined
  /** Filters on product columns, which still have to be applied. */
  readonly rest: Record<string, unknown>
}

/** Applies filters on linked records through indexes, to avoid a scan of all products. */
export function narrowProducts(db: Database, filters: Readonly<Record<string, unknown>>): NarrowedProducts {
  let ids: Set<string> | undefined
  const rest: Record<string, unknown> = {}
  for (const [key, filter] of Object.entries(filters)) {
    if (key === "variants" && Object.keys(filter as object).length === 0) continue
    const wanted = [filter].flat().map(String)
    const found = wanted.map((id) => productsBy(db, key, id))
    if (found.some((list) => list === undefined) || found.length === 0) {
      rest[key] = filter
      continue
    }
    const matchingIds = new Set(found.flatMap((list) => list ?? []))
    const before = ids
    ids = before ? new Set([...matchingIds].filter((id) => before.has(id))) : matchingIds
  }
  return { ids, rest }
}

/** Keys allowed inside `$and` and `$or` of a store product list; the server drops all others. */
const DIRECT = new Set(
  words(`
  id q title handle is_giftcard external_id collection_id type_id category_id tag_id option_id option_value_id
  created_at updated_at deleted_at
`),
)

/** Converts an entry of `$and` or `$or` to a filter on product columns. */
export function directFilter(db: Database, entry: object): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(entry).filter(([key]) => DIRECT.has(key)))
  const { ids, rest } = narrowProducts(db, known)
  return ids ? { $and: [{ id: [...ids] }, rest] } : rest
}

/** Returns products by id in order of creation. */
export const productsIn = (db: Database, ids: ReadonlySet<string>, withDeleted = false): Row<"product">[] =>
  [...ids].sort().flatMap((id) => db.tables.product.get(id, { withDeleted }) ?? [])
