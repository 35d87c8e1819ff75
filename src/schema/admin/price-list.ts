import { z } from "zod"
import { Price } from "#schema/admin/entities/catalog.ts"
import { PriceList } from "#schema/admin/entities/pricing.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  groupFilters,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
} from "#schema/fields.ts"
import { batchBody } from "#schema/parts/batch.ts"

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

const operation = { auth: "user", fields: defaults.adminPriceListList, query: selectQuery } as const
const priceOperation = { auth: "user", fields: defaults.adminPriceListPriceList } as const

export const priceListSchemas = {
  list: {
    ...operation,
    about: "List price lists",
    limit: 50,
    query: ListPriceListQuery,
    response: page("price_lists", PriceList),
  },
  create: {
    ...operation,
    about: "Create a price list",
    query: ListPriceListQuery,
    body: CreatePriceListBody,
    response: one("price_list", PriceList),
  },
  delete: { about: "Delete a price list", auth: "user", response: deleted("price_list") },
  retrieve: { ...operation, about: "Get a price list", response: one("price_list", PriceList) },
  update: {
    ...operation,
    about: "Update a price list",
    body: UpdatePriceListBody,
    response: one("price_list", PriceList),
  },
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
    response: loose({
      created: z.array(Price),
      updated: z.array(Price),
      deleted: loose({ ids: z.array(z.string()), object: z.literal("price"), deleted: z.boolean() }),
    }),
  },
  linkProducts: {
    ...operation,
    about: "Remove the prices of products from a price list",
    limit: 50,
    body: LinkProductsBody,
    response: one("price_list", PriceList),
  },
} satisfies EndpointSchemas
