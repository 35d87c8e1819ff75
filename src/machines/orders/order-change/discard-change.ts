import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import { type OpenChange, openChange } from "./order-change.rules.ts"

type Kind = "edit" | "return_request" | "return_receive" | "claim" | "exchange" | "transfer"
type Ids = Pick<OpenChange, "returnId" | "claimId" | "exchangeId"> & { readonly orderId: string }

interface DiscardRoutes {
  cancel(ids: Ids): Promise<unknown>
  /** For changes whose shipping methods the server keeps when they are discarded and adds to the next version. */
  removeShipping?(ids: Ids, actionId: string): Promise<unknown>
}

const discardRoutes = ({ admin }: AdminSdk): Record<Kind, DiscardRoutes> => ({
  edit: {
    cancel: ({ orderId: id }) => admin.orderEdit.cancelRequest({ id }),
    removeShipping: ({ orderId: id }, action_id) => admin.orderEdit.removeShipping({ id, action_id }),
  },
  return_request: { cancel: ({ returnId: id }) => admin.return.cancelRequest({ id }) },
  return_receive: { cancel: ({ returnId: id }) => admin.return.cancelReceive({ id }) },
  claim: {
    cancel: ({ claimId: id }) => admin.claim.cancelRequest({ id }),
    removeShipping: ({ claimId: id }, action_id) => admin.claim.deleteOutboundShipping({ id, action_id }),
  },
  exchange: {
    cancel: ({ exchangeId: id }) => admin.exchange.cancelRequest({ id }),
    removeShipping: ({ exchangeId: id }, action_id) => admin.exchange.deleteOutboundShipping({ id, action_id }),
  },
  transfer: { cancel: ({ orderId: id }) => admin.order.cancelTransfer({ id }) },
})

/** Canceling the edit of a draft order needs its own route, which restores promotions and shipping methods. */
async function routesOf(sdk: AdminSdk, kind: string, id: string): Promise<DiscardRoutes> {
  const routes = (discardRoutes(sdk) as Record<string, DiscardRoutes | undefined>)[kind]
  if (!routes) throw new Error(`a change of type ${kind} can't be discarded`)
  if (kind !== "edit") return routes
  const { order } = await sdk.admin.order.retrieve({ id, query: { fields: "id,is_draft_order" } })
  return order.is_draft_order ? { cancel: () => sdk.admin.draftOrder.cancelEdit({ id }) } : routes
}

/** Whether the server has refused a confirmation of an open change: it notes who tried, and loses part of the change. */
export async function wasRefused(sdk: AdminSdk, orderId: string, changeId: string): Promise<boolean> {
  const { order_changes } = await sdk.admin.order.listChanges({ id: orderId, query: { fields: "id,confirmed_by" } })
  return order_changes.some(({ id, confirmed_by }) => id === changeId && Boolean(confirmed_by))
}

/** How a change that is no longer open ended; the server deletes discarded changes. */
export async function outcomeOf(sdk: AdminSdk, orderId: string, changeId: string) {
  const [{ order_changes }, { user }] = await Promise.all([
    sdk.admin.order.listChanges({ id: orderId }),
    sdk.admin.user.me({ query: { fields: "id" } }),
  ])
  const change = order_changes.find(({ id }) => id === changeId)
  if (change?.status === "pending" || change?.status === "requested") return "open"
  if (change?.status !== "confirmed") return "discarded"
  return (change.confirmed_by ?? user.id) === user.id ? "confirmed" : "confirmedByOther"
}

/** Whether a change was discarded, by anyone. */
export const isDiscarded = async (sdk: AdminSdk, orderId: string, changeId: string): Promise<boolean> =>
  (await outcomeOf(sdk, orderId, changeId)) === "discarded"

/**
 * Discards an order's open change and the shipping methods it added. Safe to retry after any failure. Throws (409)
 * if someone has confirmed it in the meantime; leaves a newer change unchanged.
 */
export async function discardChange(sdk: AdminSdk, orderId: string, changeId: string, kind: string): Promise<void> {
  const routes = await routesOf(sdk, kind, orderId)
  const { order: preview } = await sdk.admin.order.retrievePreview({ id: orderId })
  const open = openChange(preview)
  if (open?.id !== changeId) {
    if (await isDiscarded(sdk, orderId, changeId)) return
    throw new ApiError({ kind: "http", status: 409, type: "conflict", message: "The change was already confirmed." })
  }
  const ids = { ...open, orderId }
  const actions = preview.shipping_methods.flatMap((method) => method.actions ?? [])
  const added = actions.filter(({ action, return_id }) => action === "SHIPPING_ADD" && !return_id)
  for (const action of added) await routes.removeShipping?.(ids, action.id)
  await routes.cancel(ids)
}

/** Deletes a draft order; succeeds if it is already deleted. */
export async function deleteDraft({ admin: { draftOrder, order } }: AdminSdk, id: string): Promise<void> {
  const isDeleted = () =>
    order.retrieve({ id, query: { fields: "id" } }).then(
      () => false,
      (error: unknown) => toApiError(error).status === 404,
    )
  try {
    await draftOrder.delete({ id })
  } catch (error) {
    if (!(await isDeleted())) throw error
  }
}
