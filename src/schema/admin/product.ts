import { z } from "zod"
import { Product, ProductOption, ProductVariant, ProductVariantInventoryLink } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, loose, one, page, selectQuery } from "#schema/fields.ts"
import {
  BatchBody,
  BatchImageVariantsBody,
  CreateImportBody,
  CreateProductBody,
  LinkOptionsBody,
  UpdateProductBody,
} from "./product.bodies.ts"
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

export const productSchemas = {
  list: {
    about: "List products",
    auth: "user",
    fields: defaults.adminProductList,
    limit: 50,
    query: ListProductQuery,
    response: page("products", Product),
  },
  create: {
    about: "Create a product",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    body: CreateProductBody,
    response: one("product", Product),
  },
  delete: {
    about: "Delete a product",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    response: deleted("product"),
  },
  retrieve: {
    about: "Get a product",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    response: one("product", Product),
  },
  update: {
    about: "Update a product",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    body: UpdateProductBody,
    response: one("product", Product),
  },
  batchImageVariants: {
    about: "Add an image to variants, or remove it",
    auth: "user",
    body: BatchImageVariantsBody,
    response: imageLinks,
  },
  listOptions: {
    about: "List the options of a product",
    auth: "user",
    fields: defaults.adminProductOptionList2,
    limit: 50,
    query: ListOptionsQuery,
    response: page("product_options", ProductOption),
  },
  linkOptions: {
    about: "Add options to a product, or remove them",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    body: LinkOptionsBody,
    response: one("product", Product),
  },
  listVariants: {
    about: "List the variants of a product",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    limit: 50,
    query: ListVariantsQuery,
    response: page("variants", ProductVariant),
  },
  createVariant: {
    about: "Add a variant to a product",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    body: CreateVariantBody,
    response: one("product", Product),
  },
  deleteVariant: {
    about: "Delete a variant",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    response: loose({
      id: z.string(),
      object: z.literal("variant"),
      deleted: z.boolean(),
      parent: Product.optional(),
    }),
  },
  retrieveVariant: {
    about: "Get a variant",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    query: selectQuery,
    response: one("variant", ProductVariant.optional()),
  },
  updateVariant: {
    about: "Update a variant",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    body: UpdateVariantBody,
    response: one("product", Product),
  },
  batchVariantImages: {
    about: "Add images to a variant, or remove them",
    auth: "user",
    body: BatchImageVariantsBody,
    response: imageLinks,
  },
  addVariantInventoryItem: {
    about: "Add an inventory item to a variant",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    query: selectQuery,
    body: AddVariantInventoryItemBody,
    response: one("variant", ProductVariant),
  },
  removeVariantInventoryItem: {
    about: "Remove an inventory item from a variant",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    query: selectQuery,
    response: loose({
      id: ProductVariantInventoryLink,
      object: z.literal("variant-inventory-item-link"),
      deleted: z.boolean(),
      parent: ProductVariant.optional(),
    }),
  },
  updateVariantInventoryItem: {
    about: "Set the required quantity of an inventory item",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    query: selectQuery,
    body: UpdateVariantInventoryItemBody,
    response: one("variant", ProductVariant),
  },
  batchVariants: {
    about: "Create, update and delete variants of a product",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    query: selectQuery,
    body: BatchVariantsBody,
    response: loose({
      created: z.array(ProductVariant),
      updated: z.array(ProductVariant),
      deleted: loose({ ids: z.array(z.string()), object: z.string(), deleted: z.boolean() }),
    }),
  },
  batchVariantInventoryItems: {
    about: "Add, change and remove inventory items of variants",
    auth: "user",
    fields: defaults.adminProductVariantList2,
    query: selectQuery,
    body: BatchVariantInventoryItemsBody,
    response: loose({
      created: z.array(ProductVariantInventoryLink),
      updated: z.array(ProductVariantInventoryLink),
      deleted: z.array(ProductVariantInventoryLink),
    }),
  },
  batch: {
    about: "Create, update and delete products",
    auth: "user",
    fields: defaults.adminProductList,
    query: selectQuery,
    body: BatchBody,
    response: loose({
      created: z.array(Product),
      updated: z.array(Product),
      deleted: loose({ ids: z.array(z.string()), object: z.string(), deleted: z.boolean() }),
    }),
  },
  export: {
    about: "Export products to a file",
    auth: "user",
    fields: defaults.adminProductList,
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
  confirmLegacyImport: {
    about: "Confirm an import of a file in the request",
    auth: "user",
    response: loose({}),
  },
  createImport: {
    about: "Start importing products from an uploaded file",
    auth: "user",
    body: CreateImportBody,
    response: startedImport,
  },
  confirmImport: { about: "Confirm an import of an uploaded file", auth: "user", response: loose({}) },
} satisfies EndpointSchemas
