import { z } from "zod"
import { ShippingOption, ShippingOptionRule } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  anyOf,
  dateFilters,
  flag,
  json,
  listQuery,
  loose,
  oneOrMany,
  selectQuery,
  textFilters,
} from "#schema/fields.ts"
import { batchBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListShippingOptionQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  q: z.string().optional(),
  ...textFilters("service_zone_id", "shipping_profile_id", "provider_id", "stock_location_id"),
  is_return: flag().optional(),
  admin_only: flag().optional(),
  shipping_option_type_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
})

const newType = z.strictObject({ label: z.string(), description: z.string().optional(), code: z.string() })
const priceRules = z
  .array(
    z.object({
      attribute: z.literal("item_total"),
      operator: z.enum(["gte", "lte", "gt", "lt", "eq"]),
      value: z.number(),
    }),
  )
  .optional()

const newCurrencyPrice = z.strictObject({ currency_code: z.string(), amount: z.number(), rules: priceRules })
const newRegionPrice = z.strictObject({ region_id: z.string(), amount: z.number(), rules: priceRules })
const id = { id: z.string().optional() }
const currencyPrice = z.strictObject({ ...id, ...newCurrencyPrice.partial().shape })
const regionPrice = z.strictObject({ ...id, ...newRegionPrice.partial().shape })

const newRule = z.strictObject({
  operator: z.enum(["in", "eq", "ne", "gt", "gte", "lt", "lte", "nin"]),
  attribute: z.string(),
  value: oneOrMany(z.string()),
})

const changedRule = z.strictObject({ id: z.string(), ...newRule.shape })

const CreateShippingOptionBody = z
  .strictObject({
    name: z.string(),
    service_zone_id: z.string(),
    shipping_profile_id: z.string(),
    data: json.optional(),
    price_type: z.enum(["calculated", "flat"]),
    provider_id: z.string(),
    type: newType.optional(),
    type_id: z.string().optional(),
    prices: z.array(anyOf(newCurrencyPrice, newRegionPrice)),
    rules: z.array(newRule).optional(),
    metadata: json.optional(),
  })
  .refine((option) => (option.type === undefined) !== (option.type_id === undefined), {
    path: ["type_id", "type"],
    message: "Exactly one of 'type' or 'type_id' must be provided, but not both",
  })

const UpdateShippingOptionBody = z
  .strictObject({
    name: z.string().optional(),
    data: json.optional(),
    price_type: z.enum(["calculated", "flat"]).optional(),
    provider_id: z.string().optional(),
    shipping_profile_id: z.string().optional(),
    type: newType.optional(),
    type_id: z.string().optional(),
    prices: z.array(anyOf(currencyPrice, regionPrice)).optional(),
    rules: z.array(anyOf(changedRule, newRule)).optional(),
    metadata: json.optional(),
  })
  .refine((option) => option.type === undefined || option.type_id === undefined, {
    path: ["type_id", "type"],
    message: "Only one of 'type' or 'type_id' can be provided",
  })

const UpdateRulesBody = batchBody(newRule, changedRule)

export const shippingOptionSchemas = {
  ...recordSchemas({
    names: ["a shipping option", "shipping options"],
    keys: ["shipping_option", "shipping_options"],
    entity: ShippingOption,
    fields: defaults.adminShippingOptionList,
    limit: 20,
    query: ListShippingOptionQuery,
    create: CreateShippingOptionBody,
    update: UpdateShippingOptionBody,
  }),
  updateRules: {
    about: "Create, update and delete rules of a shipping option",
    auth: "user",
    fields: defaults.adminRule,
    query: selectQuery,
    body: UpdateRulesBody,
    response: loose({
      created: z.array(ShippingOptionRule),
      updated: z.array(ShippingOptionRule),
      // When nothing was deleted, the server returns one of its internal objects.
      deleted: loose({ ids: z.union([z.array(z.string()), json]), object: z.string(), deleted: z.boolean() }),
    }),
  },
} satisfies EndpointSchemas
