import { z } from "zod"
import { TaxProvider } from "#schema/admin/entities/tax.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, oneOrMany, page } from "#schema/fields.ts"

const ListTaxProviderQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  is_enabled: z.boolean().optional(),
  ...groupFilters,
})

export const taxProviderSchemas = {
  list: {
    about: "List tax providers",
    auth: "user",
    fields: defaults.adminFulfillmentProviderList,
    limit: 20,
    query: ListTaxProviderQuery,
    response: page("tax_providers", TaxProvider),
  },
} satisfies EndpointSchemas
