import { z } from "zod"
import { json, lifecycle, loose, timestamps } from "#schema/fields.ts"

export const TaxProvider = loose({
  id: z.string(),
  is_enabled: z.boolean(),
})
export type TaxProvider = z.infer<typeof TaxProvider>

export const TaxRegion = loose({
  id: z.string(),
  country_code: z.string().nullable(),
  province_code: z.string().nullable(),
  metadata: json.nullable(),
  parent_id: z.string().nullable(),
  provider_id: z.string().nullable(),
  ...lifecycle,
  created_by: z.string().nullable(),
}).extend({
  get tax_rates(): z.ZodOptional<z.ZodArray<typeof TaxRate>> {
    return z.array(TaxRate).optional()
  },
  get parent(): z.ZodOptional<z.ZodNullable<typeof TaxRegion>> {
    return TaxRegion.nullable().optional()
  },
  get children(): z.ZodOptional<z.ZodArray<typeof TaxRegion>> {
    return z.array(TaxRegion).optional()
  },
})
export type TaxRegion = z.infer<typeof TaxRegion>

export const TaxRateRule = loose({
  id: z.string().optional(),
  reference: z.string(),
  reference_id: z.string(),
  created_at: z.string(),
})
export type TaxRateRule = z.infer<typeof TaxRateRule>

export const TaxRate = loose({
  id: z.string(),
  rate: z.number().nullable(),
  code: z.string(),
  name: z.string(),
  metadata: json.nullable(),
  tax_region_id: z.string(),
  is_combinable: z.boolean(),
  is_default: z.boolean(),
  ...timestamps,
  deleted_at: z.null().nullable(),
  created_by: z.string().nullable(),
  tax_region: TaxRegion.optional(),
  rules: z.array(TaxRateRule),
})
export type TaxRate = z.infer<typeof TaxRate>
