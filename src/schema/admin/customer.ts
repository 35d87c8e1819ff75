import { z } from "zod"
import { Customer, CustomerAddress } from "#schema/admin/entities/customer.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  email,
  flag,
  json,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"

const ListCustomerQuery = listQuery({
  q: z.string().optional(),
  id: valueOrOperators(z.string()).optional(),
  email: oneOrMany(z.string()).optional(),
  groups: z
    .union([
      z.object({
        id: oneOrMany(z.string()).optional(),
        name: oneOrMany(z.string()).optional(),
        created_at: operators(z.string()).optional(),
        updated_at: operators(z.string()).optional(),
        deleted_at: operators(z.string()).optional(),
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
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateCustomerBody = z.strictObject({
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

export const CreateAddressBody = z.strictObject({
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

export const BatchCustomerGroupsBody = z.strictObject({
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})

export const customerSchemas = {
  list: {
    about: "List customers",
    auth: "user",
    fields: defaults.adminCustomerList,
    limit: 50,
    query: ListCustomerQuery,
    response: page("customers", Customer),
  },
  create: {
    about: "Create a customer",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    body: CreateCustomerBody,
    response: one("customer", Customer),
  },
  delete: { about: "Delete a customer", auth: "user", response: deleted("customer") },
  retrieve: {
    about: "Get a customer",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    response: one("customer", Customer),
  },
  update: {
    about: "Update a customer",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    body: CreateCustomerBody,
    response: one("customer", Customer),
  },
  listAddresses: {
    about: "List the addresses of a customer",
    auth: "user",
    fields: defaults.adminCustomerAddressList,
    limit: 50,
    query: ListAddressesQuery,
    response: page("addresses", CustomerAddress),
  },
  createAddress: {
    about: "Add an address to a customer",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    body: CreateAddressBody,
    response: one("customer", Customer),
  },
  deleteAddress: {
    about: "Delete an address of a customer",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    response: loose({
      id: z.string(),
      object: z.literal("customer_address"),
      deleted: z.boolean(),
      parent: Customer.optional(),
    }),
  },
  retrieveAddress: {
    about: "Get an address of a customer",
    auth: "user",
    fields: defaults.adminCustomerAddressList,
    query: selectQuery,
    response: one("address", CustomerAddress),
  },
  updateAddress: {
    about: "Update an address of a customer",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    body: CreateAddressBody,
    response: one("customer", Customer),
  },
  batchCustomerGroups: {
    about: "Add a customer to groups, or remove them",
    auth: "user",
    fields: defaults.adminCustomerList,
    query: selectQuery,
    body: BatchCustomerGroupsBody,
    response: one("customer", Customer),
  },
} satisfies EndpointSchemas
