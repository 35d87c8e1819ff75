import { z } from "zod"
import * as admin from "#schema/admin/entities/customer.ts"

export const CustomerAddress = admin.CustomerAddress.extend({
  is_default_shipping: z.boolean(),
  is_default_billing: z.boolean(),
})
export type CustomerAddress = z.infer<typeof CustomerAddress>

export const Customer = admin.Customer.omit({ has_account: true, groups: true, created_by: true }).extend({
  email: z.string(),
  addresses: z.array(CustomerAddress),
})
export type Customer = z.infer<typeof Customer>
