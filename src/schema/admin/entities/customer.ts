import { z } from "zod"
import { datetime, json, loose } from "#schema/fields.ts"

export const CustomerGroup = loose({
  get customers(): z.ZodOptional<z.ZodArray<typeof Customer>> {
    return z.array(Customer).optional()
  },
  id: z.string(),
  name: z.string().nullable(),
  metadata: json.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type CustomerGroup = z.infer<typeof CustomerGroup>

export const CustomerAddress = loose({
  id: z.string(),
  address_name: z.string().nullable(),
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
  customer_id: z.string(),
  company: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
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
  deleted_at: datetime.nullable().optional(),
  created_at: datetime.optional(),
  updated_at: datetime.optional(),
})
export type Customer = z.infer<typeof Customer>
