import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { type KitItem, kitFields, toKitItems } from "#admin/inventory/kit-stock.ts"
import { products } from "#admin/products/product.resource.ts"

/** A row of the card: an item and the quantity as typed. */
export interface KitRow {
  readonly key: string
  /** Null until an item is chosen. */
  readonly item: Pick<KitItem, "id" | "name"> | null
  readonly quantity: string
}

export type KitProblem = "item" | "twice" | "quantity"

const WHOLE = /^[1-9]\d{0,8}$/

/** The problem of each row; of rows with the same item, only the later ones have one. */
export function kitProblems(rows: readonly KitRow[]): readonly (KitProblem | undefined)[] {
  const seen = new Set<string>()
  return rows.map(({ item, quantity }) => {
    if (!item) return "item"
    if (seen.has(item.id)) return "twice"
    seen.add(item.id)
    return WHOLE.test(quantity.trim()) ? undefined : "quantity"
  })
}

export const toKitRows = (items: readonly KitItem[]): readonly KitRow[] =>
  items.map((item) => ({ key: item.id, item, quantity: String(item.required) }))

interface Link {
  readonly variant_id: string
  readonly inventory_item_id: string
  readonly required_quantity: number
}

/** The links to create, update and delete. */
export function kitChanges(variant_id: string, before: readonly KitItem[], rows: readonly KitRow[]) {
  const present = new Map(before.map((item) => [item.id, item.required]))
  const links = rows.flatMap(({ item, quantity }): Link[] =>
    item ? [{ variant_id, inventory_item_id: item.id, required_quantity: Number(quantity) }] : [],
  )
  const kept = new Set(links.map((link) => link.inventory_item_id))
  return {
    create: links.filter((link) => !present.has(link.inventory_item_id)),
    update: links.filter(
      ({ inventory_item_id: id, required_quantity }) => present.has(id) && present.get(id) !== required_quantity,
    ),
    delete: before.flatMap(({ id }) => (kept.has(id) ? [] : [{ variant_id, inventory_item_id: id }])),
  }
}

/** The inventory items of a variant. */
export const kitQuery = (productId: string, id: string) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", productId, "kit", id],
    queryFn: async ({ signal }): Promise<readonly KitItem[]> => {
      const query = { fields: `id,${kitFields}`, id, limit: 1 }
      const { variants } = await adminSdk().admin.product.listVariants({ id: productId, query }, { signal })
      return variants[0] ? toKitItems(variants[0]) : []
    },
    staleTime: 10_000,
  })

/** A single change takes the operation of its item; several are saved together or not at all. */
function sendChanges(id: string, variant_id: string, body: ReturnType<typeof kitChanges>): Promise<unknown> {
  const { product } = adminSdk().admin
  const query = { fields: "id" }
  const [change, ...others] = [...body.create, ...body.update, ...body.delete]
  if (!change || others.length > 0) return product.batchVariantInventoryItems({ id, body, query })
  const { inventory_item_id } = change
  const item = { id, variant_id, inventory_item_id, query }
  if (!("required_quantity" in change)) return product.removeVariantInventoryItem(item)
  const { required_quantity } = change
  return body.create.length > 0
    ? product.addVariantInventoryItem({ id, variant_id, query, body: { inventory_item_id, required_quantity } })
    : product.updateVariantInventoryItem({ ...item, body: { required_quantity } })
}

/**
 * Saves the changed rows in one request. Returns false without saving if someone else has changed the items since
 * `before`. Repeating it is safe: the links have no ids of their own.
 */
export async function saveKit(
  productId: string,
  variantId: string,
  change: { readonly before: readonly KitItem[]; readonly now: readonly KitItem[]; readonly rows: readonly KitRow[] },
): Promise<boolean> {
  const stateOf = (items: readonly KitItem[]) => JSON.stringify(items.map(({ id, required }) => [id, required]).sort())
  const wanted = change.rows.map(({ item, quantity }) => [item?.id, Number(quantity)]).sort()
  if (stateOf(change.now) === JSON.stringify(wanted)) return true
  if (stateOf(change.now) !== stateOf(change.before)) return false
  await sendChanges(productId, variantId, kitChanges(variantId, change.now, change.rows))
  return true
}
