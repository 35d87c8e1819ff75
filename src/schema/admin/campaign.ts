import { z } from "zod"
import { Campaign } from "#schema/admin/entities/promotion.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateInput, json, listQuery } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const filters = {
  q: z.string().optional(),
  campaign_identifier: z.string().optional(),
  budget: z.object({ currency_code: z.string().optional() }).optional(),
}
const group = z.array(z.strictObject(filters)).optional()
const ListCampaignQuery = listQuery({ ...filters, $and: group, $or: group })

/** A spend budget requires a currency, a usage budget forbids one, a budget by attribute requires its attribute. */
const newBudget = z
  .strictObject({
    type: z.enum(["spend", "usage", "use_by_attribute", "spend_by_attribute"]),
    limit: z.number().nullable().optional(),
    currency_code: z.string().nullable().optional(),
    attribute: z.string().nullable().optional(),
  })
  .refine((b) => b.type !== "spend" || Boolean(b.currency_code), "currency_code is required when budget type is spend")
  .refine(
    (b) => b.type !== "usage" || !b.currency_code,
    "currency_code should not be present when budget type is usage",
  )
  .refine((b) => !b.type.endsWith("_by_attribute") || Boolean(b.attribute), {
    path: ["attribute"],
    message: "campaign budget attribute is required when budget type is USE_BY_ATTRIBUTE or SPEND_BY_ATTRIBUTE",
  })

export const CreateCampaignBody = z.strictObject({
  name: z.string(),
  campaign_identifier: z.string(),
  description: z.string().nullable().optional(),
  budget: newBudget.nullable().optional(),
  starts_at: dateInput.nullable().optional(),
  ends_at: dateInput.nullable().optional(),
  additional_data: json.nullable().optional(),
})

const UpdateCampaignBody = CreateCampaignBody.partial().extend({
  budget: z.strictObject({ limit: z.number().nullable().optional() }).optional(),
})

const records = recordSchemas({
  names: ["a campaign", "campaigns"],
  keys: ["campaign", "campaigns"],
  entity: Campaign,
  fields: defaults.adminCampaignList,
  limit: 50,
  query: ListCampaignQuery,
  create: CreateCampaignBody,
  update: UpdateCampaignBody,
})

export const campaignSchemas = {
  ...records,
  batchPromotions: { ...records.update, about: "Add promotions to a campaign, or remove them", body: LinkBody },
} satisfies EndpointSchemas
