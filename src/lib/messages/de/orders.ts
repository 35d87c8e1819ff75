import { inbox } from "./orders/inbox.ts"
import { orderItems } from "./orders/order-items.ts"
import { orders } from "./orders/orders.ts"
import { returnLists } from "./orders/return-lists.ts"

export const messages = {
  admin: {
    inbox,
    orderItems,
    orders,
    returnLists,
  },
}
