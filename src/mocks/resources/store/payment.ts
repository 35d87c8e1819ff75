import { cartOf } from "#mocks/domain/cart/lookup.ts"
import { findOrCreateCollection } from "#mocks/domain/cart/payment.ts"
import { openPaymentSession } from "#mocks/domain/payments/payment-session.ts"
import { notAllowed } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { paymentEndpoints } from "#schema/store/payment.endpoints.ts"
import { paymentSchemas } from "#schema/store/payment.ts"

export const paymentRoutes = implement(paymentEndpoints, paymentSchemas, {
  createCollection: (ctx) => ({
    payment_collection: show(
      ctx,
      "payment_collection",
      findOrCreateCollection(ctx.db, cartOf(ctx.db, ctx.body.cart_id)),
    ),
  }),
  createSession: (ctx) => {
    const customer = ctx.db.tables.customer.get(ctx.actor?.id)
    const session = openPaymentSession(ctx.db, ctx.params.id, ctx.body, customer)
    const collection = ctx.db.tables.paymentCollection.get(session.payment_collection_id) ?? session
    return { payment_collection: show(ctx, "payment_collection", collection) }
  },
  listPaymentProviders: (ctx) => {
    const { region_id: region } = ctx.query
    if (region === "" || region === "null") throw notAllowed("You must provide the region_id to list payment providers")
    const rows = ctx.db.tables.regionPaymentProvider
      .by("region_id", region)
      .flatMap((link) => ctx.db.tables.paymentProvider.get(link.payment_provider_id) ?? [])
      .filter((provider) => provider.is_enabled)
    return page(ctx, "payment_provider", "payment_providers", { rows, filters: {} })
  },
})
