import { cancelReturn } from "#mocks/domain/orders/change/return.ts"
import { cancelOrderFulfillment } from "#mocks/domain/orders/order-fulfillment.ts"
import { archiveOrder, cancelOrder, completeOrder } from "#mocks/domain/orders/orders.ts"
import { requestTransfer } from "#mocks/domain/orders/transfers.ts"
import type { BackdatedActions } from "./backdated-actions.ts"
import type { Timeline } from "./timeline.ts"

/** Tools for generating an order's history. */
export interface HistoryTools {
  readonly office: BackdatedActions
  readonly timeline: Timeline
  /** Returns the id of a variant with enough stock, to be added or sent as a replacement. */
  another(): string
}
/** Generates the events of an order after it was placed; events in the future are skipped. */
export type OrderHistory = (id: string, teller: HistoryTools) => void

const placed: OrderHistory = () => undefined
const paid: OrderHistory = (id, { office, timeline }) => timeline.after(0.2, () => office.pay(id))
const partlyPaid: OrderHistory = (id, { office, timeline }) => timeline.after(0.2, () => office.pay(id, 0.5))

/** Captured and fulfilled after a day, then `then`. */
const packed =
  (then?: (parcel: string) => void): OrderHistory =>
  (id, { office, timeline }) =>
    timeline.after(0.8, () => {
      office.pay(id)
      const parcel = office.fulfill(id)
      then?.(parcel)
    })
const shipped =
  (then?: (parcel: string) => void): OrderHistory =>
  (id, teller) =>
    packed((parcel) =>
      teller.timeline.after(0.4, () => {
        teller.office.ship(id, parcel)
        then?.(parcel)
      }),
    )(id, teller)
const delivered =
  (then?: () => void): OrderHistory =>
  (id, teller) =>
    shipped((parcel) =>
      teller.timeline.after(2.5, () => {
        teller.office.deliver(id, parcel)
        then?.()
      }),
    )(id, teller)

/** Completed ten days after delivery, and optionally archived later. */
const completed =
  (archived = false): OrderHistory =>
  (id, teller) => {
    const { office, timeline } = teller
    const archive = () => archiveOrder(office.db, id)
    delivered(() =>
      timeline.after(10, () => {
        completeOrder(office.db, id)
        if (archived) timeline.after(14, archive)
      }),
    )(id, teller)
  }

const canceled: OrderHistory = (id, { office, timeline }) =>
  timeline.after(0.5, () => cancelOrder(office.db, id, office.by))
/** Captured and fulfilled, then canceled before shipping. */
const calledOff: OrderHistory = (id, teller) =>
  packed((parcel) =>
    teller.timeline.after(0.5, () => {
      cancelOrderFulfillment(teller.office.db, id, parcel)
      cancelOrder(teller.office.db, id, teller.office.by)
    }),
  )(id, teller)

/** One of its items fulfilled, up to this status. */
const inParts =
  (far: "packed" | "shipped" | "delivered"): OrderHistory =>
  (id, { office, timeline }) =>
    timeline.after(0.6, () => {
      office.pay(id)
      const [first] = office.goods(id, 1)
      if (!first) return
      const parcel = office.fulfill(id, [first])
      if (far !== "packed") timeline.after(0.3, () => office.ship(id, parcel))
      if (far === "delivered") timeline.after(1.5, () => office.deliver(id, parcel))
    })

interface ReturnStory {
  readonly most?: number
  readonly reason?: string
  readonly end?: "begun" | "requested" | "received" | "partly" | "damaged" | "owed" | "refunded" | "canceled"
}
const returned =
  ({ most = 1, reason = "too_small", end = "received" }: ReturnStory = {}): OrderHistory =>
  (id, teller) => {
    const { office, timeline } = teller
    const ask = () => {
      const goods =
        end === "refunded" || end === "owed"
          ? office.goods(id)
          : office.goods(id, most).slice(0, end === "partly" ? 2 : 1)
      const back = office.startReturn(id, goods, {
        reason,
        parcel: end !== "canceled" && end !== "refunded" && end !== "owed",
      })
      if (end === "begun") return
      office.confirmReturn(back)
      if (end === "canceled") timeline.after(1, () => cancelReturn(office.db, back))
      if (end === "requested" || end === "canceled") return
      const arrived = end === "partly" ? goods.slice(0, 1) : goods
      timeline.after(4, () => {
        if (end === "damaged") office.receive(back, [], arrived)
        else office.receive(back, arrived)
        if (end !== "owed") timeline.after(0.1, () => office.refund(id))
      })
    }
    delivered(() => timeline.after(2, ask))(id, teller)
  }

