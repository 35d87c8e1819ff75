import { requestTransfer } from "#mocks/domain/orders/transfers.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { order } from "#mocks/seed/history.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { type OrderHistory, orderHistories } from "#mocks/seed/order-histories.ts"
import { CUSTOMER } from "#mocks/seed/shop.ts"
import { HOUR, Timeline } from "#mocks/seed/timeline.ts"
import type { Scenario } from "./scenario.ts"

/** Compresses the order's history from days to hours, to keep it the newest order. */
const SPEED = 1 / 40

/** The default dataset with a newest order, placed four hours ago, that has this history. */
export const newestOrder = (
  about: string,
  history: OrderHistory,
  { email = CUSTOMER, speed = SPEED }: { readonly email?: string; readonly speed?: number } = {},
): Scenario => ({
  about,
  build: (db, base) => {
    const now = db.clock.now()
    const tools = seedLivingShop(db, base)
    const timeline = new Timeline(db.clock, now, speed)
    timeline.at(now - 4 * HOUR, () => {
      const id = order(db, email, { "Sailing Shirt": 2, "Daily Notebook": 3 })
      if (id) history(id, { ...tools, timeline })
    })
    timeline.run()
  },
})

export const activeEdit = newestOrder(
  "The newest order has an unconfirmed edit: one quantity increase and one new item.",
  orderHistories.editStarted,
)
export const activeReturn = newestOrder(
  "The newest order was delivered and has an unconfirmed return.",
  orderHistories.returnStarted,
)
export const activeClaim = newestOrder(
  "The newest order was delivered and has an unconfirmed claim with a replacement.",
  orderHistories.claimStarted,
)
export const activeExchange = newestOrder(
  "The newest order was delivered and has an unconfirmed exchange.",
  orderHistories.exchangeStarted,
)
export const partiallyFulfilled = newestOrder(
  "One item of the newest order has shipped, and the rest still has to be fulfilled.",
  orderHistories.partlyShipped,
)
export const refundDue = newestOrder(
  "The newest order was returned in full and received. A refund is due.",
  orderHistories.refundDue,
  // Fast enough to receive the return.
  { speed: SPEED / 5 },
)

/** Requests the transfer of a guest's order to the demo's customer. */
function requestGuestOrder(db: Database, id: string): void {
  const requester = db.tables.customer.by("email", CUSTOMER).find((row) => row.has_account)
  if (requester) requestTransfer(db, id, requester.id, { description: "I ordered this as a guest" }, requester.id)
}
export const pendingTransfer = newestOrder(
  "The demo customer has requested a transfer of the newest order, placed by a guest (jonas.weber@example.com). The approval email is in `/_mock/mails`.",
  (id, { actions: office, timeline }) => timeline.after(1, () => requestGuestOrder(office.db, id)),
  { email: "jonas.weber@example.com" },
)
