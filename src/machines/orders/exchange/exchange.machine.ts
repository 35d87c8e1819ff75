import { inboundAndOutboundSteps, isPriceReplacement } from "#machines/orders/order-change/inbound-outbound.ts"
import { createOrderChangeMachine } from "#machines/orders/order-change/order-change.machine.ts"
import { whyNotExchanged } from "#machines/orders/order-change/order-change.rules.ts"
import type { OrderChangeFlow } from "#machines/orders/order-change/order-change-flow.ts"
import type { AdminSdk } from "#sdk/admin.ts"

const exchangeFlow = (sdk: AdminSdk): OrderChangeFlow => {
  const { exchange: exchanges } = sdk.admin
  return {
    id: "exchange",
    isMine: (change) => change.type === "exchange",
    start: (order_id) => exchanges.create({ body: { order_id } }),
    steps: inboundAndOutboundSteps(sdk, exchanges, ({ exchangeId }) => exchangeId),
    isReplacement: isPriceReplacement,
    confirm: ({ change: { exchangeId: id } }) => exchanges.request({ id }),
    reserves: "added",
    whyNotConfirm: whyNotExchanged,
  }
}

/** Creates an exchange: items of an order are returned and others are sent; the difference is paid or refunded. */
export const createExchangeMachine = (sdk: AdminSdk) => createOrderChangeMachine(sdk, exchangeFlow(sdk))
