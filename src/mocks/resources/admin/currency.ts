import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { currencyEndpoints } from "#schema/admin/currency.endpoints.ts"
import { currencySchemas } from "#schema/admin/currency.ts"

export const currencyRoutes = implement(currencyEndpoints, currencySchemas, {
  list: (ctx) => page(ctx, "currency", "currencies"),
  retrieve: (ctx) => {
    const { code } = ctx.params
    const row = found(ctx.db.tables.currency.get(code), `Currency with code: ${code} was not found`)
    return { currency: show(ctx, "currency", row) }
  },
})
