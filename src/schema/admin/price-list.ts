import { z } from "zod"
import { Price } from "#schema/admin/entities/catalog.ts"
import { PriceList } from "#schema/admin/entities/pricing.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { groupFilters, listQuery, metadata, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"
import { batchBody, batchResponse } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListPriceListQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  starts_at: operators(z.string()).optional(),
  ends_at: operators(z.string()).optional(),
  status: z.array(z.enum(["active", "draft"])).optional(),
  rules_count: z.array(z.number()).optional(),
  ...groupFilters,
})

const newPrice = z.object({
  currency_code: z.string(),
  amount: z.number(),
  variant_id: z.string(),
  min_quantity: z.number().nullable().optional(),
  max_quantity: z.number().nullable().optional(),
  rules: z.record(z.string(), z.string()).optional(),
})

export const CreatePriceListBody = z.strictObject({
  title: z.string(),
  description: z.string(),
  starts_at: z.string().nullable().optional(),
  ends_at: z.string().nullable().optional(),
  status: z.enum(["active", "draft"]).optional(),
  type: z.enum(["sale", "override"]).optional(),
  rules: z.record(z.string(), z.array(z.string())).optional(),
  prices: z.array(newPrice).optional(),
  metadata: metadata.optional(),
})

const UpdatePriceListBody = CreatePriceListBody.omit({ prices: true })
  .partial()
  .extend({ description: z.string().nullable().optional() })

const BatchPricesBody = batchBody(
  newPrice,
  z.object({ id: z.string(), ...newPrice.partial({ currency_code: true, amount: true }).shape }),
)

const LinkProductsBody = z.strictObject({ remove: z.array(z.string()).optional() })

const priceOperation = { auth: "user", fields: defaults.adminPriceListPriceList } as const

const records = recordSchemas({
  names: ["a price list", "price lists"],
  keys: ["price_list", "price_lists"],
  entity: PriceList,
  fields: defaults.adminPriceListList,
  limit: 50,
  query: ListPriceListQuery,
  create: CreatePriceListBody,
  update: UpdatePriceListBody,
})

export const priceListSchemas = {
  ...records,
  create: { ...records.create, query: ListPriceListQuery },
  prices: {
    ...priceOperation,
    about: "List the prices of a price list",
    limit: 50,
    query: listQuery(),
    response: page("prices", Price),
  },
  batchPrices: {
    ...priceOperation,
    about: "Create, update and delete prices of a price list",
    limit: 50,
    query: selectQuery,
    body: BatchPricesBody,
    response: batchResponse(Price, z.literal("price")),
  },
  linkProducts: {
    ...records.update,
    about: "Remove the prices of products from a price list",
    limit: 50,
    body: LinkProductsBody,
  },
} satisfies EndpointSchemas
