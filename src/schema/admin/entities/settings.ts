import { z } from "zod"
import { datetime, json, lifecycle, loose, optional, timestamps } from "#schema/fields.ts"

export const ApiKey = loose({
  id: z.string(),
  token: z.string(),
  redacted: z.string(),
  title: z.string(),
  type: z.enum(["secret", "publishable"]),
  last_used_at: datetime.nullable(),
  created_by: z.string(),
  ...timestamps,
  revoked_by: z.string().nullable(),
  revoked_at: datetime.nullable(),
  deleted_at: datetime.nullable().optional(),
  sales_channels: z.array(loose({ id: z.string(), name: z.string() })).optional(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const RefundReason = loose({
  id: z.string(),
  label: z.string().optional(),
  code: z.string().optional(),
  description: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
})
export type RefundReason = z.infer<typeof RefundReason>

export const PaymentProvider = loose({
  is_enabled: z.boolean(),
  id: z.string(),
})
export type PaymentProvider = z.infer<typeof PaymentProvider>

export const SalesChannel = loose({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  is_disabled: z.boolean(),
  metadata: json.nullable(),
  ...lifecycle,
})
export type SalesChannel = z.infer<typeof SalesChannel>

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
  countries: z.array(RegionCountry).optional(),
  id: z.string(),
  currency_code: z.string(),
  metadata: json.nullable().optional(),
  ...optional(timestamps),
  name: z.string(),
  automatic_taxes: z.boolean().optional(),
  payment_providers: z.array(PaymentProvider).optional(),
})
export type Region = z.infer<typeof Region>

export const Currency = loose({
  code: z.string(),
  symbol: z.string(),
  symbol_native: z.string(),
  name: z.string(),
  decimal_digits: z.number(),
  rounding: z.number(),
  ...optional(lifecycle),
})
export type Currency = z.infer<typeof Currency>

export const Invite = loose({
  id: z.string(),
  email: z.string(),
  accepted: z.boolean(),
  token: z.string(),
  expires_at: z.string(),
  metadata: json.nullable().optional(),
  ...timestamps,
})
export type Invite = z.infer<typeof Invite>

export const User = loose({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  metadata: json.nullable(),
  roles: z.array(z.string()).nullable().optional(),
  ...lifecycle,
})
export type User = z.infer<typeof User>

export const Locale = loose({
  code: z.string().optional(),
  name: z.string().optional(),
  ...optional(lifecycle),
})
export type Locale = z.infer<typeof Locale>

export const Plugin = loose({
  name: z.string().optional(),
})
export type Plugin = z.infer<typeof Plugin>

export const ReturnReason = loose({
  id: z.string(),
  value: z.string(),
  label: z.string(),
  description: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  ...timestamps,
})
export type ReturnReason = z.infer<typeof ReturnReason>

export const StoreCurrency = loose({
  id: z.string(),
  currency_code: z.string(),
  store_id: z.string(),
  is_default: z.boolean(),
  currency: Currency.nullish(),
  ...lifecycle,
})
export type StoreCurrency = z.infer<typeof StoreCurrency>

export const StoreLocale = loose({
  id: z.string().optional(),
  locale_code: z.string().optional(),
  store_id: z.string().optional(),
  locale: Locale.optional(),
  ...optional(lifecycle),
})
export type StoreLocale = z.infer<typeof StoreLocale>

export const Store = loose({
  id: z.string(),
  name: z.string(),
  supported_currencies: z.array(StoreCurrency),
  supported_locales: z.array(StoreLocale).optional(),
  default_sales_channel_id: z.string().nullable(),
  default_region_id: z.string().nullable(),
  default_location_id: z.string().nullable(),
  metadata: json.nullable(),
  ...timestamps,
})
export type Store = z.infer<typeof Store>

export const AuthProvider = loose({
  id: z.string(),
  identifier: z.string(),
  display_name: z.string(),
  flow: z.enum(["credentials", "redirect"]),
})
export type AuthProvider = z.infer<typeof AuthProvider>
