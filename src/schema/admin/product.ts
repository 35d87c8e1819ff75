import { z } from "zod"
import { Product, ProductOption, ProductVariant, ProductVariantInventoryLink } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deletedFrom, loose, one, page, selectQuery } from "#schema/fields.ts"
import { batchResponse, LinkBody } from "#schema/parts/batch.ts"
import { recordSchemas } from "#schema/record-schemas.ts"
import { BatchBody, CreateImportBody, CreateProductBody, LinkOptionsBody, UpdateProductBody } from "./product.bodies.ts"
import { ListOptionsQuery, ListProductQuery, ListVariantsQuery } from "./product.queries.ts"
import {
  AddVariantInventoryItemBody,
  BatchVariantInventoryItemsBody,
  BatchVariantsBody,
  CreateVariantBody,
  UpdateVariantBody,
  UpdateVariantInventoryItemBody,
} from "./product-variant.bodies.ts"

const imageLinks = loose({ added: z.array(z.string()), removed: z.array(z.string()) })

const startedImport = loose({
  transaction_id: z.string(),
  summary: loose({ toCreate: z.number(), toUpdate: z.number() }),
})

const operation = { auth: "user", fields: defaults.adminProductList, query: selectQuery } as const
const variantOperation = { auth: "user", fields: defaults.adminVariantOfProductList, query: selectQuery } as const

const records = recordSchemas({
  names: ["a product", "products"],
  keys: ["product", "products"],
  entity: Product,
  fields: defaults.adminProductList,
  limit: 50,
  query: ListProductQuery,
  create: CreateProductBody,
  update: UpdateProductBody,
})

export const productSchemas = {
  ...records,
  delete: { ...operation, ...records.delete },
  batchImageVariants: {
    about: "Add an image to variants, or remove it",
    auth: "user",
    body: LinkBody,
    response: imageLinks,
  },
  listOptions: {
    about: "List the options of a product",
    auth: "user",
    fields: defaults.adminOptionOfProductList,
    limit: 50,
    query: ListOptionsQuery,
    response: page("product_options", ProductOption),
  },
  linkOptions: { ...records.update, about: "Add options to a product, or remove them", body: LinkOptionsBody },
  listVariants: {
    ...variantOperation,
    about: "List the variants of a product",
    limit: 50,
    query: ListVariantsQuery,
    response: page("variants", ProductVariant),
  },
  createVariant: { ...records.update, about: "Add a variant to a product", body: CreateVariantBody },
  deleteVariant: {
    ...operation,
    about: "Delete a variant",
    response: deletedFrom("variant", Product),
  },
  retrieveVariant: { ...variantOperation, about: "Get a variant", response: one("variant", ProductVariant.optional()) },
  updateVariant: { ...records.update, about: "Update a variant", body: UpdateVariantBody },
  batchVariantImages: {
    about: "Add images to a variant, or remove them",
    auth: "user",
    body: LinkBody,
    response: imageLinks,
  },
  addVariantInventoryItem: {
    ...variantOperation,
    about: "Add an inventory item to a variant",
    body: AddVariantInventoryItemBody,
    response: one("variant", ProductVariant),
  },
  removeVariantInventoryItem: {
    ...variantOperation,
    about: "Remove an inventory item from a variant",
    response: loose({
      id: ProductVariantInventoryLink,
      object: z.literal("variant-inventory-item-link"),
      deleted: z.boolean(),
      parent: ProductVariant.optional(),
    }),
  },
  updateVariantInventoryItem: {
    ...variantOperation,
    about: "Set the required quantity of an inventory item",
    body: UpdateVariantInventoryItemBody,
    response: one("variant", ProductVariant),
  },
  batchVariants: {
    ...variantOperation,
    about: "Create, update and delete variants of a product",
    body: BatchVariantsBody,
    response: batchResponse(ProductVariant, z.string()),
  },
  batchVariantInventoryItems: {
    ...variantOperation,
    about: "Add, change and remove inventory items of variants",
    body: BatchVariantInventoryItemsBody,
    response: loose({
      created: z.array(ProductVariantInventoryLink),
      updated: z.array(ProductVariantInventoryLink),
      deleted: z.array(ProductVariantInventoryLink),
    }),
  },
  batch: {
    ...operation,
    about: "Create, update and delete products",
    body: BatchBody,
    response: batchResponse(Product, z.string()),
  },
  export: {
    ...operation,
    about: "Export products to a file",
    limit: 50,
    query: ListProductQuery,
    response: loose({ transaction_id: z.string() }),
  },
  import: {
    about: "Start importing products from a file in the request",
    auth: "user",
    form: z.object({ file: z.custom<Blob>() }),
    response: startedImport,
  },
  confirmLegacyImport: { about: "Confirm an import of a file in the request", auth: "user", response: loose({}) },
  createImport: {
    about: "Start importing products from an uploaded file",
    auth: "user",
    body: CreateImportBody,
    response: startedImport,
  },
  confirmImport: { about: "Confirm an import of an uploaded file", auth: "user", response: loose({}) },
} satisfies EndpointSchemas
