import { lineTitle } from "#lib/line-title.ts"
import { needed } from "#machines/kit/needed.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import type { StoreSdk } from "#sdk/store.ts"

/** Sellable quantity by variant id; variants without inventory management are left out. */
export type Stock = Readonly<Record<string, number>>

/** An item with too little stock; accepting it reduces the quantity to the available stock. */
export interface Shortage {
  readonly kind: "stock"
  readonly lineId: string
  readonly title: string
  readonly was: number
  readonly now: number
}

const FIELDS = "id,variants.id,variants.manage_inventory,variants.allow_backorder,+variants.inventory_quantity"

/** Loads the stock of products: the API doesn't return it with a cart. */
export async function loadStock(sdk: StoreSdk, ids: readonly string[], call: { signal?: AbortSignal }): Promise<Stock> {
  const query = { id: [...ids], fields: FIELDS, limit: ids.length }
  const { products } = await sdk.store.product.list({ query }, call)
  const counted = needed(products)
    .flatMap((product) => product.variants ?? [])
    .filter((variant) => variant.manage_inventory && !variant.allow_backorder)
  return Object.fromEntries(counted.map((variant) => [variant.id, variant.inventory_quantity ?? 0]))
}

/** Ids of the products in a cart. */
export const productsOf = (cart: Cart | null): readonly string[] => [
  ...new Set((cart?.items ?? []).flatMap((item) => item.product_id ?? [])),
]

/** Items that exceed the available stock. Items of the same variant share its stock in the cart's order. */
export function shortages(cart: Cart, stock: Stock): Shortage[] {
  const left: Record<string, number> = { ...stock }
  return (cart.items ?? []).flatMap((item) => {
    const available = item.variant_id ? left[item.variant_id] : undefined
    if (!item.variant_id || available === undefined) return []
    const now = Math.max(0, Math.min(item.quantity, available))
    left[item.variant_id] = available - now
    return now < item.quantity
      ? [{ kind: "stock", lineId: item.id, title: lineTitle(item), was: item.quantity, now }]
      : []
  })
}

/** Whether every item of the cart is sold out. */
export const isSoldOut = ({ items = [] }: Cart, short: readonly Shortage[]): boolean =>
  items.length > 0 && items.every(({ id }) => short.some(({ lineId, now }) => lineId === id && now === 0))

/**
 * Items that there may not be enough of together: the API doesn't say which variants share a stock, but those that do have
 * the same available quantity.
 */
export function sharedShortage(cart: Cart, stock: Stock): readonly CartLineItem[] {
  const items = (cart.items ?? []).filter(({ variant_id }) => variant_id && stock[variant_id] !== undefined)
  const availableOf = ({ variant_id }: CartLineItem) => stock[variant_id ?? ""] ?? 0
  const inCart = (available: number) =>
    items.reduce((sum, item) => (availableOf(item) === available ? sum + item.quantity : sum), 0)
  return items.filter((item) => inCart(availableOf(item)) > availableOf(item))
}
