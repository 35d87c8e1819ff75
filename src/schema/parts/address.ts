import { z } from "zod"
import { metadata } from "#schema/fields.ts"

const text = z.string().nullable().optional()

/** Fields of an address in requests and responses; unknown ones are null or left out. */
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

/** An address in a request body; unknown keys are rejected. */
export const AddressInput = z.strictObject(addressLines)
