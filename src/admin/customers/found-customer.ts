import { z } from "zod/mini"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { nameOf } from "./customers.ts"

/** What a form keeps of a customer that was found. */
export const FoundCustomer = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  has_account: z.boolean(),
})
export type FoundCustomer = z.infer<typeof FoundCustomer>

/** Returns the found customer with an id; null if none has it. */
export const foundWith = (id: string | undefined, found: readonly Customer[]): FoundCustomer | null => {
  const customer = found.find((each) => each.id === id)
  return customer ? FoundCustomer.parse(customer) : null
}

export const customerChoice = (customer: FoundCustomer | Customer) => ({
  value: customer.id,
  label: nameOf(customer),
  ...(customer.email ? { description: customer.email } : {}),
})
