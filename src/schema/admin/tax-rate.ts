import { z } from "zod"
import { TaxRate } from "#schema/admin/entities/tax.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  anyOf,
  dateFilters,
  deleted,
  flag,
  groupFilters,
  listQuery,
  loose,
  metadata,
  one,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"

const ListTaxRateQuery = listQuery({
  q: z.string().optional(),
  tax_region_id: valueOrOperators(z.string()).optional(),
  is_default: anyOf(flag()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateTaxRateBody = z.strictObject({
  rate: z.number().optional(),
  code: z.string(),
  rules: z.array(z.object({ reference: z.string(), reference_id: z.string() })).optional(),
  name: z.string(),
  is_default: z.boolean().optional(),
  is_combinable: z.boolean().optional(),
  tax_region_id: z.string(),
  metadata: metadata.optional(),
})

const UpdateTaxRateBody = CreateTaxRateBody.omit({ tax_region_id: true }).partial()

const AddRuleBody = z.strictObject({ reference: z.string(), reference_id: z.string() })

const operation = { auth: "user", fields: defaults.adminTaxRateList, query: selectQuery } as const

export const taxRateSchemas = {
  list: {
    ...operation,
    about: "List tax rates",
    limit: 20,
    query: ListTaxRateQuery,
    response: page("tax_rates", TaxRate),
  },
  create: { ...operation, about: "Create a tax rate", body: CreateTaxRateBody, response: one("tax_rate", TaxRate) },
  delete: { about: "Delete a tax rate", auth: "user", response: deleted("tax_rate") },
  retrieve: { ...operation, about: "Get a tax rate", response: one("tax_rate", TaxRate.optional()) },
  update: { ...operation, about: "Update a tax rate", body: UpdateTaxRateBody, response: one("tax_rate", TaxRate) },
  addRule: { ...operation, about: "Add a rule to a tax rate", body: AddRuleBody, response: one("tax_rate", TaxRate) },
  removeRule: {
    ...operation,
    about: "Remove a rule from a tax rate",
    response: loose({
      id: z.string(),
      object: z.literal("tax_rate_rule"),
      deleted: z.boolean(),
      parent: TaxRate.optional(),
    }),
  },
} satisfies EndpointSchemas
