import { z } from "zod"
import { Product, ProductOption, ProductVariant, ProductVariantInventoryLink } from "#schema/admin/entities/catalog.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, page, selectQuery } from "#schema/fields.ts"
import { BatchBody, BatchVariantInventoryItemsBody, CreateImportBody } from "./product.batch-bodies.ts"
import {
  AddVariantInventoryItemBody,
  BatchImageVariantsBody,
  BatchVariantsBody,
  CreateProductBody,
  CreateVariantBody,
  LinkOptionsBody,
  ListOptionsQuery,
  ListProductQuery,
  ListVariantsQuery,
  UpdateProductBody,
  UpdateVariantBody,
  UpdateVariantInventoryItemBody,
} from "./product.bodies.ts"

export const productSchemas = {
  list: { about: "List products", query: ListProductQuery, response: page("products", Product) },
  create: {
    about: "Create a product",
    query: selectQuery,
    body: CreateProductBody,
    response: z.looseObject({ product: Product }),
  },
  delete: { about: "Delete a product", query: selectQuery, response: Deleted },
  retrieve: { about: "Get a product", query: selectQuery, response: z.looseObject({ product: Product }) },
  update: {
    about: "Update a product",
    query: selectQuery,
    body: UpdateProductBody,
    response: z.looseObject({ product: Product }),
  },
  batchImageVariants: {
    about: "Batch image variants",
    body: BatchImageVariantsBody,
    response: z.looseObject({ added: z.array(z.string()), removed: z.array(z.string()) }),
  },
  listOptions: { about: "List options", query: ListOptionsQuery, response: page("product_options", ProductOption) },
  linkOptions: {
    about: "Link options",
    query: selectQuery,
    body: LinkOptionsBody,
    response: z.looseObject({ product: Product }),
  },
  listVariants: { about: "List variants", query: ListVariantsQuery, response: page("variants", ProductVariant) },
  createVariant: {
    about: "Create variant",
    query: selectQuery,
    body: CreateVariantBody,
    response: z.looseObject({ product: Product }),
  },
  deleteVariant: {
    about: "Delete variant",
    query: selectQuery,
    response: z.looseObject({
      id: z.string(),
      object: z.literal("variant"),
      deleted: z.boolean(),
      parent: Product.optional(),
    }),
  },
  retrieveVariant: {
    about: "Retrieve variant",
    query: selectQuery,
    response: z.looseObject({ variant: ProductVariant }),
  },
  updateVariant: {
    about: "Update variant",
    query: selectQuery,
    body: UpdateVariantBody,
    response: z.looseObject({ product: Product }),
  },
  batchVariantImages: {
    about: "Batch variant images",
    body: BatchImageVariantsBody,
    response: z.looseObject({ added: z.array(z.string()), removed: z.array(z.string()) }),
  },
  addVariantInventoryItem: {
    about: "Add variant inventory item",
    query: selectQuery,
    body: AddVariantInventoryItemBody,
    response: z.looseObject({ variant: ProductVariant }),
  },
  removeVariantInventoryItem: {
    about: "Remove variant inventory item",
    query: selectQuery,
    response: z.looseObject({
      id: ProductVariantInventoryLink,
      object: z.literal("variant-inventory-item-link"),
      deleted: z.boolean(),
      parent: ProductVariant,
    }),
  },
  updateVariantInventoryItem: {
    about: "Update variant inventory item",
    query: selectQuery,
    body: UpdateVariantInventoryItemBody,
    response: z.looseObject({ variant: ProductVariant }),
  },
  batchVariants: {
    about: "Batch variants",
    query: selectQuery,
    body: BatchVariantsBody,
    response: z.looseObject({
      created: z.array(ProductVariant),
      updated: z.array(ProductVariant),
      deleted: z.looseObject({ ids: z.array(z.string()), object: z.string(), deleted: z.boolean() }),
    }),
  },
  batchVariantInventoryItems: {
    about: "Batch variant inventory items",
    query: selectQuery,
    body: BatchVariantInventoryItemsBody,
    response: z.looseObject({
      created: z.union([ProductVariantInventoryLink, z.array(ProductVariantInventoryLink)]),
      updated: z.union([ProductVariantInventoryLink, z.array(ProductVariantInventoryLink)]),
      deleted: z.union([ProductVariantInventoryLink, z.array(ProductVariantInventoryLink)]),
    }),
  },
  batch: {
    about: "Batch products",
    query: selectQuery,
    body: BatchBody,
    response: z.looseObject({
      created: z.array(Product),
      updated: z.array(Product),
      deleted: z.looseObject({ ids: z.array(z.string()), object: z.string(), deleted: z.boolean() }),
    }),
  },
  export: {
    about: "Export products",
    query: ListProductQuery,
    response: z.looseObject({ transaction_id: z.string() }),
  },
  import: {
    about: "Import products",
    form: z.object({ file: z.custom<Blob>() }),
    response: z.looseObject({
      transaction_id: z.string(),
      summary: z.looseObject({ toCreate: z.number(), toUpdate: z.number() }),
    }),
  },
  confirmLegacyImport: { about: "Confirm legacy import", response: z.unknown() },
  createImport: {
    about: "Create import",
    body: CreateImportBody,
    response: z.looseObject({
      transaction_id: z.string(),
      summary: z.looseObject({ toCreate: z.number(), toUpdate: z.number() }),
    }),
  },
  confirmImport: { about: "Confirm import", response: z.unknown() },
} satisfies EndpointSchemas
