import { graph } from "#mocks/domain/graph.ts"
import { attributesOf, type RuleType, ruleTypeOf } from "#mocks/domain/promotions/attributes.ts"
import { createPromotion, methodOf, updatePromotion } from "#mocks/domain/promotions/records.ts"
import { rulesForForm } from "#mocks/domain/promotions/rule-list.ts"
import { batchRules, type RuleBatch } from "#mocks/domain/promotions/rule-records.ts"
import { optionOf, sourceOf } from "#mocks/domain/promotions/rule-values.ts"
import { list } from "#mocks/graph/list.ts"
import { found, invalidData } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { filtersOf, freshScope, show, showBatch } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { promotionEndpoints } from "#schema/admin/promotion.endpoints.ts"
import { promotionSchemas } from "#schema/admin/promotion.ts"

const missing = (id: string) => `Promotion with id: ${id} was not found`

function batch(ctx: Context<{ id: string }, RuleBatch>, type: RuleType) {
  const { id } = ctx.params
  const promotion = found(ctx.db.tables.promotion.get(id), missing(id))
  const method = methodOf(ctx.db, id)
  if (type === "buy-rules" && promotion.type === "standard" && ctx.body.create?.length)
    throw invalidData("Can't add buy rules to a standard promotion")
  const owner =
    type === "rules"
      ? { promotion_id: id }
      : type === "target-rules"
        ? { target_method_id: method.id }
        : { buy_method_id: method.id }
  const { created, updated } = batchRules(ctx.db, owner, ctx.body)
  return showBatch(ctx, "promotion_rule", created, updated, ctx.body.delete, "promotion-rule")
}

type Shown = Parameters<typeof rulesForForm>[4]
/** Returns the rules of a type from the response of their promotion. */
function rulesIn(answer: Record<string, unknown>, type: RuleType): Shown {
  if (type === "rules") return (answer.rules ?? []) as Shown
  const method = answer.application_method as { target_rules?: Shown; buy_rules?: Shown } | null | undefined
  return (type === "target-rules" ? method?.target_rules : method?.buy_rules) ?? []
}

const { resolvers, answer } = recordResolvers({ node: "promotion", many: "promotions" })

export const promotionRoutes = implement(promotionEndpoints, promotionSchemas, {
  ...resolvers,
  create: answer((ctx) => createPromotion(ctx.db, ctx.body)),
  retrieve: answer((ctx) => {
    const { id } = ctx.params
    const { promotion } = ctx.db.tables
    return found(promotion.get(id) ?? promotion.first("code", id), `Promotion with id or code: ${id} was not found`)
  }),
  update: answer((ctx) => updatePromotion(ctx.db, ctx.params.id, ctx.body)),
  listRules: (ctx) => {
    const { id, rule_type } = ctx.params
    const type = ruleTypeOf(rule_type)
    const promotion = ctx.db.tables.promotion.get(id)
    // For a promotion that doesn't exist yet, the query contains its type.
    if (!promotion) return { rules: rulesForForm(freshScope(ctx), type, ctx.query, undefined, []) }
    const method = methodOf(ctx.db, id)
    const kind = {
      promotion_type: promotion.type,
      application_method_type: method.type,
      application_method_target_type: method.target_type,
    }
    const rules = rulesIn(show(ctx, "promotion", promotion), type)
    return { rules: rulesForForm(freshScope(ctx), type, kind, method, rules) }
  },
  batchRules: (ctx) => batch(ctx, "rules"),
  batchTargetRules: (ctx) => batch(ctx, "target-rules"),
  batchBuyRules: (ctx) => batch(ctx, "buy-rules"),
  listRuleAttributes: (ctx) => ({ attributes: attributesOf(ruleTypeOf(ctx.params.rule_type), ctx.query) }),
  listRuleValues: (ctx) => {
    const { rule_type, rule_attribute_id: id } = ctx.params
    const type = ruleTypeOf(rule_type)
    const { q, value, offset = 0, limit = 100, order } = ctx.query
    const source = attributesOf(type, filtersOf(ctx.query)).some((a) => a.id === id) ? sourceOf(id) : undefined
    if (!source) throw invalidData(`Invalid rule attribute - ${id}`)
    const { rows, count } = list(graph, source.node, { filters: { q, id: value }, order, offset, limit }, ctx.scope)
    return { values: rows.map((row) => optionOf(row, source.label)), count, offset, limit }
  },
})
