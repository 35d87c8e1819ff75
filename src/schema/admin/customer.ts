import { z } from "zod"
import { Customer, CustomerAddress } from "#schema/admin/entities/customer.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  deletedFrom,
  email,
  flag,
  groupFilters,
  json,
  listQuery,
  metadata,
  one,
  oneOrMany,
  optionalTexts,
  page,
  selectQuery,
  textFilters,
  valueOrOperators,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListCustomerQuery = listQuery({
  q: z.string().optional(),
  id: valueOrOperators(z.string()).optional(),
  email: oneOrMany(z.string()).optional(),
  groups: z
    .union([z.object({ ...textFilters("id", "name"), ...dateFilters }), z.string(), z.array(z.string())])
    .optional(),
  ...textFilters("company_name", "first_name", "last_name"),
  has_account: flag().optional(),
  created_by: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateCustomerBody = z.strictObject({
  email: email.nullable().optional(),
  ...optionalTexts("company_name", "first_name", "last_name", "phone"),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const ListAddressesQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("company", "city", "country_code", "province", "postal_code"),
})

const CreateAddressBody = z.strictObject({
  address_name: z.string().nullable().optional(),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
  ...optionalTexts(
    "company",
    "first_name",
    "last_name",
    "address_1",
    "address_2",
    "city",
    "country_code",
    "province",
    "postal_code",
    "phone",
  ),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const operation = { auth: "user", fields: defaults.adminCustomerList, query: selectQuery } as const
const addressOperation = { auth: "user", fields: defaults.adminCustomerAddressList } as const

const records = recordSchemas({
  names: ["a customer", "customers"],
  keys: ["customer", "customers"],
  entity: Customer,
  fields: defaults.adminCustomerList,
  limit: 50,
  query: ListCustomerQuery,
  create: CreateCustomerBody,
  update: CreateCustomerBody,
})

export const customerSchemas = {
  ...records,
  listAddresses: {
    ...addressOperation,
    about: "List the addresses of a customer",
    limit: 50,
    query: ListAddressesQuery,
    response: page("addresses", CustomerAddress),
  },
  createAddress: { ...records.update, about: "Add an address to a customer", body: CreateAddressBody },
  deleteAddress: {
    ...operation,
    about: "Delete an address of a customer",
    response: deletedFrom("customer_address", Customer),
  },
  retrieveAddress: {
    ...addressOperation,
    about: "Get an address of a customer",
    query: selectQuery,
    response: one("address", CustomerAddress),
  },
  updateAddress: { ...records.update, about: "Update an address of a customer", body: CreateAddressBody },
  batchCustomerGroups: { ...records.update, about: "Add a customer to groups, or remove them", body: LinkBody },
} satisfies EndpointSchemas
