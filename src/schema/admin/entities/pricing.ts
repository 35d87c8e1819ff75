import { z } from "zod"
import { json, lifecycle, loose } from "#schema/fields.ts"

/** Fields of a price in the database. */
export const storedPrice = {
  id: z.string(),
  title: z.string().nullable(),
  currency_code: z.string(),
  amount: z.number(),
  raw_amount: json,
  min_quantity: z.number().nullable(),
  max_quantity: z.number().nullable(),
  price_set_id: z.string(),
  ...lifecycle,
}

export const PriceListPrice = loose({ ...storedPrice, variant_id: z.string(), rules: json })
export type PriceListPrice = z.infer<typeof PriceListPrice>

export const PriceList = loose({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  rules: json,
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  status: z.enum(["draft", "active"]),
  type: z.enum(["sale", "override"]),
  prices: z.array(PriceListPrice).optional(),
  ...lifecycle,
  metadata: json.nullable(),
})
export type PriceList = z.infer<typeof PriceList>

export const PricePreference = loose({
  id: z.string(),
  attribute: z.string().nullable(),
  value: z.string().nullable(),
  is_tax_inclusive: z.boolean(),
  ...lifecycle,
})
export type PricePreference = z.infer<typeof PricePreference>
