import type { z } from "zod"
import * as admin from "#schema/admin/entities/location.ts"

export const FulfillmentAddress = admin.FulfillmentAddress.omit({
  fulfillment_id: true,
  first_name: true,
  last_name: true,
})
export type FulfillmentAddress = z.infer<typeof FulfillmentAddress>
