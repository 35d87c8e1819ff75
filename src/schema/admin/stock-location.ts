import { z } from "zod"
import { StockLocation } from "#schema/admin/entities/location.ts"
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
  page,
  selectQuery,
} from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"

const ListStockLocationQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  name: oneOrMany(z.string()).optional(),
  address_id: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
  sales_channel_id: oneOrMany(z.string()).optional(),
})

const CreateStockLocationBody = z.strictObject({
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

const UpdateStockLocationBody = CreateStockLocationBody.partial()

const CreateFulfillmentSetBody = z.strictObject({ name: z.string(), type: z.string() })

const operation = { auth: "user", fields: defaults.adminStockLocationList, query: selectQuery } as const

export const stockLocationSchemas = {
  list: {
    ...operation,
    about: "List stock locations",
    limit: 20,
    query: ListStockLocationQuery,
    response: page("stock_locations", StockLocation),
  },
  create: {
    ...operation,
    about: "Create a stock location",
    body: CreateStockLocationBody,
    response: one("stock_location", StockLocation),
  },
  delete: { about: "Delete a stock location", auth: "user", response: deleted("stock_location") },
  retrieve: { ...operation, about: "Get a stock location", response: one("stock_location", StockLocation) },
  update: {
    ...operation,
    about: "Update a stock location",
    body: UpdateStockLocationBody,
    response: one("stock_location", StockLocation.optional()),
  },
  updateFulfillmentProviders: {
    ...operation,
    about: "Add fulfillment providers to a location, or remove them",
    body: LinkBody,
    response: one("stock_location", StockLocation),
  },
  createFulfillmentSet: {
    ...operation,
    about: "Add a fulfillment set to a location",
    body: CreateFulfillmentSetBody,
    response: one("stock_location", StockLocation),
  },
  updateSalesChannels: {
    ...operation,
    about: "Add sales channels to a location, or remove them",
    body: LinkBody,
    response: one("stock_location", StockLocation),
  },
} satisfies EndpointSchemas
