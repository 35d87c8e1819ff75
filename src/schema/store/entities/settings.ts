import { z } from "zod"
import { json, loose } from "#schema/fields.ts"

export const PaymentProvider = loose({
  id: z.string(),
})
export type PaymentProvider = z.infer<typeof PaymentProvider>

export const RefundReason = loose({
  id: z.string(),
  label: z.string().optional(),
  code: z.string().optional(),
  description: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
})
export type RefundReason = z.infer<typeof RefundReason>

export const RegionCountry = loose({
  id: z.string().optional(),
  iso_2: z.string().optional(),
  iso_3: z.string().optional(),
  num_code: z.string().optional(),
  name: z.string().optional(),
  display_name: z.string().optional(),
})
export type RegionCountry = z.infer<typeof RegionCountry>

export const Region = loose({
  id: z.string(),
  name: z.string(),
  currency_code: z.string(),
  automatic_taxes: z.boolean().optional(),
  countries: z.array(RegionCountry).optional(),
  payment_providers: z.array(PaymentProvider).optional(),
  metadata: json.nullable().optional(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
})
export type Region = z.infer<typeof Region>

export const Currency = loose({
  code: z.string(),
  symbol: z.string(),
  symbol_native: z.string(),
  name: z.string(),
  decimal_digits: z.number(),
  rounding: z.number(),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  deleted_at: z.string().nullable().optional(),
})
export type Currency = z.infer<typeof Currency>

export const Locale = loose({
  name: z.string().optional(),
  code: z.string().optional(),
})
export type Locale = z.infer<typeof Locale>

export const ReturnReason = loose({
  id: z.string(),
  value: z.string(),
  label: z.string(),
  description: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ReturnReason = z.infer<typeof ReturnReason>
