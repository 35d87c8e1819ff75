import { fulfill, fulfillments, orderStatus, packages, payments } from "./flows/handling.ts"
import { history } from "./flows/history.ts"
import { orderChange } from "./flows/order-change.ts"
import { orderDetails } from "./flows/order-details.ts"
import { orderEdit } from "./flows/order-edit.ts"
import { orderPage } from "./flows/order-page.ts"
import { claim, exchange, receive, returnItems, returnQuickView } from "./flows/returns.ts"
import { transfer } from "./flows/transfer.ts"

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
