import { actionsOf, openChange } from "#machines/orders/order-change/order-change.rules.ts"
import {
  actionIn,
  addedIn,
  methodOf,
  noQuantity,
  notRestored,
  rebaseAction,
  removal,
  replacementStep,
  type Staged,
  type Steps,
  unchanged,
} from "./step.ts"

/** Items returned by the customer (inbound) or sent to the customer (outbound). An order edit needs no side. */
export type Side = "inbound" | "outbound"

export type ShippingStep =
  | { type: "change.addShipping"; optionId: string; amount?: number; side?: Side }
  | { type: "change.setShipping"; actionId: string; amount: number; side?: Side }
  | { type: "change.removeShipping"; actionId: string; side?: Side }

/** A shipping method that the draft order already has. */
export type ShippingMethodStep =
  | { type: "change.setShippingMethod"; methodId: string; optionId: string; amount: number }
  | { type: "change.removeShippingMethod"; methodId: string }

const isShippingAdded = ({ optionId, amount }: { optionId: string; amount?: number }, staged: Staged): boolean =>
  addedIn(staged, "SHIPPING_ADD").some((action) => {
    const method = methodOf(staged.now, action)
    return method?.shipping_option_id === optionId && (amount === undefined || method.amount === amount)
  })

const isMethodRemoved = ({ methodId }: { methodId: string }, { now }: Staged): boolean =>
  actionsOf(now).some(({ action, reference_id }) => action === "SHIPPING_REMOVE" && reference_id === methodId)

const sidedTypes = new Set(["claim", "exchange"])

/** Steps that change shipping methods. */
export const shippingSteps: Steps<ShippingStep | ShippingMethodStep> = {
  "change.addShipping": {
    isSaved: isShippingAdded,
    rebase: unchanged,
    restoredFrom: (action, preview) => {
      const method = action?.action === "SHIPPING_ADD" ? methodOf(preview, action) : undefined
      if (!method?.shipping_option_id) return undefined
      const side = sidedTypes.has(openChange(preview)?.type ?? "")
        ? { side: action?.return_id ? ("inbound" as const) : ("outbound" as const) }
        : {}
      return { type: "change.addShipping", optionId: method.shipping_option_id, amount: method.amount ?? 0, ...side }
    },
    quantity: noQuantity,
  },
  "change.setShipping": {
    isSaved: ({ actionId, amount }, { now }) => methodOf(now, actionIn(now, actionId))?.amount === amount,
    rebase: rebaseAction,
    restoredFrom: notRestored,
    quantity: noQuantity,
  },
  "change.removeShipping": { ...removal, quantity: noQuantity },
  "change.setShippingMethod": {
    ...replacementStep<Extract<ShippingMethodStep, { type: "change.setShippingMethod" }>>({
      isAdded: isShippingAdded,
      isRemoved: isMethodRemoved,
    }),
    rebase: unchanged,
    restoredFrom: notRestored,
    quantity: noQuantity,
  },
  "change.removeShippingMethod": {
    isSaved: isMethodRemoved,
    rebase: unchanged,
    restoredFrom: (action) =>
      action?.action === "SHIPPING_REMOVE"
        ? { type: "change.removeShippingMethod", methodId: String(action.reference_id) }
        : undefined,
    quantity: noQuantity,
  },
}
