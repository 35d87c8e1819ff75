import { z } from "zod/mini"
import { type addressParts, addressSchema } from "#routes/admin/_app/_orders/-address/address-form.ts"

const text = z.string()
const needed = z.string().check(z.minLength(1, "required"))
const base = { region: needed, channel: needed, withAddress: z.boolean(), sameBilling: z.boolean() }

/** With an address, all its fields are validated; without one, they are ignored. */
export const draftWithAddress = z.object({ ...base, address: addressSchema })
export const draftWithoutAddress = z.object({
  ...base,
  address: z.object({
    first_name: text,
    last_name: text,
    company: text,
    address_1: text,
    address_2: text,
    postal_code: text,
    city: text,
    province: text,
    country_code: text,
    phone: text,
  } satisfies Record<(typeof addressParts)[number], typeof text>),
})
export type DraftForm = z.infer<typeof draftWithAddress>
