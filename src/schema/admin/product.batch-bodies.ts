import { z } from "zod"
import { flag, metadata } from "#schema/fields.ts"
import { removedOptions } from "./product.bodies.ts"

export const BatchVariantInventoryItemsBody = z.strictObject({
  create: z
    .array(z.strictObject({ required_quantity: z.number(), inventory_item_id: z.string(), variant_id: z.string() }))
    .optional(),
  update: z
    .array(z.strictObject({ required_quantity: z.number(), inventory_item_id: z.string(), variant_id: z.string() }))
    .optional(),
  delete: z.array(z.strictObject({ inventory_item_id: z.string(), variant_id: z.string() })).optional(),
})

export const BatchBody = z.strictObject({
  create: z
    .array(
      z.strictObject({
        title: z.string(),
        subtitle: z.string().nullable().optional(),
        description: z.string().nullable().optional(),
        is_giftcard: flag().default(false),
        discountable: flag().default(true),
        images: z.array(z.object({ url: z.string() })).optional(),
        thumbnail: z.string().nullable().optional(),
        handle: z.string().optional(),
        status: z.enum(["draft", "proposed", "published", "rejected"]).nullable().default("draft"),
        external_id: z.string().nullable().optional(),
        type_id: z.string().nullable().optional(),
        collection_id: z.string().nullable().optional(),
        categories: z.array(z.object({ id: z.string() })).optional(),
        tags: z.array(z.object({ id: z.string() })).optional(),
        options: z
          .array(
            z.union([
              z.strictObject({
                title: z.string(),
                values: z.array(z.string()),
                ranks: z.record(z.string(), z.number()).optional(),
                is_exclusive: z.boolean().optional(),
                metadata: metadata.optional(),
              }),
              z.object({ id: z.string(), value_ids: z.array(z.string()).optional() }),
            ]),
          )
          .optional(),
        variants: z
          .array(
            z.strictObject({
              title: z.string(),
              sku: z.string().nullable().optional(),
              ean: z.string().nullable().optional(),
              upc: z.string().nullable().optional(),
              barcode: z.string().nullable().optional(),
              hs_code: z.string().nullable().optional(),
              mid_code: z.string().nullable().optional(),
              allow_backorder: flag().default(false),
              manage_inventory: flag().default(true),
              variant_rank: z.number().optional(),
              weight: z.number().nullable().optional(),
              length: z.number().nullable().optional(),
              height: z.number().nullable().optional(),
              width: z.number().nullable().optional(),
              origin_country: z.string().nullable().optional(),
              material: z.string().nullable().optional(),
              metadata: metadata.optional(),
              prices: z.array(
                z.object({
                  currency_code: z.string(),
                  amount: z.number(),
                  min_quantity: z.number().nullable().optional(),
                  max_quantity: z.number().nullable().optional(),
                  rules: z.record(z.string(), z.string()).optional(),
                }),
              ),
              options: z.record(z.string(), z.string()).optional(),
              inventory_items: z
                .array(z.object({ inventory_item_id: z.string(), required_quantity: z.number() }))
                .optional(),
            }),
          )
          .optional(),
        sales_channels: z.array(z.object({ id: z.string() })).optional(),
        shipping_profile_id: z.string().optional(),
        weight: z.number().nullable().optional(),
        length: z.number().nullable().optional(),
        height: z.number().nullable().optional(),
        width: z.number().nullable().optional(),
        hs_code: z.string().nullable().optional(),
        mid_code: z.string().nullable().optional(),
        origin_country: z.string().nullable().optional(),
        material: z.string().nullable().optional(),
        metadata: metadata.optional(),
      }),
    )
    .optional(),
  update: z
    .array(
      z.strictObject({
        title: z.string().optional(),
        discountable: flag().optional(),
        is_giftcard: flag().optional(),
        options: removedOptions,
        option_ids: z.array(z.string()).optional(),
        variants: z
          .array(
            z.strictObject({
              id: z.string().optional(),
              title: z.string().optional(),
              prices: z
                .array(
                  z.object({
                    id: z.string().optional(),
                    currency_code: z.string().optional(),
                    amount: z.number().optional(),
                    min_quantity: z.number().nullable().optional(),
                    max_quantity: z.number().nullable().optional(),
                    rules: z.record(z.string(), z.string()).optional(),
                  }),
                )
                .optional(),
              sku: z.string().nullable().optional(),
              ean: z.string().nullable().optional(),
              upc: z.string().nullable().optional(),
              barcode: z.string().nullable().optional(),
              hs_code: z.string().nullable().optional(),
              mid_code: z.string().nullable().optional(),
              thumbnail: z.string().nullable().optional(),
              allow_backorder: flag().optional(),
              manage_inventory: flag().optional(),
              variant_rank: z.number().optional(),
              weight: z.number().nullable().optional(),
              length: z.number().nullable().optional(),
              height: z.number().nullable().optional(),
              width: z.number().nullable().optional(),
              origin_country: z.string().nullable().optional(),
              material: z.string().nullable().optional(),
              metadata: metadata.optional(),
              options: z.record(z.string(), z.string()).optional(),
            }),
          )
          .optional(),
        status: z.enum(["draft", "proposed", "published", "rejected"]).optional(),
        subtitle: z.string().nullable().optional(),
        description: z.string().nullable().optional(),
        images: z.array(z.object({ id: z.string().optional(), url: z.string() })).optional(),
        thumbnail: z.string().nullable().optional(),
        handle: z.string().optional(),
        type_id: z.string().nullable().optional(),
        external_id: z.string().nullable().optional(),
        collection_id: z.string().nullable().optional(),
        categories: z.array(z.object({ id: z.string() })).optional(),
        tags: z.array(z.object({ id: z.string() })).optional(),
        sales_channels: z.array(z.object({ id: z.string() })).optional(),
        shipping_profile_id: z.string().nullable().optional(),
        weight: z.number().nullable().optional(),
        length: z.number().nullable().optional(),
        height: z.number().nullable().optional(),
        width: z.number().nullable().optional(),
        hs_code: z.string().nullable().optional(),
        mid_code: z.string().nullable().optional(),
        origin_country: z.string().nullable().optional(),
        material: z.string().nullable().optional(),
        metadata: metadata.optional(),
        id: z.string(),
      }),
    )
    .optional(),
  delete: z.array(z.string()).optional(),
})

export const CreateImportBody = z.strictObject({
  file_key: z.string(),
  originalname: z.string(),
  extension: z.string(),
  size: z.number(),
  mime_type: z.string(),
})
