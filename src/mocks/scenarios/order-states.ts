import { requestChange } from "#mocks/domain/orders/change/change.ts"
import type { OrderHistory } from "#mocks/seed/order-histories.ts"
import { orderHistories } from "#mocks/seed/order-histories.ts"
import { newestOrder } from "./newest-order.ts"
import { described, orderPage } from "./opening.ts"
import type { Scenario, ScenarioGroup } from "./scenario.ts"

/** Compresses a month of history to the four hours since the newest order was placed. */
const SPEED = 1 / 200

const state = (group: ScenarioGroup, about: string, aboutDe: string, history: OrderHistory, below = ""): Scenario => ({
  ...newestOrder(about, history, { speed: SPEED }),
  ...described(group, about, aboutDe, orderPage(below)),
})

const editRequested: OrderHistory = (id, tools) => {
  const { actions, timeline } = tools
  timeline.after(0.3, () => {
    actions.edit(id, tools.another())
    const change = actions.db.tables.orderChange.by("order_id", id).find((row) => row.change_type === "edit")
    if (change) requestChange(actions.db, change, actions.by)
  })
}

const orders = {
  "order-placed": state(
    "orders",
    "The newest order was just placed: its payment is authorized, and nothing is fulfilled.",
    "Die neueste Bestellung ist gerade eingegangen: Die Zahlung ist autorisiert, nichts ist versandfertig.",
    orderHistories.placed,
  ),
  "order-paid": state(
    "orders",
    "The payment of the newest order is captured, and nothing is fulfilled.",
    "Die Zahlung der neuesten Bestellung ist eingezogen, nichts ist versandfertig.",
    orderHistories.paid,
  ),
  "order-partially-paid": state(
    "orders",
    "Half of the newest order's payment is captured.",
    "Die Zahlung der neuesten Bestellung ist zur Hälfte eingezogen.",
    orderHistories.partlyPaid,
  ),
  "order-fulfilled": state(
    "orders",
    "The newest order is fulfilled and waits to be shipped.",
    "Die neueste Bestellung ist versandfertig und muss noch verschickt werden.",
    orderHistories.fulfilled,
  ),
  "order-partially-fulfilled": state(
    "orders",
    "One item of the newest order is fulfilled but not shipped, and the rest still has to be fulfilled.",
    "Ein Artikel der neuesten Bestellung ist versandfertig, aber nicht verschickt; der Rest fehlt noch.",
    orderHistories.partlyFulfilled,
  ),
  "order-shipped": state(
    "orders",
    "The newest order is shipped with a tracking number.",
    "Die neueste Bestellung ist mit Sendungsnummer verschickt.",
    orderHistories.shipped,
  ),
  "order-partially-delivered": state(
    "orders",
    "One item of the newest order is delivered, and the rest still has to be fulfilled.",
    "Ein Artikel der neuesten Bestellung ist zugestellt, der Rest muss noch versandfertig gemacht werden.",
    orderHistories.partlyDelivered,
  ),
  "order-delivered": state(
    "orders",
    "The newest order is delivered, so it can be returned, exchanged or claimed.",
    "Die neueste Bestellung ist zugestellt und kann zurückgesendet, umgetauscht oder reklamiert werden.",
    orderHistories.delivered,
  ),
  "order-completed": state(
    "orders",
    "The newest order is completed.",
    "Die neueste Bestellung ist abgeschlossen.",
    orderHistories.completed,
  ),
  "order-archived": state(
    "orders",
    "The newest order is archived.",
    "Die neueste Bestellung ist archiviert.",
    orderHistories.archived,
  ),
  "order-canceled": state(
    "orders",
    "The newest order was canceled before anything was captured.",
    "Die neueste Bestellung wurde storniert, bevor etwas eingezogen war.",
    orderHistories.canceled,
  ),
  "order-canceled-late": state(
    "orders",
    "The newest order was canceled after it was captured and fulfilled.",
    "Die neueste Bestellung wurde storniert, nachdem sie bezahlt und versandfertig war.",
    orderHistories.canceledLate,
  ),
  "order-goodwill-refund": state(
    "orders",
    "A part of the newest order's payment was refunded as goodwill.",
    "Ein Teil der Zahlung der neuesten Bestellung wurde aus Kulanz erstattet.",
    orderHistories.goodwill,
  ),
} satisfies Readonly<Record<string, Scenario>>

