import { z } from "zod"
import { metadata } from "#schema/fields.ts"

const text = z.string().nullable().optional()

/** The lines of an address, as sent and as answered; what is not known is null or left out. */
export const addressLines = {
  first_name: text,
  last_name: text,
  phone: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  country_code: text,
  province: text,
  postal_code: text,
  metadata: metadata.optional(),
}

/** An address in a body whose unknown keys are dropped; `.strict()` where they are refused. */
export const AddressInput = z.object(addressLines)
