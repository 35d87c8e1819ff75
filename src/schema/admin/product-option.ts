import { z } from "zod"
import { Product, ProductOption, ProductOptionValue } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deletedFrom, flag, metadata, one, oneOrMany, page, recordQuery, selectQuery } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListProductOptionQuery = recordQuery({
  title: oneOrMany(z.string()).optional(),
  is_exclusive: flag().optional(),
})

const CreateProductOptionBody = z.strictObject({
  title: z.string(),
  values: z.array(z.string()),
  ranks: z.record(z.string(), z.number()).optional(),
  is_exclusive: z.boolean().optional(),
  metadata: metadata.optional(),
})

const UpdateProductOptionBody = CreateProductOptionBody.partial()

const ListValuesQuery = recordQuery({ value: oneOrMany(z.string()).optional() })

const UpdateValueBody = z.strictObject({ value: z.string().optional(), metadata: metadata.optional() })

const valueOperation = { auth: "user", fields: defaults.adminProductOptionValueList, query: selectQuery } as const

const records = recordSchemas({
  names: ["a product option", "product options"],
  keys: ["product_option", "product_options"],
  entity: ProductOption,
  fields: defaults.adminProductOptionList,
  limit: 20,
  query: ListProductOptionQuery,
  create: CreateProductOptionBody,
  update: UpdateProductOptionBody,
})

export const productOptionSchemas = {
  ...records,
  delete: {
    about: "Delete a product option",
    auth: "user",
    response: deletedFrom("product_option", Product),
  },
  retrieve: { ...records.retrieve, response: one("product_option", ProductOption.optional()) },
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
    response: deletedFrom("product_option_value", ProductOption),
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
