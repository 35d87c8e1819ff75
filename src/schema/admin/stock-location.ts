import { z } from "zod"
import { StockLocation } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListStockLocationQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  address_id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
  sales_channel_id: oneOrMany(z.string()).optional(),
})

export const CreateStockLocationBody = z.strictObject({
  name: z.string(),
  address: z
    .object({
      address_1: z.string(),
      address_2: z.string().nullable().optional(),
      company: z.string().nullable().optional(),
      city: z.string().nullable().optional(),
      country_code: z.string(),
      phone: z.string().nullable().optional(),
      postal_code: z.string().nullable().optional(),
      province: z.string().nullable().optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  address_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateStockLocationBody = z.strictObject({
  name: z.string().optional(),
  address: z
    .object({
      address_1: z.string(),
      address_2: z.string().nullable().optional(),
      company: z.string().nullable().optional(),
      city: z.string().nullable().optional(),
      country_code: z.string(),
      phone: z.string().nullable().optional(),
      postal_code: z.string().nullable().optional(),
      province: z.string().nullable().optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  address_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateFulfillmentProvidersBody = z.strictObject({
  add: z.array(z.string()).optional(),
  remove: z.array(z.string()).optional(),
})

export const CreateFulfillmentSetBody = z.strictObject({ name: z.string(), type: z.string() })

export const stockLocationSchemas = {
  list: {
    about: "List stock locations",
    auth: "user",
    fields: defaults.adminStockLocationList,
    limit: 20,
    query: ListStockLocationQuery,
    response: page("stock_locations", StockLocation),
  },
  create: {
    about: "Create a stock location",
    auth: "user",
    fields: defaults.adminStockLocationList,
    query: selectQuery,
    body: CreateStockLocationBody,
    response: one("stock_location", StockLocation),
  },
  delete: { about: "Delete a stock location", auth: "user", response: deleted("stock_location") },
  retrieve: {
    about: "Get a stock location",
    auth: "user",
    fields: defaults.adminStockLocationList,
    query: selectQuery,
    response: one("stock_location", StockLocation),
  },
  update: {
    about: "Update a stock location",
    auth: "user",
    fields: defaults.adminStockLocationList,
    query: selectQuery,
    body: UpdateStockLocationBody,
    response: one("stock_location", StockLocation.optional()),
  },
  updateFulfillmentProviders: {
    about: "Add fulfillment providers to a location, or remove them",
    auth: "user",
    fields: defaults.adminStockLocationList,
    query: selectQuery,
    body: UpdateFulfillmentProvidersBody,
    response: one("stock_location", StockLocation),
  },
  createFulfillmentSet: {
    about: "Add a fulfillment set to a location",
    auth: "user",
    fields: defaults.adminStockLocationList,
    query: selectQuery,
    body: CreateFulfillmentSetBody,
    response: one("stock_location", StockLocation),
  },
  updateSalesChannels: {
    about: "Add sales channels to a location, or remove them",
    auth: "user",
    fields: defaults.adminStockLocationList,
    query: selectQuery,
    body: UpdateFulfillmentProvidersBody,
    response: one("stock_location", StockLocation),
  },
} satisfies EndpointSchemas
