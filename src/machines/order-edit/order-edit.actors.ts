import { fromPromise } from "xstate"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"

/** A staged change: one round-trip that answers with the order as it would then be. */
export type Change =
  | {
      type: "change.addItems"
      items: { variant_id: string; quantity: number; unit_price?: number; allow_backorder?: boolean }[]
    }
  | { type: "change.setItem"; itemId: string; quantity: number; unitPrice?: number; note?: string }
  | { type: "change.setAdded"; actionId: string; quantity: number; unitPrice?: number; note?: string }
  | { type: "change.undo"; actionId: string }
  | { type: "change.addShipping"; optionId: string; amount?: number }
  | { type: "change.setShipping"; actionId: string; amount: number }
  | { type: "change.removeShipping"; actionId: string }
  | { type: "change.carryOverPromotions"; carryOver: boolean }
  | { type: "change.request" }

export interface Look {
  /** The order as it is now. */
  readonly order: Order
  readonly preview: OrderPreview
}

const ORDER_FIELDS = "id,display_id,status,version,total,currency_code,email"

/** Omits what is undefined: the server takes a missing key, not an undefined one. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as never

/** The actors of an order edit over one SDK. An edit begins on the server with its first change, so an unused one leaves nothing. */
export function orderEditActors(sdk: AdminSdk) {
  const { order: orders, orderEdit: edits } = sdk.admin

  async function apply(orderId: string, change: Change, preview: OrderPreview | null): Promise<unknown> {
    const id = orderId
    switch (change.type) {
      case "change.addItems":
        return edits.addItems({ id, body: { items: change.items } })
      case "change.setItem":
        return edits.updateOriginalItem({
          id,
          item_id: change.itemId,
          body: { quantity: change.quantity, ...given({ unit_price: change.unitPrice, internal_note: change.note }) },
        })
      case "change.setAdded":
        return edits.updateAddedItem({
          id,
          action_id: change.actionId,
          body: { quantity: change.quantity, ...given({ unit_price: change.unitPrice, internal_note: change.note }) },
        })
      case "change.undo":
        return edits.removeAddedItem({ id, action_id: change.actionId })
      case "change.addShipping":
        return edits.addShipping({
          id,
          body: { shipping_option_id: change.optionId, ...given({ custom_amount: change.amount }) },
        })
      case "change.setShipping":
        return edits.updateShipping({ id, action_id: change.actionId, body: { custom_amount: change.amount } })
      case "change.removeShipping":
        return edits.removeShipping({ id, action_id: change.actionId })
      case "change.carryOverPromotions":
        return orders.updateOrderChange({
          id: String(preview?.order_change?.id ?? ""),
          body: { carry_over_promotions: change.carryOver },
        })
      case "change.request":
        return edits.request({ id, body: {} })
    }
  }
  const preview = async (id: string, signal?: AbortSignal) =>
    (await orders.retrievePreview({ id }, signal ? { signal } : undefined)).order

  return {
    look: fromPromise(async ({ input, signal }: { input: { orderId: string }; signal: AbortSignal }): Promise<Look> => {
      const [{ order }, asItWouldBe] = await Promise.all([
        orders.retrieve({ id: input.orderId, query: { fields: ORDER_FIELDS } }, { signal }),
        preview(input.orderId, signal),
      ])
      return { order, preview: asItWouldBe }
    }),
    apply: fromPromise(
      async ({
        input,
      }: {
        input: { orderId: string; change: Change; begun: boolean; preview: OrderPreview | null }
      }) => {
        const { orderId, change, begun } = input
        if (!begun) await edits.initiateRequest({ body: { order_id: orderId } })
        await apply(orderId, change, begun ? input.preview : await preview(orderId))
        return preview(orderId)
      },
    ),
    confirm: fromPromise(({ input }: { input: { orderId: string } }) => edits.confirm({ id: input.orderId })),
    discard: fromPromise(({ input }: { input: { orderId: string } }) => edits.cancelRequest({ id: input.orderId })),
  }
}