const claimed =
  (
    kind: "refund" | "replace",
    reason: "missing_item" | "wrong_item" | "production_failure",
    isBegun = false,
  ): OrderHistory =>
  (id, teller) => {
    const { office, timeline } = teller
    const claim = () => {
      const send = kind === "replace" ? teller.another() : undefined
      const claimId = office.claim(id, office.goods(id, 1).slice(0, 1), send, reason)
      if (isBegun) return
      office.confirmClaim(claimId)
      if (send === undefined) timeline.after(0.5, () => office.refund(id, 0.2))
      else timeline.after(0.5, () => office.ship(id, office.fulfill(id)))
    }
    delivered(() => timeline.after(1.5, claim))(id, teller)
  }

const exchanged =
  (far: "begun" | "requested" | "done"): OrderHistory =>
  (id, teller) => {
    const { office, timeline } = teller
    const exchange = () => {
      const goods = office.goods(id, 1).slice(0, 1)
      const exchangeId = office.exchange(id, goods, teller.another())
      if (far === "begun") return
      office.confirmExchange(exchangeId)
      if (far === "requested") return
      timeline.after(3, () => {
        office.receive(office.returnOf(exchangeId), goods)
        office.payDifference(id)
        timeline.after(0.2, () => office.ship(id, office.fulfill(id)))
      })
    }
    delivered(() => timeline.after(2, exchange))(id, teller)
  }

const edited =
  (isBegun = false): OrderHistory =>
  (id, teller) => {
    const { office, timeline } = teller
    timeline.after(0.3, () => {
      if (!isBegun) office.pay(id)
      office.edit(id, teller.another())
      if (isBegun) return
      office.confirmEdit(id)
      timeline.after(0.3, () => office.payDifference(id))
      timeline.after(1, () => {
        const parcel = office.fulfill(id)
        timeline.after(0.5, () => office.ship(id, parcel))
        timeline.after(3, () => office.deliver(id, parcel))
        timeline.after(12, () => completeOrder(office.db, id))
      })
    })
  }

const goodwill: OrderHistory = (id, teller) =>
  delivered(() => teller.timeline.after(3, () => teller.office.refund(id, 0.15)))(id, teller)

/** Another customer with an account requests the order's transfer. */
const transferRequested: OrderHistory = (id, teller) =>
  delivered(() =>
    teller.timeline.after(1, () => {
      const { db } = teller.office
      const owner = db.tables.order.get(id)?.customer_id
      const asking = db.tables.customer.all().find((row) => row.has_account && row.id !== owner)
      if (asking) requestTransfer(db, id, asking.id, { description: "I ordered this as a guest" }, asking.id)
    }),
  )(id, teller)

export const orderHistories = {
  placed,
  paid,
  partlyPaid,
  packed: packed(),
  shipped: shipped(),
  delivered: delivered(),
  completed: completed(),
  archived: completed(true),
  canceled,
  calledOff,
  partlyPacked: inParts("packed"),
  partlyShipped: inParts("shipped"),
  partlyDelivered: inParts("delivered"),
  returnBegun: returned({ end: "begun" }),
  returnRequested: returned({ end: "requested" }),
  returned: returned(),
  partlyReturned: returned({ end: "partly", most: 2 }),
  returnedDamaged: returned({ end: "damaged", reason: "damaged" }),
  returnedWhole: returned({ end: "refunded", reason: "changed_mind" }),
  refundDue: returned({ end: "owed", reason: "changed_mind" }),
  returnCanceled: returned({ end: "canceled" }),
  claimedRefund: claimed("refund", "production_failure"),
  claimedReplace: claimed("replace", "wrong_item"),
  claimBegun: claimed("replace", "missing_item", true),
  exchanged: exchanged("done"),
  exchangeRequested: exchanged("requested"),
  exchangeBegun: exchanged("begun"),
  edited: edited(),
  editBegun: edited(true),
  goodwill,
  askedFor: transferRequested,
} satisfies Record<string, OrderHistory>
export type OrderHistoryName = keyof typeof orderHistories
