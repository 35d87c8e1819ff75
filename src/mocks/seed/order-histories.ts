import { cancelReturn } from "#mocks/domain/orders/change/return.ts"
import { cancelOrderFulfillment } from "#mocks/domain/orders/order-fulfillment.ts"
import { archiveOrder, cancelOrder, completeOrder } from "#mocks/domain/orders/orders.ts"
import { requestTransfer } from "#mocks/domain/orders/transfers.ts"
import type { BackdatedActions } from "./backdated-actions.ts"
import type { Timeline } from "./timeline.ts"

/** Tools for generating an order's history. */
export interface HistoryTools {
  readonly actions: BackdatedActions
  readonly timeline: Timeline
  /** Returns the id of a variant with enough stock, to be added or sent as a replacement. */
  another(): string
}
/** Generates the events of an order after it was placed; events in the future are skipped. */
export type OrderHistory = (id: string, tools: HistoryTools) => void

const placed: OrderHistory = () => undefined
const paid: OrderHistory = (id, { actions, timeline }) => timeline.after(0.2, () => actions.pay(id))
const partlyPaid: OrderHistory = (id, { actions, timeline }) => timeline.after(0.2, () => actions.pay(id, 0.5))

/** Captured and fulfilled after a day, then `then`. */
const fulfilled =
  (then?: (fulfillmentId: string) => void): OrderHistory =>
  (id, { actions, timeline }) =>
    timeline.after(0.8, () => {
      actions.pay(id)
      const fulfillmentId = actions.fulfill(id)
      then?.(fulfillmentId)
    })
const shipped =
  (then?: (fulfillmentId: string) => void): OrderHistory =>
  (id, tools) =>
    fulfilled((fulfillmentId) =>
      tools.timeline.after(0.4, () => {
        tools.actions.ship(id, fulfillmentId)
        then?.(fulfillmentId)
      }),
    )(id, tools)
const delivered =
  (then?: () => void): OrderHistory =>
  (id, tools) =>
    shipped((fulfillmentId) =>
      tools.timeline.after(2.5, () => {
        tools.actions.deliver(id, fulfillmentId)
        then?.()
      }),
    )(id, tools)

/** Completed ten days after delivery, and optionally archived later. */
const completed =
  (archived = false): OrderHistory =>
  (id, tools) => {
    const { actions, timeline } = tools
    const archive = () => archiveOrder(actions.db, id)
    delivered(() =>
      timeline.after(10, () => {
        completeOrder(actions.db, id)
        if (archived) timeline.after(14, archive)
      }),
    )(id, tools)
  }

const canceled: OrderHistory = (id, { actions, timeline }) =>
  timeline.after(0.5, () => cancelOrder(actions.db, id, actions.by))
/** Captured and fulfilled, then canceled before shipping. */
const canceledLate: OrderHistory = (id, tools) =>
  fulfilled((fulfillmentId) =>
    tools.timeline.after(0.5, () => {
      cancelOrderFulfillment(tools.actions.db, id, fulfillmentId)
      cancelOrder(tools.actions.db, id, tools.actions.by)
    }),
  )(id, tools)

/** One of its items fulfilled, up to this status. */
const inParts =
  (status: "fulfilled" | "shipped" | "delivered"): OrderHistory =>
  (id, { actions, timeline }) =>
    timeline.after(0.6, () => {
      actions.pay(id)
      const [first] = actions.items(id, 1)
      if (!first) return
      const fulfillmentId = actions.fulfill(id, [first])
      if (status !== "fulfilled") timeline.after(0.3, () => actions.ship(id, fulfillmentId))
      if (status === "delivered") timeline.after(1.5, () => actions.deliver(id, fulfillmentId))
    })

interface ReturnHistory {
  readonly most?: number
  readonly reason?: string
  readonly end?: "started" | "requested" | "received" | "partly" | "damaged" | "owed" | "refunded" | "canceled"
}
const returned =
  ({ most = 1, reason = "too_small", end = "received" }: ReturnHistory = {}): OrderHistory =>
  (id, tools) => {
    const { actions, timeline } = tools
    const requestReturn = () => {
      const items =
        end === "refunded" || end === "owed"
          ? actions.items(id)
          : actions.items(id, most).slice(0, end === "partly" ? 2 : 1)
      const back = actions.startReturn(id, items, {
        reason,
        hasShipping: end !== "canceled" && end !== "refunded" && end !== "owed",
      })
      if (end === "started") return
      actions.confirmReturn(back)
      if (end === "canceled") timeline.after(1, () => cancelReturn(actions.db, back))
      if (end === "requested" || end === "canceled") return
      const receivedItems = end === "partly" ? items.slice(0, 1) : items
      timeline.after(4, () => {
        if (end === "damaged") actions.receive(back, [], receivedItems)
        else actions.receive(back, receivedItems)
        if (end !== "owed") timeline.after(0.1, () => actions.refund(id))
      })
    }
    delivered(() => timeline.after(2, requestReturn))(id, tools)
  }

