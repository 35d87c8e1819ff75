import { queryOptions, useQuery } from "@tanstack/react-query"
import { isPickup } from "#machines/store/checkout/checkout.rules.ts"
import { cartIdOf } from "#machines/store/self-return/self-return.actors.ts"
import type { CartShippingOptionWithServiceZone } from "#schema/store/entities/cart.ts"
import type { Order } from "#schema/store/entities/order.ts"
import type { ApiAddress } from "#store/address/address-form.ts"
import { ownedKey, storeSdk } from "#store/api/client.ts"
import { useVisit } from "#store/visit/visit.ts"
import { phaseOf } from "./order-phase.ts"

type Option = Pick<CartShippingOptionWithServiceZone, "service_zone">

/** The address of the counter where a shipping option's items are picked up; undefined for an option that ships. */
export const counterOf = (option: Option | undefined): ApiAddress | undefined =>
  option && isPickup(option) ? option.service_zone.fulfillment_set.location?.address : undefined

/** The shipping methods of an order, without those of its returns. */
export const outboundMethods = ({ shipping_methods }: Order) =>
  (shipping_methods ?? []).filter(({ detail }) => !detail?.return_id)

export interface Pickup {
  /** Unset if the shop has stored none. */
  readonly counter: ApiAddress
}

interface OrderShipping {
  /** Null if the order is shipped. */
  readonly pickup: Pickup | null
  /** What the shop says about the shipping method, such as when it arrives. */
  readonly description: string | undefined
}

/** Loads what the server tells only of the options of the order's cart. */
const shippingQuery = (order: Order | null, owner: string) => {
  const cart_id = order ? cartIdOf(order) : undefined
  const ids = (order ? outboundMethods(order) : []).flatMap(({ shipping_option_id }) => shipping_option_id ?? [])
  return queryOptions({
    queryKey: ownedKey("pickup", owner, order?.id, ids.join()),
    queryFn: async ({ signal }): Promise<OrderShipping> => {
      const query = { cart_id: String(cart_id) }
      const { shipping_options } = await storeSdk(owner).store.fulfillment.listCartOptions({ query }, { signal })
      const chosen = shipping_options.filter(({ id }) => ids.includes(id))
      const option = chosen.find(isPickup)
      return {
        pickup: option ? { counter: counterOf(option) } : null,
        description: chosen.map(({ type }) => type?.description).find(Boolean) ?? undefined,
      }
    },
    enabled: cart_id !== undefined && ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns where an order is picked up, once that is known. */
export function usePickup(order: Order | null): Pickup | null {
  const { data } = useQuery(shippingQuery(order, useVisit().owner))
  return data?.pickup ?? null
}

/** Returns the names of an order's shipping methods and, until it is packed, what the checkout said about the arrival. */
export function useShippingText(order: Order): string {
  const { data } = useQuery(shippingQuery(order, useVisit().owner))
  const names = [...new Set(outboundMethods(order).map(({ name }) => name))].join(", ")
  const description = phaseOf(order) === "received" ? data?.description : undefined
  return [names, description].filter(Boolean).join(" · ")
}
