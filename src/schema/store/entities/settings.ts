import { z } from "zod"
import * as admin from "#schema/admin/entities/settings.ts"

export const Currency = admin.Currency
export type Currency = z.infer<typeof Currency>

export const RefundReason = admin.RefundReason
export type RefundReason = z.infer<typeof RefundReason>

export const RegionCountry = admin.RegionCountry
export type RegionCountry = z.infer<typeof RegionCountry>

export const ReturnReason = admin.ReturnReason
export type ReturnReason = z.infer<typeof ReturnReason>

export const PaymentProvider = admin.PaymentProvider.omit({ is_enabled: true })
export type PaymentProvider = z.infer<typeof PaymentProvider>

export const Region = admin.Region.extend({ payment_providers: z.array(PaymentProvider).optional() })
export type Region = z.infer<typeof Region>

export const Locale = admin.Locale.pick({ name: true, code: true })
export type Locale = z.infer<typeof Locale>
