import { cancelExchange, confirmExchange, startExchange } from "#mocks/domain/orders/change/exchange.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page } from "#mocks/resources/reply.ts"
import { actorIdOf } from "#mocks/resources/request.ts"
import { exchangeEndpoints } from "#schema/admin/exchange.endpoints.ts"
import { exchangeSchemas } from "#schema/admin/exchange.ts"
import { ownerResolvers } from "./claim-and-exchange.ts"

const { resolvers, started } = ownerResolvers({
  kind: "exchange",
  nodeOf: () => "order_exchange",
  confirm: confirmExchange,
})

export const exchangeRoutes = implement(exchangeEndpoints, exchangeSchemas, {
  ...resolvers,
  list: (ctx) => {
    if (ctx.query.status !== undefined) throw invalidData("Exchanges have no status")
    return page(ctx, "listed_exchange", "exchanges")
  },
  create: (ctx) => started(ctx, startExchange(ctx.db, ctx.body, actorIdOf(ctx))),
  /** As on the server, the response doesn't contain the exchange. */
  cancel: (ctx) => {
    cancelExchange(ctx.db, ctx.params.id)
    return {}
  },
})
