import { omitUndefined } from "#lib/omit-undefined.ts"
import type { FlowSteps } from "#machines/orders/order-change/change-step.ts"
import { inboundAndOutboundSteps, isPriceReplacement } from "#machines/orders/order-change/inbound-outbound.ts"
import { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { whyNotClaimed } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeFlow, StepRequests } from "#machines/orders/order-change/order-change-flow.ts"
import { replaceAction } from "#machines/orders/order-change/steps/steps.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const claimFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { claim: claims } = sdk.admin
  return {
    id: "claim",
    isMine: (change) => change.type === "claim",
    start: (order_id, { claimType = "refund" }) => claims.create({ body: { order_id, type: claimType } }),
    steps: {
      ...inboundAndOutboundSteps(sdk, claims, ({ claimId }) => claimId),
      "change.claim": ({ itemId, quantity, reason, note }, { change: { claimId: id } }) => {
        const item = { id: itemId, quantity, ...omitUndefined({ reason, internal_note: note }) }
        return claims.addItems({ id, body: { items: [item] } })
      },
      "change.setClaimed": ({ actionId: action_id, quantity, note }, { change: { claimId: id } }) =>
        claims.updateItem({ id, action_id, body: { quantity, ...omitUndefined({ internal_note: note }) } }),
      // The server can change a claimed item's quantity and note, but not its reason.
      "change.replaceClaim": (change, context) => {
        const { actionId: action_id, itemId, quantity, reason, note } = change
        const id = context.change.claimId
        const item = { id: itemId, quantity, reason, ...omitUndefined({ internal_note: note }) }
        return replaceAction(change, context, {
          add: () => claims.addItems({ id, body: { items: [item] } }),
          remove: () => claims.removeItem({ id, action_id }),
        })
      },
      "change.unclaim": ({ actionId: action_id }, { change: { claimId: id } }) => claims.removeItem({ id, action_id }),
    } satisfies StepRequests<FlowSteps["claim"]>,
    isReplacement: (change) => change.type === "change.replaceClaim" || isPriceReplacement(change),
    confirm: ({ change: { claimId: id } }) => claims.request({ id }),
    reserves: "added",
    whyNotConfirm: whyNotClaimed,
  }
}

/** Creates a claim for items of an order: a refund or a replacement, with or without a return. */
export const createClaimMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, claimFlow(sdk))
