import { queryOptions, useQuery } from "@tanstack/react-query"
import { compareMoney } from "#lib/money.ts"
import { isPickedUp } from "#machines/store/checkout/checkout.rules.ts"
import type { Cart, CartShippingOptionWithServiceZone } from "#schema/store/entities/cart.ts"
import { ownedKey, storeSdk } from "#store/api/client.ts"
import { useVisit, visit } from "#store/visit/visit.ts"

type ShippingOption = Pick<CartShippingOptionWithServiceZone, "id" | "name" | "prices">

/**
 * Loads the shipping options of the cart's address, with their prices and price rules. An option without a price for the
 * cart as it is can't be chosen (`hasPrice`), but it can have one from a higher total on.
 */
export const shippingOptionsQuery = (cartId: string, owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("shipping-options", owner, cartId),
    queryFn: async ({ signal }) =>
      (await storeSdk(owner).store.fulfillment.listCartOptions({ query: { cart_id: cartId } }, { signal }))
        .shipping_options,
    staleTime: 60_000,
  })

/** Whether the cart's items are picked up; false until that is known. */
export function usePickedUp(cart: Cart | null): boolean {
  const { owner } = useVisit()
  const id = cart?.shipping_methods?.length ? cart.id : ""
  const { data = [] } = useQuery({ ...shippingOptionsQuery(id, owner), enabled: id !== "" })
  return isPickedUp(cart, data)
}

export interface FreeShippingThreshold {
  readonly optionId: string
  /** Name of the shipping option. */
  readonly name: string
  /** Lowest item total with free shipping, in major units. */
  readonly from: number
}

/** Returns the lowest item total with a free shipping option; undefined if no price has such a rule. */
export function freeFrom(
  options: readonly ShippingOption[],
  cart: Pick<Cart, "currency_code" | "region_id">,
): FreeShippingThreshold | undefined {
  const found = options.flatMap(({ id, name, prices }) =>
    (prices ?? []).flatMap((price) => {
      const rules = price.price_rules ?? []
      const values = rules.filter((rule) => rule.attribute === "item_total" && ["gt", "gte"].includes(rule.operator))
      const others = rules.filter((rule) => !values.includes(rule))
      const fits = others.every((rule) => rule.attribute === "region_id" && rule.value === cart.region_id)
      const isFree =
        price.currency_code === cart.currency_code && compareMoney(price.amount, 0, price.currency_code) === 0
      const from = Math.max(...values.map((rule) => Number(rule.value)))
      return isFree && fits && Number.isFinite(from) ? [{ optionId: id, name, from }] : []
    }),
  )
  return found.sort((a, b) => a.from - b.from)[0]
}