const claimed =
  (
    kind: "refund" | "replace",
    reason: "missing_item" | "wrong_item" | "production_failure",
    isUnfinished = false,
  ): OrderHistory =>
  (id, tools) => {
    const { actions, timeline } = tools
    const claim = () => {
      const send = kind === "replace" ? tools.another() : undefined
      const claimId = actions.claim(id, actions.items(id, 1).slice(0, 1), send, reason)
      if (isUnfinished) return
      actions.confirmClaim(claimId)
      if (send === undefined) timeline.after(0.5, () => actions.refund(id, 0.2))
      else timeline.after(0.5, () => actions.ship(id, actions.fulfill(id)))
    }
    delivered(() => timeline.after(1.5, claim))(id, tools)
  }

const exchanged =
  (status: "started" | "requested" | "done"): OrderHistory =>
  (id, tools) => {
    const { actions, timeline } = tools
    const exchange = () => {
      const items = actions.items(id, 1).slice(0, 1)
      const exchangeId = actions.exchange(id, items, tools.another())
      if (status === "started") return
      actions.confirmExchange(exchangeId)
      if (status === "requested") return
      timeline.after(3, () => {
        actions.receive(actions.returnOf(exchangeId), items)
        actions.payDifference(id)
        timeline.after(0.2, () => actions.ship(id, actions.fulfill(id)))
      })
    }
    delivered(() => timeline.after(2, exchange))(id, tools)
  }

const edited =
  (isUnfinished = false): OrderHistory =>
  (id, tools) => {
    const { actions, timeline } = tools
    timeline.after(0.3, () => {
      if (!isUnfinished) actions.pay(id)
      actions.edit(id, tools.another())
      if (isUnfinished) return
      actions.confirmEdit(id)
      timeline.after(0.3, () => actions.payDifference(id))
      timeline.after(1, () => {
        const fulfillmentId = actions.fulfill(id)
        timeline.after(0.5, () => actions.ship(id, fulfillmentId))
        timeline.after(3, () => actions.deliver(id, fulfillmentId))
        timeline.after(12, () => completeOrder(actions.db, id))
      })
    })
  }

const goodwill: OrderHistory = (id, tools) =>
  delivered(() => tools.timeline.after(3, () => tools.actions.refund(id, 0.15)))(id, tools)

/** Another customer with an account requests the order's transfer. */
const transferRequested: OrderHistory = (id, tools) =>
  delivered(() =>
    tools.timeline.after(1, () => {
      const { db } = tools.actions
      const owner = db.tables.order.get(id)?.customer_id
      const requester = db.tables.customer.all().find((row) => row.has_account && row.id !== owner)
      if (requester) requestTransfer(db, id, requester.id, { description: "I ordered this as a guest" }, requester.id)
    }),
  )(id, tools)

export const orderHistories = {
  placed,
  paid,
  partlyPaid,
  fulfilled: fulfilled(),
  shipped: shipped(),
  delivered: delivered(),
  completed: completed(),
  archived: completed(true),
  canceled,
  canceledLate,
  partlyFulfilled: inParts("fulfilled"),
  partlyShipped: inParts("shipped"),
  partlyDelivered: inParts("delivered"),
  returnStarted: returned({ end: "started" }),
  returnRequested: returned({ end: "requested" }),
  returned: returned(),
  partlyReturned: returned({ end: "partly", most: 2 }),
  returnedDamaged: returned({ end: "damaged", reason: "damaged" }),
  returnedWhole: returned({ end: "refunded", reason: "changed_mind" }),
  refundDue: returned({ end: "owed", reason: "changed_mind" }),
  returnCanceled: returned({ end: "canceled" }),
  claimedRefund: claimed("refund", "production_failure"),
  claimedReplace: claimed("replace", "wrong_item"),
  claimStarted: claimed("replace", "missing_item", true),
  exchanged: exchanged("done"),
  exchangeRequested: exchanged("requested"),
  exchangeStarted: exchanged("started"),
  edited: edited(),
  editStarted: edited(true),
  goodwill,
  transferRequested,
} satisfies Record<string, OrderHistory>
export type OrderHistoryName = keyof typeof orderHistories
