import { z } from "zod"
import { anyOf, flag, json, metadata } from "#schema/fields.ts"
import { batchBody } from "#schema/parts/batch.ts"
import { CreateVariantOfProduct, UpdateVariantOfProduct } from "./product-variant.bodies.ts"

/** The server rejects `options` since version 2.16.0. */
const removedOptions = z
  .unknown()
  .refine(
    (options) => options === undefined,
    "The 'options' property was removed in version 2.16.0. Please remove it from your request payload.",
  )
  .optional()

const text = z.string().nullable().optional()
const number = z.number().nullable().optional()
const ids = z.array(z.object({ id: z.string() })).optional()
const status = z.enum(["draft", "proposed", "published", "rejected"])

const dimensions = {
  weight: number,
  length: number,
  height: number,
  width: number,
  hs_code: text,
  mid_code: text,
  origin_country: text,
  material: text,
  metadata: metadata.optional(),
}

const newOption = z.strictObject({
  title: z.string(),
  values: z.array(z.string()),
  ranks: z.record(z.string(), z.number()).optional(),
  is_exclusive: z.boolean().optional(),
  metadata: metadata.optional(),
})

const CreateInBatch = z.strictObject({
  title: z.string(),
  subtitle: text,
  description: text,
  is_giftcard: flag().default(false),
  discountable: flag().default(true),
  images: z.array(z.object({ url: z.string() })).optional(),
  thumbnail: text,
  handle: z.string().optional(),
  status: status.nullable().default("draft"),
  external_id: text,
  type_id: text,
  collection_id: text,
  categories: ids,
  tags: ids,
  options: z
    .array(anyOf(newOption, z.object({ id: z.string(), value_ids: z.array(z.string()).optional() })))
    .optional(),
  variants: z.array(CreateVariantOfProduct).optional(),
  sales_channels: ids,
  shipping_profile_id: z.string().optional(),
  ...dimensions,
})

const UpdateInBatch = z.strictObject({
  title: z.string().optional(),
  discountable: flag().optional(),
  is_giftcard: flag().optional(),
  options: removedOptions,
  option_ids: z.array(z.string()).optional(),
  variants: z.array(UpdateVariantOfProduct).optional(),
  status: status.optional(),
  subtitle: text,
  description: text,
  images: z.array(z.object({ id: z.string().optional(), url: z.string() })).optional(),
  thumbnail: text,
  handle: z.string().optional(),
  type_id: text,
  external_id: text,
  collection_id: text,
  categories: ids,
  tags: ids,
  sales_channels: ids,
  shipping_profile_id: text,
  ...dimensions,
})

export const CreateProductBody = CreateInBatch.extend({ additional_data: json.nullable().optional() })
export const UpdateProductBody = UpdateInBatch.extend({ additional_data: json.nullable().optional() })

export const BatchBody = batchBody(CreateInBatch, UpdateInBatch.extend({ id: z.string() }))

export const LinkOptionsBody = z.strictObject({
  add: z.array(anyOf(z.string(), newOption, z.object({ id: z.string(), value_ids: z.array(z.string()) }))).optional(),
  remove: z.array(z.string()).optional(),
  update: z
    .array(
      z.object({
        product_option_id: z.string(),
        add: z.array(anyOf(z.string(), z.strictObject({ value: z.string() }))).optional(),
        remove: z.array(z.string()).optional(),
      }),
    )
    .optional(),
})

export const CreateImportBody = z.strictObject({
  file_key: z.string(),
  originalname: z.string(),
  extension: z.string(),
  size: z.number(),
  mime_type: z.string(),
})
