import { z } from "zod"
import { json, lifecycle, loose } from "#schema/fields.ts"

export const Campaign = loose({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  currency: z.string().optional(),
  campaign_identifier: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  budget: loose({
    id: z.string(),
    type: z.enum(["spend", "usage", "use_by_attribute", "spend_by_attribute"]),
    currency_code: z.string().nullable(),
    limit: z.number().nullable(),
    used: z.number(),
    attribute: z.string().nullable(),
    /** Used parts by customer, if the budget is counted per customer. */
    usages: z.array(loose({ attribute_value: z.string(), used: z.number() })).optional(),
  }).nullable(),
  ...lifecycle,
})
export type Campaign = z.infer<typeof Campaign>

export const PromotionRuleValue = loose({
  id: z.string().optional(),
  value: z.string().optional(),
})
export type PromotionRuleValue = z.infer<typeof PromotionRuleValue>

export const PromotionRule = loose({
  id: z.string().optional(),
  description: z.string().nullable().optional(),
  attribute: z.string().optional(),
  operator: z.enum(["in", "eq", "ne", "gt", "gte", "lt", "lte"]).optional(),
  values: z.array(PromotionRuleValue).nullable(),
})
export type PromotionRule = z.infer<typeof PromotionRule>

/**
 * A rule as the admin form shows it. `disguised`: a field of the application method; `values` is a number or missing.
 */
export const ShownPromotionRule = PromotionRule.extend({
  disguised: z.boolean().optional(),
  attribute_label: z.string().optional(),
  values: z
    .union([z.array(PromotionRuleValue.extend({ label: z.string().optional() })), z.number()])
    .nullable()
    .optional(),
})
export type ShownPromotionRule = z.infer<typeof ShownPromotionRule>

export const ApplicationMethod = loose({
  get promotion(): z.ZodOptional<typeof Promotion> {
    return Promotion.optional()
  },
  target_rules: z.array(PromotionRule).optional(),
  buy_rules: z.array(PromotionRule).optional(),
  id: z.string(),
  type: z.enum(["fixed", "percentage"]).optional(),
  target_type: z.enum(["items", "shipping_methods", "order"]).optional(),
  allocation: z.enum(["each", "across", "once"]).nullable().optional(),
  value: z.number().optional(),
  currency_code: z.string().nullable().optional(),
  max_quantity: z.number().nullable().optional(),
  buy_rules_min_quantity: z.number().nullable().optional(),
  apply_to_quantity: z.number().nullable().optional(),
})
export type ApplicationMethod = z.infer<typeof ApplicationMethod>

export const Promotion = loose({
  application_method: ApplicationMethod.optional(),
  rules: z.array(PromotionRule).optional(),
  id: z.string(),
  code: z.string().optional(),
  type: z.enum(["standard", "buyget"]).optional(),
  is_automatic: z.boolean().optional(),
  is_tax_inclusive: z.boolean().optional(),
  limit: z.number().nullable().optional(),
  used: z.number().optional(),
  status: z.enum(["draft", "active", "inactive"]).optional(),
  campaign_id: z.string().nullable().optional(),
  campaign: Campaign.nullable().optional(),
  ...lifecycle,
  metadata: json.nullable().optional(),
})
export type Promotion = z.infer<typeof Promotion>

export const RuleOperatorOptions = loose({
  id: z.string(),
  value: z.string(),
  label: z.string(),
})
export type RuleOperatorOptions = z.infer<typeof RuleOperatorOptions>

export const RuleAttributeOption = loose({
  id: z.string(),
  value: z.string(),
  label: z.string(),
  field_type: z.string(),
  required: z.boolean(),
  disguised: z.boolean().optional(),
  hydrate: z.boolean().optional(),
  operators: z.array(RuleOperatorOptions),
})
export type RuleAttributeOption = z.infer<typeof RuleAttributeOption>

export const RuleValueOption = loose({
  value: z.string(),
  label: z.string(),
})
export type RuleValueOption = z.infer<typeof RuleValueOption>
