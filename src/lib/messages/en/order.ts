import { claim } from "./order/claim.ts"
import { exchange } from "./order/exchange.ts"
import { fulfill, fulfillments, orderStatus, packages, payments } from "./order/handling.ts"
import { history } from "./order/history.ts"
import { orderChange } from "./order/order-change.ts"
import { orderDetails } from "./order/order-details.ts"
import { orderEdit } from "./order/order-edit.ts"
import { orderPage } from "./order/order-page.ts"
import { receive } from "./order/receive.ts"
import { returnItems } from "./order/return-items.ts"
import { returnQuickView } from "./order/return-quick-view.ts"
import { transfer } from "./order/transfer.ts"

/** Messages of an order’s pages in the back office and of the flows that change it. */
export const messages = {
  admin: {
    claim,
    exchange,
    fulfill,
    fulfillments,
    history,
    orderChange,
    orderDetails,
    orderEdit,
    orderPage,
    orderStatus,
    packages,
    payments,
    receive,
    returnItems,
    returnQuickView,
    transfer,
  },
}
