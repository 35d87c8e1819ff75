import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import { deleteDraft } from "#machines/orders/order-change/discard-change.ts"
import type { OpenChange } from "#machines/orders/order-change/order-change.rules.ts"
import { loadShortStock, stockShort } from "#machines/orders/order-change/short-stock.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError, isRefused } from "#sdk/error.ts"

export type DraftTask = { type: "convert" | "delete"; orderId: string }
type DraftReason = "noItems" | "openEdit" | "noEmail" | "noAddress"

/**
 * Why a draft order can't be converted yet. The server allows each of these cases, but leaves an open edit or an
 * empty order behind.
 */
export function whyNotConvert(draft: Order, change: OpenChange | null): DraftReason | undefined {
  if (change) return "openEdit"
  if (!draft.items.some(({ quantity }) => quantity > 0)) return "noItems"
  if (!draft.email) return "noEmail"
  const isSent = draft.items.some(({ requires_shipping, quantity }) => requires_shipping && quantity > 0)
  return isSent && !draft.shipping_address?.country_code ? "noAddress" : undefined
}

/** Converts a draft order into an order, which reserves stock and requests payment, or deletes it. */
export const createDraftOrderMachine = (sdk: AdminSdk) => {
  const { draftOrder: drafts, order: orders } = sdk.admin
  const isOrder = async (id: string) =>
    (await orders.retrieve({ id, query: { fields: "id,is_draft_order" } })).order.is_draft_order === false
  /** The server's refusal for lack of stock doesn't say of what. */
  const convert = async (id: string) => {
    try {
      await drafts.convertToOrder({ id })
    } catch (error) {
      if (!(error instanceof ApiError && isRefused(error))) throw error
      const { order } = await orders.retrieve({ id, query: { fields: "id,is_draft_order,*items" } })
      if (!order.is_draft_order) throw error
      const short = await loadShortStock(sdk, id, order.items, "changed")
      throw short.length > 0 ? stockShort(short) : error
    }
  }
  return createTaskMachine<DraftTask>({
    id: "draftOrder",
    send: async ({ type, orderId: id }) => (type === "convert" ? convert(id) : deleteDraft(sdk, id)),
    // Deleting it again succeeds too.
    hasHappened: async ({ type, orderId: id }) => type === "convert" && (await isOrder(id)),
  })
}
