import { z } from "zod"
import { StockLocation } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { metadata, one, optionalTexts, recordQuery, textFilters } from "#schema/fields.ts"
import { LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListStockLocationQuery = recordQuery(textFilters("name", "address_id", "sales_channel_id"))

const CreateStockLocationBody = z.strictObject({
  name: z.string(),
  address: z
    .object({
      address_1: z.string(),
      ...optionalTexts("address_2", "company", "city"),
      country_code: z.string(),
      ...optionalTexts("phone", "postal_code", "province"),
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
