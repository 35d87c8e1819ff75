import { omitUndefined } from "#lib/omit-undefined.ts"
import type { FlowSteps } from "#machines/orders/order-change/change-step.ts"
import { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { whyNotChanged } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeFlow, StepRequests } from "#machines/orders/order-change/order-change-flow.ts"
import { replaceAction } from "#machines/orders/order-change/steps/steps.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const draftEditFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { draftOrder: drafts, order: orders } = sdk.admin
  return {
    id: "draftEdit",
    isMine: (change) => change.type === "edit",
    start: (id) => drafts.beginEdit({ id }),
    // The preview omits promotions and existing shipping methods; the order change has all actions.
    read: async (id, options) => {
      const query = { status: ["pending", "requested"], fields: "*actions" }
      const [{ order }, { order_changes }] = await Promise.all([
        orders.retrievePreview({ id }, options),
        orders.listChanges({ id, query }, options),
      ])
      const open = order.order_change
      if (!open) return order
      return {
        ...order,
        order_change: { ...open, actions: order_changes.find((c) => c.id === open.id)?.actions ?? [] },
      }
    },
    steps: {
      "change.addItems": ({ items }, { orderId: id }) => drafts.addItems({ id, body: { items } }),
      "change.addCustom": ({ title, quantity, unitPrice, note }, { orderId: id }) => {
        const item = { title, quantity, unit_price: unitPrice, ...omitUndefined({ internal_note: note }) }
        return drafts.addItems({ id, body: { items: [item] } })
      },
      "change.setItem": ({ itemId: item_id, quantity, unitPrice, note }, { orderId: id }) => {
        const body = { quantity, ...omitUndefined({ unit_price: unitPrice, internal_note: note }) }
        return drafts.updateItem({ id, item_id, body })
      },
      "change.setAdded": ({ actionId: action_id, quantity, unitPrice, note }, { orderId: id }) => {
        const body = { quantity, ...omitUndefined({ unit_price: unitPrice, internal_note: note }) }
        return drafts.updateActionItem({ id, action_id, body })
      },
      "change.removeAdded": ({ actionId: action_id }, { orderId: id }) => drafts.removeActionItem({ id, action_id }),
      "change.addPromotions": ({ codes }, { orderId: id }) =>
        drafts.addPromotions({ id, body: { promo_codes: codes } }),
      "change.removePromotions": ({ codes }, { orderId: id }) =>
        drafts.removePromotions({ id, body: { promo_codes: codes } }),
      "change.addShipping": ({ optionId, amount }, { orderId: id }) => {
        const body = { shipping_option_id: optionId, ...omitUndefined({ custom_amount: amount }) }
        return drafts.addShippingMethod({ id, body })
      },
      "change.setShipping": ({ actionId: action_id, amount }, { orderId: id, preview }) => {
        const method = preview.shipping_methods.find(({ actions }) =>
          actions?.some((action) => action.id === action_id),
        )
        const body = { shipping_option_id: String(method?.shipping_option_id), custom_amount: amount }
        return drafts.updateActionShippingMethod({ id, action_id, body })
      },
      "change.removeShipping": ({ actionId: action_id }, { orderId: id }) =>
        drafts.removeActionShippingMethod({ id, action_id }),
      // Replaced, not updated: the server adds its tax again with each update, applies it before the edit is confirmed, and
      // when the edit is discarded restores only the amount before the last update.
      "change.setShippingMethod": (change, context) => {
        const { methodId: method_id, optionId, amount } = change
        const id = context.orderId
        return replaceAction(change, context, {
          add: () => drafts.addShippingMethod({ id, body: { shipping_option_id: optionId, custom_amount: amount } }),
          remove: () => drafts.removeShippingMethod({ id, method_id }),
        })
      },
      "change.removeShippingMethod": ({ methodId: method_id }, { orderId: id }) =>
        drafts.removeShippingMethod({ id, method_id }),
      "change.request": (_, { orderId: id }) => drafts.requestEdit({ id }),
    } satisfies StepRequests<FlowSteps["draftEdit"]>,
    isReplacement: ({ type }) => type === "change.setShippingMethod",
    confirm: ({ orderId: id }) => drafts.confirmEdit({ id }),
    whyNotConfirm: whyNotChanged,
  }
}

/** Edits a draft order: items, custom items, promotions and shipping methods, with the server's prices and taxes. */
export const createDraftEditMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, draftEditFlow(sdk))
