import { capturePayment, refundPayment } from "#mocks/domain/payments/payments.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { page } from "#mocks/resources/reply.ts"
import { actorIdOf } from "#mocks/resources/request.ts"
import { paymentEndpoints } from "#schema/admin/payment.endpoints.ts"
import { paymentSchemas } from "#schema/admin/payment.ts"

/** Reading an unknown payment isn't an error. */
const { resolvers } = recordResolvers({ node: "payment", many: "payments" })

export const paymentRoutes = implement(paymentEndpoints, paymentSchemas, {
  ...resolvers,
  capture: (ctx) => {
    capturePayment(ctx.db, ctx.params.id, ctx.body.amount, actorIdOf(ctx))
    return resolvers.retrieve(ctx)
  },
  refund: (ctx) => {
    refundPayment(ctx.db, ctx.params.id, ctx.body, actorIdOf(ctx))
    return resolvers.retrieve(ctx)
  },
  listPaymentProviders: (ctx) => page(ctx, "payment_provider", "payment_providers"),
})
