import { z } from "zod"
import { StockLocation } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateFilters, groupFilters, listQuery, metadata, one, oneOrMany } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

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

const records = recordSchemas({
  names: ["a stock location", "stock locations"],
  keys: ["stock_location", "stock_locations"],
  entity: StockLocation,
  fields: defaults.adminStockLocationList,
  limit: 20,
  query: ListStockLocationQuery,
  create: CreateStockLocationBody,
  update: UpdateStockLocationBody,
})

export const stockLocationSchemas = {
  ...records,
  update: { ...records.update, response: one("stock_location", StockLocation.optional()) },
  updateFulfillmentProviders: {
    ...records.update,
    about: "Add fulfillment providers to a location, or remove them",
    body: LinkBody,
  },
  createFulfillmentSet: {
    ...records.update,
    about: "Add a fulfillment set to a location",
    body: CreateFulfillmentSetBody,
  },
  updateSalesChannels: { ...records.update, about: "Add sales channels to a location, or remove them", body: LinkBody },
} satisfies EndpointSchemas
