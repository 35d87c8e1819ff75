import { z } from "zod"
import { Product, ProductOption, ProductOptionValue } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  flag,
  groupFilters,
  listQuery,
  loose,
  metadata,
  one,
  oneOrMany,
  page,
  selectQuery,
} from "#schema/fields.ts"

const ListProductOptionQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  title: oneOrMany(z.string()).optional(),
  is_exclusive: flag().optional(),
  ...dateFilters,
  ...groupFilters,
})

const CreateProductOptionBody = z.strictObject({
  title: z.string(),
  values: z.array(z.string()),
  ranks: z.record(z.string(), z.number()).optional(),
  is_exclusive: z.boolean().optional(),
  metadata: metadata.optional(),
})

const UpdateProductOptionBody = CreateProductOptionBody.partial()

const ListValuesQuery = listQuery({
  q: z.string().optional(),
  id: oneOrMany(z.string()).optional(),
  value: oneOrMany(z.string()).optional(),
  ...dateFilters,
  ...groupFilters,
})

const UpdateValueBody = z.strictObject({ value: z.string().optional(), metadata: metadata.optional() })

const operation = { auth: "user", fields: defaults.adminProductOptionList, query: selectQuery } as const
const valueOperation = { auth: "user", fields: defaults.adminProductOptionValueList, query: selectQuery } as const

export const productOptionSchemas = {
  list: {
    ...operation,
    about: "List product options",
    limit: 20,
    query: ListProductOptionQuery,
    response: page("product_options", ProductOption),
  },
  create: {
    ...operation,
    about: "Create a product option",
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
  retrieve: { ...operation, about: "Get a product option", response: one("product_option", ProductOption.optional()) },
  update: {
    ...operation,
    about: "Update a product option",
    body: UpdateProductOptionBody,
    response: one("product_option", ProductOption),
  },
  listValues: {
    ...valueOperation,
    about: "List the values of an option",
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
    ...valueOperation,
    about: "Get a value of an option",
    response: one("product_option_value", ProductOptionValue),
  },
  updateValue: {
    ...valueOperation,
    about: "Update a value of an option",
    body: UpdateValueBody,
    response: one("product_option_value", ProductOptionValue),
  },
} satisfies EndpointSchemas
