import type { ShopperShop } from "./shop.ts"
import type { Added } from "./tab.ts"

/** Adds up what the tabs have added to carts. Where a response was lost, both outcomes are possible. */
export class Quantities {
  readonly #of = new Map<string, Added>()

  count(variantId: string, { least, most }: Added): void {
    const before = this.#of.get(variantId) ?? { least: 0, most: 0 }
    this.#of.set(variantId, { least: before.least + least, most: before.most + most })
  }

  /** Differences from what all carts contain, and with `lost` also from the present cart and the ordered ones. */
  differences({ shop, browser }: ShopperShop, withLost: boolean): string[] {
    const { tables } = shop.backend.db
    const kept = [...browser.kept].filter(([key]) => /shop_cart(:|$)/.test(key)).map(([, value]) => value)
    const reachable = new Set(
      tables.cart
        .all()
        .filter(({ id, completed_at }) => completed_at || kept.some((value) => value.includes(id)))
        .map(({ id }) => id),
    )
    const lines = tables.cartLineItem.all()
    return [...this.#of].flatMap(([variantId, { least, most }]) => {
      const variantLines = lines.filter(({ variant_id }) => variant_id === variantId)
      const sum = (items: typeof variantLines) => items.reduce((total, { quantity }) => total + quantity, 0)
      const all = sum(variantLines)
      if (all < least || all > most) return [`${least} to ${most} of ${variantId} were added, the carts have ${all}`]
      const found = sum(variantLines.filter(({ cart_id }) => reachable.has(cart_id)))
      return withLost && found < least ? [`${least} of ${variantId} were added, the shopper's carts have ${found}`] : []
    })
  }
}
