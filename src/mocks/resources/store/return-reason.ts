import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { returnReasonEndpoints } from "#schema/store/return-reason.endpoints.ts"
import { returnReasonSchemas } from "#schema/store/return-reason.ts"

export const returnReasonRoutes = implement(returnReasonEndpoints, returnReasonSchemas, {
  list: (ctx) => page(ctx, "return_reason", "return_reasons"),
  /** As on the server, an unknown reason isn't an error: the response is empty. */
  retrieve: (ctx) => {
    const reason = ctx.db.tables.returnReason.get(ctx.params.id)
    return reason ? { return_reason: show(ctx, "return_reason", reason) } : {}
  },
})
