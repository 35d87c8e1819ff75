import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deletedFrom,
  email,
  listQuery,
  metadata,
  one,
  optionalTexts,
  page,
  selectQuery,
  textFilters,
} from "#schema/fields.ts"
import { addressLines } from "#schema/parts/address.ts"
import { Customer, CustomerAddress } from "#schema/store/entities/customer.ts"

const CreateCustomerBody = z.strictObject({
  email: email.nullable().optional(),
  ...optionalTexts("company_name", "first_name", "last_name", "phone"),
  metadata: metadata.optional(),
})

const UpdateCustomerBody = CreateCustomerBody.omit({ email: true })

const ListAddressQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("city", "country_code", "postal_code"),
})

export const CreateAddressBody = z.strictObject({
  ...addressLines,
  address_name: z.string().nullable().optional(),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
})

const operation = {
  auth: "customer",
  fields: defaults.storeCustomers,
  allowed: defaults.storeCustomersAllowed,
  query: selectQuery,
  response: one("customer", Customer),
} as const
const addressOperation = {
  auth: "customer",
  fields: defaults.storeAddressesList,
  allowed: defaults.storeAddressesList,
} as const

export const customerSchemas = {
  create: {
    about: "Create a customer, with the token of a new registration",
    auth: "unregistered customer",
    fields: defaults.storeCustomers,
    allowed: defaults.storeCustomersAllowed,
    query: selectQuery,
    body: CreateCustomerBody,
    response: one("customer", Customer),
  },
  retrieve: { ...operation, about: "Get the signed-in customer" },
  update: { ...operation, about: "Update the signed-in customer", body: UpdateCustomerBody },
  listAddress: {
    ...addressOperation,
    about: "List the signed-in customer's addresses",
    limit: 50,
    query: ListAddressQuery,
    response: page("addresses", CustomerAddress),
  },
  createAddress: { ...operation, about: "Add an address to the signed-in customer", body: CreateAddressBody },
  deleteAddress: {
    ...operation,
    about: "Delete an address of the signed-in customer",
    response: deletedFrom("address", Customer),
  },
  retrieveAddress: {
    ...addressOperation,
    about: "Get an address of the signed-in customer",
    query: selectQuery,
    response: one("address", CustomerAddress),
  },
  updateAddress: { ...operation, about: "Update an address of the signed-in customer", body: CreateAddressBody },
} satisfies EndpointSchemas
