import { requestTransfer } from "#mocks/domain/orders/transfers.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { type Fate, fates } from "#mocks/seed/fates.ts"
import { order } from "#mocks/seed/history.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { CUSTOMER } from "#mocks/seed/shop.ts"
import { HOUR, Timeline } from "#mocks/seed/timeline.ts"
import type { Scenario } from "./scenario.ts"

/** What takes days elsewhere happens in hours, so that the order is still the newest. */
const PACE = 1 / 40

/** The living shop, whose newest order, of so many hours ago, met this fate. */
const newestOrder = (about: string, fate: Fate, email: string = CUSTOMER): Scenario => ({
  about,
  build: (db, base) => {
    const now = db.clock.now()
    const teller = seedLivingShop(db, base)
    const timeline = new Timeline(db.clock, now, PACE)
    timeline.at(now - 4 * HOUR, () => {
      const id = order(db, email, { "Sailing Shirt": 2, "Year Notebook": 3 })
      if (id) fate(id, { ...teller, timeline })
    })
    timeline.run()
  },
})

export const activeEdit = newestOrder(
  "The newest order is being edited: one piece more and something new wait to be confirmed, or to be given up.",
  fates.editBegun,
)
export const activeReturn = newestOrder(
  "Of the newest order, which was delivered, a return has been begun and waits to be confirmed.",
  fates.returnBegun,
)
export const activeClaim = newestOrder(
  "Of the newest order, which was delivered, a claim with a replacement has been begun and waits to be confirmed.",
  fates.claimBegun,
)
export const activeExchange = newestOrder(
  "Of the newest order, which was delivered, an exchange has been begun and waits to be confirmed.",
  fates.exchangeBegun,
)
export const partiallyFulfilled = newestOrder(
  "Of the newest order one piece is packed and on its way, the others still have to be packed.",
  fates.partlyShipped,
)
export const refundDue = newestOrder(
  "The newest order has come back as a whole and was received: the shop owes the customer the money.",
  fates.refundDue,
)

/** The demo's customer asks for the order of a guest. */
function askForIt(db: Database, id: string): void {
  const asking = db.tables.customer.by("email", CUSTOMER).find((row) => row.has_account)
  if (asking) requestTransfer(db, id, asking.id, { description: "I ordered it as a guest" }, asking.id)
}
export const pendingTransfer = newestOrder(
  "The demo's customer has asked for the newest order, a guest's (jonas.weber@example.com); the mail that agrees is in `/_mock/mails`.",
  (id, { office, timeline }) => timeline.after(1, () => askForIt(office.db, id)),
  "jonas.weber@example.com",
)
