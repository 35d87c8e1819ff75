import { omitUndefined } from "#lib/omit-undefined.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ChangeStep, SidedStep } from "./change-step.ts"
import { actionsOf, type OpenChange } from "./order-change.rules.ts"
import type { StepRequests } from "./order-change-flow.ts"
import type { Side } from "./steps/shipping-steps.ts"
import { replaceAction } from "./steps/steps.ts"

/** The server accepts an outbound item's price only when the item is added, so a new price replaces the action. */
export const isPriceReplacement = (change: ChangeStep): boolean =>
  change.type === "change.setAdded" && change.unitPrice !== undefined

/** Steps of claims and exchanges, which have inbound and outbound items; only the first route segment differs. */
export function inboundAndOutboundSteps(
  sdk: AdminSdk,
  resource: AdminSdk["admin"]["claim"] | AdminSdk["admin"]["exchange"],
  idOf: (change: OpenChange) => string,
): StepRequests<SidedStep> {
  const { return: returns, order: orders } = sdk.admin
  const isInbound = (side: Side | undefined) => side === "inbound"
  const locationOf = async (id: string) =>
    (await returns.retrieve({ id, query: { fields: "id,location_id" } })).return.location_id
  return {
    "change.returnItem": ({ itemId, quantity, reasonId, note }, { change, startOptions }) => {
      const item = { id: itemId, quantity, ...omitUndefined({ reason_id: reasonId, internal_note: note }) }
      // The first item creates the return, at the location chosen before.
      const place = change.returnId ? {} : omitUndefined({ location_id: startOptions.locationId })
      return resource.addInboundItems({ id: idOf(change), body: { items: [item], ...place } })
    },
    "change.setReturnItem": ({ actionId: action_id, quantity, reasonId, note }, { change }) => {
      const body = { quantity, ...omitUndefined({ reason_id: reasonId, internal_note: note }) }
      return resource.updateInboundItem({ id: idOf(change), action_id, body })
    },
    // With the last item, the server removes return shipping and then the location too.
    "change.removeReturnItem": async ({ actionId: action_id }, { change, preview }) => {
      const isLast = actionsOf(preview).filter(({ action }) => action === "RETURN_ITEM").length === 1
      const place = isLast ? await locationOf(change.returnId) : null
      await resource.removeInboundItem({ id: idOf(change), action_id })
      if (place) await returns.updateRequest({ id: change.returnId, body: { location_id: place } })
    },
    "change.addItems": ({ items }, { change }) => resource.addOutboundItems({ id: idOf(change), body: { items } }),
    "change.setAdded": (change, context) => {
      const id = idOf(context.change)
      const { actionId: action_id, quantity, unitPrice: unit_price, note } = change
      const more = omitUndefined({ internal_note: note })
      if (unit_price === undefined) return resource.updateOutboundItem({ id, action_id, body: { quantity, ...more } })
      const line = [...context.preview.items, ...(context.before?.items ?? [])].find(({ actions }) =>
        actions?.some((action) => action.id === action_id),
      )
      const old = line?.actions?.find((action) => action.id === action_id)?.internal_note ?? undefined
      const kept = omitUndefined({ internal_note: note ?? old })
      const item = { variant_id: String(line?.variant_id), quantity, unit_price, ...kept }
      return replaceAction(change, context, {
        add: () => resource.addOutboundItems({ id, body: { items: [item] } }),
        remove: () => resource.removeOutboundItem({ id, action_id }),
      })
    },
    "change.removeAdded": ({ actionId: action_id }, { change }) =>
      resource.removeOutboundItem({ id: idOf(change), action_id }),
    "change.setLocation": ({ locationId }, { change: { returnId: id } }) =>
      returns.updateRequest({ id, body: { location_id: locationId } }),
    "change.addShipping": ({ optionId, amount, side }, { change }) => {
      const call = {
        id: idOf(change),
        body: { shipping_option_id: optionId, ...omitUndefined({ custom_amount: amount }) },
      }
      return isInbound(side) ? resource.addInboundShipping(call) : resource.addOutboundShipping(call)
    },
    "change.setShipping": ({ actionId: action_id, amount, side }, { change }) => {
      const call = { id: idOf(change), action_id, body: { custom_amount: amount } }
      return isInbound(side) ? resource.updateInboundShipping(call) : resource.updateOutboundShipping(call)
    },
    "change.removeShipping": ({ actionId: action_id, side }, { change }) => {
      const call = { id: idOf(change), action_id }
      return isInbound(side) ? resource.deleteInboundShipping(call) : resource.deleteOutboundShipping(call)
    },
    "change.carryOverPromotions": ({ carryOver }, { change: { id } }) =>
      orders.updateOrderChange({ id, body: { carry_over_promotions: carryOver } }),
  }
}
