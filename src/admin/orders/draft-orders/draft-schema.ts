import { z } from "zod/mini"
import { whyNotPicked } from "#admin/customers/customer-picker.tsx"
import { FoundCustomer } from "#admin/customers/found-customer.ts"
import { addressSchema } from "#admin/orders/address-form.ts"
import type { AddressPart } from "#lib/address/address-parts.ts"

const text = z.string()
const needed = z.string().check(z.minLength(1, "required"))
const address = z.object({
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
} satisfies Record<AddressPart, typeof text>)

/** The fields of an address are validated only if the draft has one. */
export const draftSchema = z
  .object({
    picked: z.object({ customer: z.nullable(FoundCustomer), email: text }),
    region: needed,
    channel: needed,
    withAddress: z.boolean(),
    sameBilling: z.boolean(),
    address,
    /** The address as it was filled in from a customer: another one was typed. */
    filled: address,
  })
  .check(({ value, issues }) => {
    const add = (message: string, path: PropertyKey[]) =>
      issues.push({ code: "custom", message, path, input: value, continue: true })
    const reason = whyNotPicked(value.picked)
    if (reason) add(reason, ["picked"])
    const checked = value.withAddress ? addressSchema.safeParse(value.address) : undefined
    for (const issue of checked?.error?.issues ?? []) add(issue.message, ["address", ...issue.path])
  })
export type DraftForm = z.infer<typeof draftSchema>
