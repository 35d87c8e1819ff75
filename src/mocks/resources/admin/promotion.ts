import { implement } from "#mocks/core/implement.ts"
import { found, notFound } from "#mocks/core/refusal.ts"
import { deleted, page, show } from "#mocks/core/reply.ts"
import { createPromotion } from "#mocks/domain/promotion-records.ts"
import { promotionEndpoints } from "#schema/admin/promotion.endpoints.ts"
import { promotionSchemas } from "#schema/admin/promotion.ts"

const later = (): never => {
  throw notFound("Route not found")
}

export const promotionRoutes = implement(promotionEndpoints, promotionSchemas, {
  list: (ctx) => page(ctx, "promotion", "promotions"),
  create: (ctx) => ({ promotion: show(ctx, "promotion", createPromotion(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    const { promotion } = ctx.db.tables
    const row = found(
      promotion.get(id) ?? promotion.first("code", id),
      `Promotion with id or code: ${id} was not found`,
    )
    return { promotion: show(ctx, "promotion", row) }
  },
  delete: (ctx) => {
    ctx.db.tables.promotion.remove(ctx.params.id)
    return deleted(ctx.params.id, "promotion")
  },
  update: later,
  listRules: later,
  batchBuyRules: later,
  batchRules: later,
  batchTargetRules: later,
  listRuleAttributes: later,
  listRuleValues: later,
})
