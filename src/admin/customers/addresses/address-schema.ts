import { z } from "zod/mini"
import { nullableText, requiredText } from "#admin/kit/form/text-schema.ts"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"

/** The rules of the form of an address. */
export const addressSchema = z.object({
  address_name: nullableText,
  first_name: nullableText,
  last_name: nullableText,
  company: nullableText,
  address_1: requiredText,
  address_2: nullableText,
  postal_code: nullableText,
  city: requiredText,
  province: nullableText,
  country_code: requiredText,
  phone: nullableText,
  is_default_shipping: z.boolean(),
  is_default_billing: z.boolean(),
  metadata: metadataRows,
})
