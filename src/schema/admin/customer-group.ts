import { z } from "zod"
import { CustomerGroup } from "#schema/admin/entities/customer.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, metadata, oneOrMany, operators, recordQuery, textFilters } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListCustomerGroupQuery = recordQuery({
  name: oneOrMany(z.string()).optional(),
  customers: z
    .union([
      z.string(),
      z.array(z.string()),
      z.object({
        id: oneOrMany(z.string()).optional(),
        email: operators(z.string()).optional(),
        ...textFilters(
          "default_billing_address_id",
          "default_shipping_address_id",
          "company_name",
          "first_name",
          "last_name",
          "created_by",
        ),
        ...dateFilters,
      }),
    ])
    .optional(),
  created_by: oneOrMany(z.string()).optional(),
})

const CreateCustomerGroupBody = z.strictObject({ name: z.string(), metadata: metadata.optional() })

const UpdateCustomerGroupBody = CreateCustomerGroupBody.partial()

const records = recordSchemas({
  names: ["a customer group", "customer groups"],
  keys: ["customer_group", "customer_groups"],
  entity: CustomerGroup,
  fields: defaults.adminCustomerGroupList,
  limit: 50,
  query: ListCustomerGroupQuery,
  create: CreateCustomerGroupBody,
  update: UpdateCustomerGroupBody,
})

export const customerGroupSchemas = {
  ...records,
  batchCustomers: { ...records.update, about: "Add customers to a group, or remove them", body: LinkBody },
} satisfies EndpointSchemas
