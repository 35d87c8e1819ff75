import { z } from "zod"
import { Customer, CustomerAddress } from "#schema/admin/entities/customer.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deleted,
  email,
  flag,
  groupFilters,
  json,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListCustomerQuery = listQuery({
  q: z.string().optional(),
  id: valueOrOperators(z.string()).optional(),
  email: oneOrMany(z.string()).optional(),
  groups: z
    .union([
      z.object({
        id: oneOrMany(z.string()).optional(),
        name: oneOrMany(z.string()).optional(),
        ...dateFilters,
      }),
      z.string(),
      z.array(z.string()),
    ])
    .optional(),
  company_name: oneOrMany(z.string()).optional(),
  first_name: oneOrMany(z.string()).optional(),
  last_name: oneOrMany(z.string()).optional(),
  has_account: flag().optional(),
  created_by: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateCustomerBody = z.strictObject({
  email: email.nullable().optional(),
  company_name: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const ListAddressesQuery = listQuery({
  q: z.string().optional(),
  company: oneOrMany(z.string()).optional(),
  city: oneOrMany(z.string()).optional(),
  country_code: oneOrMany(z.string()).optional(),
  province: oneOrMany(z.string()).optional(),
  postal_code: oneOrMany(z.string()).optional(),
})

const CreateAddressBody = z.strictObject({
  address_name: z.string().nullable().optional(),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
  company: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  address_1: z.string().nullable().optional(),
  address_2: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
  country_code: z.string().nullable().optional(),
  province: z.string().nullable().optional(),
  postal_code: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const operation = { auth: "user", fields: defaults.adminCustomerList, query: selectQuery } as const
const addressOperation = { auth: "user", fields: defaults.adminCustomerAddressList } as const

export const customerSchemas = {
  list: {
    ...operation,
    about: "List customers",
    limit: 50,
    query: ListCustomerQuery,
    response: page("customers", Customer),
  },
  create: { ...operation, about: "Create a customer", body: CreateCustomerBody, response: one("customer", Customer) },
  delete: { about: "Delete a customer", auth: "user", response: deleted("customer") },
  retrieve: { ...operation, about: "Get a customer", response: one("customer", Customer) },
  update: { ...operation, about: "Update a customer", body: CreateCustomerBody, response: one("customer", Customer) },
  listAddresses: {
    ...addressOperation,
    about: "List the addresses of a customer",
    limit: 50,
    query: ListAddressesQuery,
    response: page("addresses", CustomerAddress),
  },
  createAddress: {
    ...operation,
    about: "Add an address to a customer",
    body: CreateAddressBody,
    response: one("customer", Customer),
  },
  deleteAddress: {
    ...operation,
    about: "Delete an address of a customer",
    response: loose({
      id: z.string(),
      object: z.literal("customer_address"),
      deleted: z.boolean(),
      parent: Customer.optional(),
    }),
  },
  retrieveAddress: {
    ...addressOperation,
    about: "Get an address of a customer",
    query: selectQuery,
    response: one("address", CustomerAddress),
  },
  updateAddress: {
    ...operation,
    about: "Update an address of a customer",
    body: CreateAddressBody,
    response: one("customer", Customer),
  },
  batchCustomerGroups: {
    ...operation,
    about: "Add a customer to groups, or remove them",
    body: LinkBody,
    response: one("customer", Customer),
  },
} satisfies EndpointSchemas
