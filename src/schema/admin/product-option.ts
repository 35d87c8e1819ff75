import { z } from "zod"
import { Product, ProductOption, ProductOptionValue } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { flag, json, listQuery, loose, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListProductOptionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  is_exclusive: flag().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const CreateProductOptionBody = z.strictObject({
  title: z.string(),
  values: z.array(z.string()),
  ranks: z.record(z.string(), z.number()).optional(),
  is_exclusive: z.boolean().optional(),
  metadata: metadata.optional(),
})

export const UpdateProductOptionBody = z.strictObject({
  title: z.string().optional(),
  values: z.array(z.string()).optional(),
  ranks: z.record(z.string(), z.number()).optional(),
  is_exclusive: z.boolean().optional(),
  metadata: metadata.optional(),
})

const ListValuesQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
  $and: z.array(json).optional(),
  $or: z.array(json).optional(),
})

export const UpdateValueBody = z.strictObject({ value: z.string().optional(), metadata: metadata.optional() })

export const productOptionSchemas = {
  list: {
    about: "List product options",
    auth: "user",
    fields: defaults.adminProductOptionList,
    limit: 20,
    query: ListProductOptionQuery,
    response: page("product_options", ProductOption),
  },
  create: {
    about: "Create a product option",
    auth: "user",
    fields: defaults.adminProductOptionList,
    query: selectQuery,
    body: CreateProductOptionBody,
    response: one("product_option", ProductOption),
  },
  delete: {
    about: "Delete a product option",
    auth: "user",
    response: loose({
      id: z.string(),
      object: z.literal("product_option"),
      deleted: z.boolean(),
      parent: Product.optional(),
    }),
  },
  retrieve: {
    about: "Get a product option",
    auth: "user",
    fields: defaults.adminProductOptionList,
    query: selectQuery,
    response: one("product_option", ProductOption.optional()),
  },
  update: {
    about: "Update a product option",
    auth: "user",
    fields: defaults.adminProductOptionList,
    query: selectQuery,
    body: UpdateProductOptionBody,
    response: one("product_option", ProductOption),
  },
  listValues: {
    about: "List the values of an option",
    auth: "user",
    fields: defaults.adminProductOptionValueList,
    limit: 20,
    query: ListValuesQuery,
    response: page("product_option_values", ProductOptionValue),
  },
  deleteValue: {
    about: "Delete a value of an option",
    auth: "user",
    response: loose({
      id: z.string(),
      object: z.literal("product_option_value"),
      deleted: z.boolean(),
      parent: ProductOption.optional(),
    }),
  },
  retrieveValue: {
    about: "Get a value of an option",
    auth: "user",
    fields: defaults.adminProductOptionValueList,
    query: selectQuery,
    response: one("product_option_value", ProductOptionValue),
  },
  updateValue: {
    about: "Update a value of an option",
    auth: "user",
    fields: defaults.adminProductOptionValueList,
    query: selectQuery,
    body: UpdateValueBody,
    response: one("product_option_value", ProductOptionValue),
  },
} satisfies EndpointSchemas
