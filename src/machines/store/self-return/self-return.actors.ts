import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { needed } from "#machines/kit/needed.ts"
import { hasPrice } from "#machines/store/checkout/checkout.rules.ts"
import type { Order } from "#schema/store/entities/order.ts"
import type { ReturnReason } from "#schema/store/entities/settings.ts"
import type { StoreSdk } from "#sdk/store.ts"
import type { ReturnSelections } from "./self-return.rules.ts"

type ReturnOption = Awaited<ReturnType<StoreSdk["store"]["fulfillment"]["listCartOptions"]>>["shipping_options"][number]

export interface LoadedOrder {
  readonly order: Order
  readonly reasons: readonly ReturnReason[]
  /** Return shipping options. The server lists them by the order's cart, so an order without a cart has none. */
  readonly options: readonly ReturnOption[]
}

export const returnShippingCost = (option: ReturnOption | undefined): number =>
  option?.amount ?? option?.calculated_price?.calculated_amount ?? 0

/** The id of the cart that an order was placed with. */
export const cartIdOf = (order: object): string | undefined => {
  const { cart } = order as { cart?: { id?: unknown } | null }
  return typeof cart?.id === "string" ? cart.id : undefined
}

export function selfReturnActors(sdk: StoreSdk) {
  const { order: orders, return: returns, returnReason, fulfillment } = sdk.store
  const read = async (id: string, signal: AbortSignal): Promise<Order> =>
    needed((await orders.retrieve({ id, query: { fields: "+customer_id,+cart.id" } }, { signal })).order)

  return {
    load: fromAbortable(
      async ({ input, signal }: { input: { orderId: string }; signal: AbortSignal }): Promise<LoadedOrder> => {
        const [order, { return_reasons }] = await Promise.all([
          read(input.orderId, signal),
          returnReason.list({ query: { limit: 100 } }, { signal }),
        ])
        const cartId = cartIdOf(order)
        const options = cartId
          ? (await fulfillment.listCartOptions({ query: { cart_id: cartId, is_return: true } }, { signal }))
              .shipping_options
          : []
        return { order, reasons: needed(return_reasons), options: needed(options).filter(hasPrice) }
      },
    ),
    read: fromAbortable(({ input, signal }: { input: { orderId: string }; signal: AbortSignal }) =>
      read(input.orderId, signal),
    ),
    send: fromPromise(
      async ({ input }: { input: { orderId: string; selections: ReturnSelections; option: ReturnOption } }) =>
        (
          await returns.create({
            body: {
              order_id: input.orderId,
              items: Object.entries(input.selections).map(([id, { quantity, reasonId, note }]) => ({
                id,
                quantity,
                reason_id: reasonId || null,
                note: note.trim() || null,
              })),
              return_shipping: { option_id: input.option.id, price: returnShippingCost(input.option) },
            },
          })
        ).return,
    ),
  }
}
