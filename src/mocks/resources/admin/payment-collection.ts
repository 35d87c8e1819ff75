import { openPaymentSession } from "#mocks/domain/payments/payment-session.ts"
import { createOrderCollection, deleteCollection, markAsPaid } from "#mocks/domain/payments/payments.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { paymentCollectionEndpoints } from "#schema/admin/payment-collection.endpoints.ts"
import { paymentCollectionSchemas } from "#schema/admin/payment-collection.ts"

/** By default, payment sessions and payments include each other in full. */
const EACH_OTHER = ["*payment_sessions.payment", "*payments.payment_session"]

const shown = (ctx: Context<unknown, unknown, { fields?: string | undefined }>, id: string) => {
  const row = ctx.db.tables.paymentCollection.get(id) as Row<"paymentCollection">
  const also = ctx.query.fields === undefined ? { also: EACH_OTHER } : {}
  return { payment_collection: show(ctx, "payment_collection", row, also) }
}

export const paymentCollectionRoutes = implement(paymentCollectionEndpoints, paymentCollectionSchemas, {
  create: (ctx) => shown(ctx, createOrderCollection(ctx.db, ctx.body.order_id, ctx.body.amount).id),
  delete: (ctx) => {
    deleteCollection(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "payment-collection")
  },
  markAsPaid: (ctx) => {
    markAsPaid(ctx.db, ctx.params.id, ctx.body, actorIdOf(ctx))
    return shown(ctx, ctx.params.id)
  },
  createPaymentSession: (ctx) => {
    openPaymentSession(ctx.db, ctx.params.id, ctx.body, undefined)
    return shown(ctx, ctx.params.id)
  },
})
