import { z } from "zod"
import { TaxRate } from "#schema/admin/entities/tax.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  anyOf,
  dateFilters,
  deletedFrom,
  flag,
  groupFilters,
  listQuery,
  metadata,
  one,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

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

const records = recordSchemas({
  names: ["a tax rate", "tax rates"],
  keys: ["tax_rate", "tax_rates"],
  entity: TaxRate,
  fields: defaults.adminTaxRateList,
  limit: 20,
  query: ListTaxRateQuery,
  create: CreateTaxRateBody,
  update: UpdateTaxRateBody,
})

export const taxRateSchemas = {
  ...records,
  retrieve: { ...records.retrieve, response: one("tax_rate", TaxRate.optional()) },
  addRule: { ...records.update, about: "Add a rule to a tax rate", body: AddRuleBody },
  removeRule: {
    ...operation,
    about: "Remove a rule from a tax rate",
    response: deletedFrom("tax_rate_rule", TaxRate),
  },
} satisfies EndpointSchemas
