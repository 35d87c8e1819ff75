import { z } from "zod"
import { CustomerGroup } from "#schema/admin/entities/customer.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  groupFilters,
  listQuery,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListCustomerGroupQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  customers: z
    .union([
      z.string(),
      z.array(z.string()),
      z.object({
        id: oneOrMany(z.string()).optional(),
        email: operators(z.string()).optional(),
        default_billing_address_id: oneOrMany(z.string()).optional(),
        default_shipping_address_id: oneOrMany(z.string()).optional(),
        company_name: oneOrMany(z.string()).optional(),
        first_name: oneOrMany(z.string()).optional(),
        last_name: oneOrMany(z.string()).optional(),
        created_by: oneOrMany(z.string()).optional(),
        ...dateFilters,
      }),
    ])
    .optional(),
  created_by: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateCustomerGroupBody = z.strictObject({ name: z.string(), metadata: metadata.optional() })

const UpdateCustomerGroupBody = CreateCustomerGroupBody.partial()

const operation = { auth: "user", fields: defaults.adminCustomerGroupList, query: selectQuery } as const

export const customerGroupSchemas = {
  list: {
    ...operation,
    about: "List customer groups",
    limit: 50,
    query: ListCustomerGroupQuery,
    response: page("customer_groups", CustomerGroup),
  },
  create: {
    ...operation,
    about: "Create a customer group",
    body: CreateCustomerGroupBody,
    response: one("customer_group", CustomerGroup),
  },
  delete: { about: "Delete a customer group", auth: "user", response: deleted("customer_group") },
  retrieve: { ...operation, about: "Get a customer group", response: one("customer_group", CustomerGroup) },
  update: {
    ...operation,
    about: "Update a customer group",
    body: UpdateCustomerGroupBody,
    response: one("customer_group", CustomerGroup),
  },
  batchCustomers: {
    ...operation,
    about: "Add customers to a group, or remove them",
    body: LinkBody,
    response: one("customer_group", CustomerGroup),
  },
} satisfies EndpointSchemas
