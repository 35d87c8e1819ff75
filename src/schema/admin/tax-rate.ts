import { z } from "zod"
import { TaxRate } from "#schema/admin/entities/tax.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  anyOf,
  deleted,
  flag,
  json,
  listQuery,
  loose,
  metadata,
  one,
  operators,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"

const ListTaxRateQuery = listQuery({
  q: z.string().optional(),
  tax_region_id: valueOrOperators(z.string()).optional(),
  is_default: anyOf(flag()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateTaxRateBody = z.strictObject({
  rate: z.number().optional(),
  code: z.string(),
  rules: z.array(z.object({ reference: z.string(), reference_id: z.string() })).optional(),
  name: z.string(),
  is_default: z.boolean().optional(),
  is_combinable: z.boolean().optional(),
  tax_region_id: z.string(),
  metadata: metadata.optional(),
})

export const UpdateTaxRateBody = z.strictObject({
  rate: z.number().optional(),
  code: z.string().optional(),
  rules: z.array(z.object({ reference: z.string(), reference_id: z.string() })).optional(),
  name: z.string().optional(),
  is_default: z.boolean().optional(),
  is_combinable: z.boolean().optional(),
  metadata: metadata.optional(),
})

export const AddRuleBody = z.strictObject({ reference: z.string(), reference_id: z.string() })

export const taxRateSchemas = {
  list: {
    about: "List tax rates",
    auth: "user",
    fields: defaults.adminTaxRateList,
    limit: 20,
    query: ListTaxRateQuery,
    response: page("tax_rates", TaxRate),
  },
  create: {
    about: "Create a tax rate",
    auth: "user",
    fields: defaults.adminTaxRateList,
    query: selectQuery,
    body: CreateTaxRateBody,
    response: one("tax_rate", TaxRate),
  },
  delete: { about: "Delete a tax rate", auth: "user", response: deleted("tax_rate") },
  retrieve: {
    about: "Get a tax rate",
    auth: "user",
    fields: defaults.adminTaxRateList,
    query: selectQuery,
    response: one("tax_rate", TaxRate.optional()),
  },
  update: {
    about: "Update a tax rate",
    auth: "user",
    fields: defaults.adminTaxRateList,
    query: selectQuery,
    body: UpdateTaxRateBody,
    response: one("tax_rate", TaxRate),
  },
  addRule: {
    about: "Add a rule to a tax rate",
    auth: "user",
    fields: defaults.adminTaxRateList,
    query: selectQuery,
    body: AddRuleBody,
    response: one("tax_rate", TaxRate),
  },
  removeRule: {
    about: "Remove a rule from a tax rate",
    auth: "user",
    fields: defaults.adminTaxRateList,
    query: selectQuery,
    response: loose({
      id: z.string(),
      object: z.literal("tax_rate_rule"),
      deleted: z.boolean(),
      parent: TaxRate.optional(),
    }),
  },
} satisfies EndpointSchemas
