import {
  addClaimItems,
  cancelClaim,
  confirmClaim,
  removeClaimItem,
  startClaim,
  updateClaimItem,
} from "#mocks/domain/orders/change/claim.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page } from "#mocks/resources/reply.ts"
import { actorIdOf } from "#mocks/resources/request.ts"
import { claimNode } from "#mocks/resources/return-responses.ts"
import { claimEndpoints } from "#schema/admin/claim.endpoints.ts"
import { claimSchemas } from "#schema/admin/claim.ts"
import { ownerResolvers } from "./claim-and-exchange.ts"

const { resolvers, uncanceled, step, started } = ownerResolvers({
  kind: "claim",
  nodeOf: claimNode,
  confirm: confirmClaim,
})

export const claimRoutes = implement(claimEndpoints, claimSchemas, {
  ...resolvers,
  list: (ctx) => {
    if (ctx.query.status !== undefined) throw invalidData("Claims have no status")
    return page(ctx, claimNode(ctx) === "order_claim" ? "listed_claim" : "listed_claim_unsorted", "claims")
  },
  create: (ctx) => started(ctx, startClaim(ctx.db, ctx.body, actorIdOf(ctx))),
  addItems: step((ctx) => addClaimItems(ctx.db, uncanceled(ctx), ctx.body.items)),
  updateItem: step((ctx) => updateClaimItem(ctx.db, uncanceled(ctx), ctx.params.action_id, ctx.body)),
  removeItem: step((ctx) => removeClaimItem(ctx.db, uncanceled(ctx), ctx.params.action_id)),
  /** As on the server, the response doesn't contain the claim. */
  cancel: (ctx) => {
    cancelClaim(ctx.db, ctx.params.id)
    return {}
  },
})
