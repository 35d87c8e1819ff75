import { inbox } from "./orders/inbox.ts"
import { orderExport } from "./orders/order-export.ts"
import { orderItems } from "./orders/order-items.ts"
import { orders } from "./orders/orders.ts"
import { returnLists } from "./orders/return-lists.ts"

export const messages = {
  admin: {
    inbox,
    orderExport,
    orderItems,
    orders,
    returnLists,
  },
}