const changes = {
  "order-edit-requested": state(
    "edits",
    "An edit of the newest order waits for the customer's approval.",
    "Eine Änderung der neuesten Bestellung wartet auf die Zustimmung des Kunden.",
    editRequested,
    "/edit",
  ),
  "order-edited": state(
    "edits",
    "The newest order was edited, paid in full and delivered.",
    "Die neueste Bestellung wurde geändert, vollständig bezahlt und zugestellt.",
    orderHistories.edited,
  ),
  "return-requested": state(
    "returns",
    "A return of the newest order is confirmed and waits to be received.",
    "Eine Rücksendung der neuesten Bestellung ist bestätigt und noch nicht eingetroffen.",
    orderHistories.returnRequested,
  ),
  "return-received": state(
    "returns",
    "A return of the newest order was received and refunded.",
    "Eine Rücksendung der neuesten Bestellung ist eingetroffen und erstattet.",
    orderHistories.returned,
  ),
  "return-partially-received": state(
    "returns",
    "Only one of two returned items of the newest order was received.",
    "Von zwei zurückgesendeten Artikeln der neuesten Bestellung ist erst einer eingetroffen.",
    orderHistories.partlyReturned,
  ),
  "return-damaged": state(
    "returns",
    "The returned item of the newest order was received damaged and isn't back in stock.",
    "Der zurückgesendete Artikel der neuesten Bestellung kam beschädigt an und ist nicht wieder im Bestand.",
    orderHistories.returnedDamaged,
  ),
  "return-in-full": state(
    "returns",
    "The newest order was returned in full and refunded.",
    "Die neueste Bestellung wurde vollständig zurückgesendet und erstattet.",
    orderHistories.returnedWhole,
  ),
  "return-canceled": state(
    "returns",
    "A return of the newest order was canceled.",
    "Eine Rücksendung der neuesten Bestellung wurde storniert.",
    orderHistories.returnCanceled,
  ),
  "exchange-requested": state(
    "exchanges",
    "An exchange of the newest order is confirmed: the return is expected, and the new item isn't shipped.",
    "Ein Umtausch der neuesten Bestellung ist bestätigt: Die Rücksendung steht aus, der neue Artikel ist nicht verschickt.",
    orderHistories.exchangeRequested,
  ),
  "exchange-completed": state(
    "exchanges",
    "An item of the newest order was exchanged: the return is received, and the new item is shipped.",
    "Ein Artikel der neuesten Bestellung wurde umgetauscht: Die Rücksendung ist da, der neue Artikel ist verschickt.",
    orderHistories.exchanged,
  ),
  "claim-refunded": state(
    "claims",
    "A faulty item of the newest order was claimed, and a part was refunded.",
    "Ein fehlerhafter Artikel der neuesten Bestellung wurde reklamiert und teilweise erstattet.",
    orderHistories.claimedRefund,
  ),
  "claim-replaced": state(
    "claims",
    "A wrong item of the newest order was claimed, and a replacement is shipped. Its price is due, as on a real server: only a return lowers the balance.",
    "Ein falscher Artikel der neuesten Bestellung wurde reklamiert, der Ersatz ist verschickt. Sein Preis ist offen, wie auf einem echten Server: Nur eine Rücksendung senkt den offenen Betrag.",
    orderHistories.claimedReplace,
  ),
  "transfer-requested": state(
    "transfers",
    "Another customer has requested a transfer of the newest order, which is delivered.",
    "Ein anderer Kunde möchte die neueste, bereits zugestellte Bestellung in sein Konto übernehmen.",
    orderHistories.transferRequested,
  ),
} satisfies Readonly<Record<string, Scenario>>

export const orderStates = { ...orders, ...changes }
