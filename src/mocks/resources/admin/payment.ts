import { capturePayment, refundPayment } from "#mocks/domain/payments/payments.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { paymentEndpoints } from "#schema/admin/payment.endpoints.ts"
import { paymentSchemas } from "#schema/admin/payment.ts"

/** Reading an unknown payment isn't an error. */
const present = (ctx: Context<{ id: string }>) => {
  const row = ctx.db.tables.payment.get(ctx.params.id)
  return row ? { payment: show(ctx, "payment", row) } : {}
}

export const paymentRoutes = implement(paymentEndpoints, paymentSchemas, {
  list: (ctx) => page(ctx, "payment", "payments"),
  retrieve: present,
  capture: (ctx) => {
    capturePayment(ctx.db, ctx.params.id, ctx.body.amount, actorIdOf(ctx))
    return present(ctx)
  },
  refund: (ctx) => {
    refundPayment(ctx.db, ctx.params.id, ctx.body, actorIdOf(ctx))
    return present(ctx)
  },
  listPaymentProviders: (ctx) => page(ctx, "payment_provider", "payment_providers"),
})
