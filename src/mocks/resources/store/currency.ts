import { notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { currencyEndpoints } from "#schema/store/currency.endpoints.ts"
import { currencySchemas } from "#schema/store/currency.ts"

export const currencyRoutes = implement(currencyEndpoints, currencySchemas, {
  list: (ctx) => page(ctx, "currency", "currencies"),
  retrieve: (ctx) => {
    const currency = ctx.db.tables.currency.get(ctx.params.code.toLowerCase())
    if (!currency) throw notFound(`Currency with code: ${ctx.params.code} was not found`)
    return { currency: show(ctx, "currency", currency) }
  },
})
