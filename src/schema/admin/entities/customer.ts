import { z } from "zod"
import { json, lifecycle, loose, optional, timestamps } from "#schema/fields.ts"
import { storedAddress } from "#schema/parts/address.ts"

export const CustomerGroup = loose({
  id: z.string(),
  name: z.string().nullable(),
  metadata: json.nullable(),
  ...timestamps,
}).extend({
  get customers(): z.ZodOptional<z.ZodArray<typeof Customer>> {
    return z.array(Customer).optional()
  },
})
export type CustomerGroup = z.infer<typeof CustomerGroup>

export const CustomerAddress = loose({
  id: z.string(),
  address_name: z.string().nullable(),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
  customer_id: z.string(),
  ...storedAddress,
  ...timestamps,
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

export const Customer = loose({
  has_account: z.boolean(),
  groups: z.array(CustomerGroup).optional(),
  addresses: z.array(CustomerAddress).optional(),
  id: z.string(),
  email: z.string().nullable(),
  default_billing_address_id: z.string().nullable().optional(),
  default_shipping_address_id: z.string().nullable().optional(),
  company_name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable().optional(),
  metadata: json.nullable().optional(),
  created_by: z.string().nullable().optional(),
  ...optional(lifecycle),
})
export type Customer = z.infer<typeof Customer>
