import { z } from "zod"
import { metadata, optional } from "#schema/fields.ts"

const text = z.string().nullable()

/** Fields of a stored address; unknown ones are null. */
export const storedAddress = {
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
  metadata,
}

/** Fields of an address in requests and in responses that leave out unknown fields. */
export const addressLines = optional(storedAddress)

/** An address in a request body; unknown keys are rejected. */
export const AddressInput = z.strictObject(addressLines)
