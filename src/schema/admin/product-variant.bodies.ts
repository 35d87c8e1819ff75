import { z } from "zod"
import { flag, json, metadata } from "#schema/fields.ts"
import { batchBody } from "#schema/parts/batch.ts"

const text = z.string().nullable().optional()
const number = z.number().nullable().optional()

const codes = { sku: text, ean: text, upc: text, barcode: text, hs_code: text, mid_code: text }
const dimensions = {
  variant_rank: z.number().optional(),
  weight: number,
  length: number,
  height: number,
  width: number,
  origin_country: text,
  material: text,
  metadata: metadata.optional(),
}
const quantities = { min_quantity: number, max_quantity: number, rules: z.record(z.string(), z.string()).optional() }
const options = z.record(z.string(), z.string()).optional()
const additional = { additional_data: json.nullable().optional() }

const newPrice = z.object({ currency_code: z.string(), amount: z.number(), ...quantities })
const price = z.object({
  id: z.string().optional(),
  currency_code: z.string().optional(),
  amount: z.number().optional(),
  ...quantities,
})

export const CreateVariantOfProduct = z.strictObject({
  title: z.string(),
  ...codes,
  allow_backorder: flag().default(false),
  manage_inventory: flag().default(true),
  ...dimensions,
  prices: z.array(newPrice),
  options,
  inventory_items: z.array(z.object({ inventory_item_id: z.string(), required_quantity: z.number() })).optional(),
})

export const UpdateVariantOfProduct = z.strictObject({
  id: z.string().optional(),
  title: z.string().optional(),
  prices: z.array(price).optional(),
  ...codes,
  thumbnail: text,
  allow_backorder: flag().optional(),
  manage_inventory: flag().optional(),
  ...dimensions,
  options,
})

export const CreateVariantBody = CreateVariantOfProduct.extend(additional)
export const UpdateVariantBody = UpdateVariantOfProduct.extend(additional)

export const BatchVariantsBody = batchBody(CreateVariantOfProduct, UpdateVariantOfProduct.extend({ id: z.string() }))

export const AddVariantInventoryItemBody = z.strictObject({
  required_quantity: z.number(),
  inventory_item_id: z.string(),
})

export const UpdateVariantInventoryItemBody = z.strictObject({ required_quantity: z.number() })

const inventoryLink = AddVariantInventoryItemBody.extend({ variant_id: z.string() })
export const BatchVariantInventoryItemsBody = z.strictObject({
  create: z.array(inventoryLink).optional(),
  update: z.array(inventoryLink).optional(),
  delete: z.array(inventoryLink.omit({ required_quantity: true })).optional(),
})
