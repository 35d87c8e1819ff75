import { catalog } from "./admin/catalog.ts"
import { drafts } from "./admin/drafts.ts"
import { failure } from "./admin/failure.ts"
import { detail, form } from "./admin/form.ts"
import { fulfill, fulfillments, orderStatus, payments, task } from "./admin/handling.ts"
import { history } from "./admin/history.ts"
import { inbox } from "./admin/inbox.ts"
import { layout } from "./admin/layout.ts"
import { list } from "./admin/list.ts"
import { lists } from "./admin/lists.ts"
import { orderChange } from "./admin/order-change.ts"
import { orderDetails } from "./admin/order-details.ts"
import { orderEdit } from "./admin/order-edit.ts"
import { orders } from "./admin/orders.ts"
import { returnLists } from "./admin/return-lists.ts"
import { claim, exchange, receive, returnItems } from "./admin/returns.ts"
import { session } from "./admin/session.ts"
import { acceptInvite, team } from "./admin/team.ts"
import { transfer } from "./admin/transfer.ts"

/** Messages of the back office, one file per area: `useTranslations("admin.layout")`. */
export const messages = {
  admin: {
    acceptInvite,
    catalog,
    claim,
    detail,
    drafts,
    exchange,
    failure,
    form,
    fulfill,
    history,
    inbox,
    layout,
    list,
    lists,
    orderChange,
    orderDetails,
    orderEdit,
    orderStatus,
    orders,
    fulfillments,
    payments,
    receive,
    returnLists,
    session,
    returnItems,
    task,
    team,
    transfer,
  },
}
