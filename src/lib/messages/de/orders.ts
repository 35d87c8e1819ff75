import { drafts } from "./orders/drafts.ts"
import { inbox } from "./orders/inbox.ts"
import { orders } from "./orders/orders.ts"
import { returnLists } from "./orders/return-lists.ts"

export const messages = {
  admin: {
    drafts,
    inbox,
    orders,
    returnLists,
  },
}
