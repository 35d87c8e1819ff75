import { joined, linked, many, type Node, node, one } from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/payment.ts"

const paymentRelations: Node<Row<"payment">>["relations"] = {
  captures: joined(many("capture", "capture", "payment_id")),
  refunds: joined(many("refund", "refund", "payment_id")),
  payment_collection: joined(one("payment_collection", "paymentCollection", "payment_collection_id")),
  payment_session: joined({
    ...one("payment_session", "paymentSession", "payment_session_id"),
    inStar: true,
  }),
}

export const paymentNodes = {
  payment_provider: node("paymentProvider", m.paymentProvider, { hidden: ["behavior"] }),
  payment_collection: node("paymentCollection", m.paymentCollection, {
    hidden: ["cart_id", "order_id"],
    relations: {
      payment_sessions: joined(many("payment_session", "paymentSession", "payment_collection_id")),
      payments: joined(many("payment", "payment", "payment_collection_id")),
      order: linked(one("linked_order", "order", "order_id")),
      payment_providers: joined({
        node: "payment_provider",
        of: (row: Row<"paymentCollection">, scope) => {
          const ids = new Set(
            scope.tables.paymentSession.by("payment_collection_id", row.id).map((session) => session.provider_id),
          )
          return [...ids].flatMap((id) => scope.tables.paymentProvider.get(id) ?? [])
        },
      }),
    },
  }),
  payment_session: node("paymentSession", m.paymentSession, {
    relations: {
      payment_collection: joined({
        ...one("payment_collection", "paymentCollection", "payment_collection_id"),
        inStar: true,
      }),
      payment: joined({
        node: "payment",
        inStar: true,
        of: (row: Row<"paymentSession">, scope) => scope.tables.payment.first("payment_session_id", row.id) ?? null,
      }),
    },
  }),
  payment: node("payment", m.payment, { relations: paymentRelations }),
  capture: node("capture", m.capture, { relations: { payment: joined(one("payment", "payment", "payment_id")) } }),
  refund: node("refund", m.refund, {
    relations: {
      refund_reason: joined({ ...one("refund_reason", "refundReason", "refund_reason_id"), inStar: true }),
      payment: joined(one("payment", "payment", "payment_id")),
    },
  }),
}
