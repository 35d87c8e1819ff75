import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { email, listQuery, metadata, oneOrMany, page, selectQuery } from "#schema/fields.ts"
import { Customer, CustomerAddress } from "#schema/store/entities/customer.ts"

export const CreateCustomerBody = z.strictObject({
  email: email.nullable().optional(),
  company_name: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateCustomerBody = z.strictObject({
  company_name: z.string().nullable().optional(),
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const ListAddressQuery = listQuery({
  q: z.string().optional(),
  city: oneOrMany(z.string()).optional(),
  country_code: oneOrMany(z.string()).optional(),
  postal_code: oneOrMany(z.string()).optional(),
})

export const CreateAddressBody = z.strictObject({
  first_name: z.string().nullable().optional(),
  last_name: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  company: z.string().nullable().optional(),
  address_1: z.string().nullable().optional(),
  address_2: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
  country_code: z.string().nullable().optional(),
  province: z.string().nullable().optional(),
  postal_code: z.string().nullable().optional(),
  metadata: metadata.optional(),
  address_name: z.string().nullable().optional(),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
})

export const customerSchemas = {
  create: {
    about: "Create a customer",
    query: selectQuery,
    body: CreateCustomerBody,
    response: z.looseObject({ customer: Customer }),
  },
  retrieve: { about: "Get a customer", query: selectQuery, response: z.looseObject({ customer: Customer }) },
  update: {
    about: "Update a customer",
    query: selectQuery,
    body: UpdateCustomerBody,
    response: z.looseObject({ customer: Customer }),
  },
  listAddress: { about: "List address", query: ListAddressQuery, response: page("addresses", CustomerAddress) },
  createAddress: {
    about: "Create address",
    query: selectQuery,
    body: CreateAddressBody,
    response: z.looseObject({ customer: Customer }),
  },
  deleteAddress: {
    about: "Delete address",
    query: selectQuery,
    response: z.looseObject({
      id: z.string(),
      object: z.literal("address"),
      deleted: z.boolean(),
      parent: Customer.optional(),
    }),
  },
  retrieveAddress: {
    about: "Retrieve address",
    query: selectQuery,
    response: z.looseObject({ address: CustomerAddress }),
  },
  updateAddress: {
    about: "Update address",
    query: selectQuery,
    body: CreateAddressBody,
    response: z.looseObject({ customer: Customer }),
  },
} satisfies EndpointSchemas
