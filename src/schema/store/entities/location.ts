import { z } from "zod"
import { json, loose } from "#schema/fields.ts"

export const FulfillmentAddress = loose({
  id: z.string(),
  company: z.string().nullable(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  province: z.string().nullable(),
  postal_code: z.string().nullable(),
  phone: z.string().nullable(),
  metadata: json.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
})
export type FulfillmentAddress = z.infer<typeof FulfillmentAddress>
