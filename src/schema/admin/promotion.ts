import { z } from "zod"
import {
  Promotion,
  PromotionRule,
  RuleAttributeOption,
  RuleValueOption,
  ShownPromotionRule,
} from "#schema/admin/entities/promotion.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  groupFilters,
  json,
  listQuery,
  loose,
  metadata,
  oneOrMany,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"
import { batchBody, batchResponse } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"
import { CreateCampaignBody } from "./campaign.ts"

const ListPromotionQuery = listQuery({
  q: z.string().optional(),
  code: valueOrOperators(z.string()).optional(),
  id: valueOrOperators(z.string()).optional(),
  campaign_id: oneOrMany(z.string()).optional(),
  application_method: z.object({ currency_code: oneOrMany(z.string()).optional() }).optional(),
  ...dateFilters,
  ...groupFilters,
})

const newRule = z.strictObject({
  operator: z.enum(["gte", "lte", "gt", "lt", "eq", "ne", "in"]),
  description: z.string().nullable().optional(),
  attribute: z.string(),
  values: oneOrMany(z.string()),
})

export const CreatePromotionBody = z
  .strictObject({
    code: z.string(),
    is_automatic: z.boolean().optional(),
    type: z.enum(["standard", "buyget"]),
    is_tax_inclusive: z.boolean().optional(),
    status: z.enum(["draft", "active", "inactive"]).default("draft"),
    campaign_id: z.string().nullable().optional(),
    campaign: CreateCampaignBody.omit({ additional_data: true }).optional(),
    application_method: z.strictObject({
      description: z.string().nullable().optional(),
      value: z.number(),
      currency_code: z.string().nullable().optional(),
      max_quantity: z.number().nullable().optional(),
      type: z.enum(["fixed", "percentage"]),
      target_type: z.enum(["order", "shipping_methods", "items"]),
      allocation: z.enum(["each", "across", "once"]).optional(),
      target_rules: z.array(newRule).optional(),
      buy_rules: z.array(newRule).optional(),
      apply_to_quantity: z.number().nullable().optional(),
      buy_rules_min_quantity: z.number().nullable().optional(),
    }),
    rules: z.array(newRule).optional(),
    limit: z.number().int().min(1).nullable().optional(),
    metadata: metadata.optional(),
    additional_data: json.nullable().optional(),
  })
  .refine(
    ({ type, campaign, campaign_id, application_method: method }) =>
      !(campaign && campaign_id) &&
      (type !== "buyget" ||
        Boolean(method.buy_rules?.length && method.apply_to_quantity && method.buy_rules_min_quantity)),
    "Buyget promotions require at least one buy rule and quantities to be defined",
  )
  .refine((p) => !(p.is_automatic && p.limit), {
    path: ["limit"],
    message: "Automatic promotions cannot have a usage limit",
  })

const UpdatePromotionBody = z
  .strictObject({
    code: z.string().optional(),
    is_automatic: z.boolean().optional(),
    is_tax_inclusive: z.boolean().optional(),
    type: z.enum(["standard", "buyget"]).optional(),
    status: z.enum(["draft", "active", "inactive"]).optional(),
    campaign_id: z.string().nullable().optional(),
    application_method: z
      .strictObject({
        description: z.string().nullable().optional(),
        value: z.number().optional(),
        max_quantity: z.number().nullable().optional(),
        currency_code: z.string().nullable().optional(),
        type: z.enum(["fixed", "percentage"]).optional(),
        target_type: z.enum(["order", "shipping_methods", "items"]).optional(),
        allocation: z.enum(["each", "across", "once"]).optional(),
        apply_to_quantity: z.number().nullable().optional(),
        buy_rules_min_quantity: z.number().nullable().optional(),
      })
      .optional(),
    limit: z.number().int().min(1).nullable().optional(),
    metadata: metadata.optional(),
    additional_data: json.nullable().optional(),
  })
  .refine((p) => !(p.is_automatic && p.limit), {
    path: ["limit"],
    message: "Automatic promotions cannot have a usage limit",
  })

const BatchBuyRulesBody = batchBody(
  newRule,
  z.strictObject({ id: z.string(), ...newRule.partial({ operator: true, attribute: true }).shape }),
)

const ListRuleValuesQuery = listQuery({
  q: z.string().optional(),
  value: oneOrMany(z.string()).optional(),
  application_method_target_type: z.string().optional(),
})

const changedRules = batchResponse(PromotionRule, z.string())

const attributeQuery = z.strictObject({
  promotion_type: z.string().optional(),
  application_method_type: z.string().optional(),
  application_method_target_type: z.string().optional(),
})

const operation = { auth: "user", fields: defaults.adminPromotionList, query: selectQuery } as const
const ruleOperation = { auth: "user", fields: defaults.adminRule, query: attributeQuery } as const

export const promotionSchemas = {
  ...recordSchemas({
    names: ["a promotion", "promotions"],
    keys: ["promotion", "promotions"],
    entity: Promotion,
    fields: defaults.adminPromotionList,
    limit: 50,
    query: ListPromotionQuery,
    create: CreatePromotionBody,
    update: UpdatePromotionBody,
  }),
  listRules: {
    ...operation,
    about: "List rules of a promotion",
    query: selectQuery.extend(attributeQuery.shape),
    response: loose({ rules: z.array(ShownPromotionRule) }),
  },
  batchBuyRules: {
    ...ruleOperation,
    about: "Create, update and delete buy rules of a promotion",
    body: BatchBuyRulesBody,
    response: changedRules,
  },
  batchRules: {
    ...ruleOperation,
    about: "Create, update and delete rules of a promotion",
    body: BatchBuyRulesBody,
    response: changedRules,
  },
  batchTargetRules: {
    ...ruleOperation,
    about: "Create, update and delete target rules of a promotion",
    body: BatchBuyRulesBody,
    response: changedRules,
  },
  listRuleAttributes: {
    ...ruleOperation,
    about: "List the attributes that rules can use",
    limit: 50,
    response: loose({ attributes: z.array(RuleAttributeOption) }),
  },
  listRuleValues: {
    about: "List the values of a rule attribute",
    auth: "user",
    limit: 100,
    fields: ["*"],
    query: ListRuleValuesQuery,
    response: page("values", RuleValueOption),
  },
} satisfies EndpointSchemas
