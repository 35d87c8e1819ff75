import { z } from "zod"
import { Fulfillment } from "#schema/admin/entities/location.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { dateInput, json, metadata, one, selectQuery } from "#schema/fields.ts"
import { AddressInput } from "#schema/parts/address.ts"

/** URL of a label or tracking page; empty or `#` if there is none. Other schemes than http and https are rejected. */
const webUrl = z
  .string()
  .refine((text) => text === "" || text === "#" || /^https?:\/\//i.test(text), "URL must use http: or https: scheme")

export const newLabel = z.object({ tracking_number: z.string(), tracking_url: webUrl, label_url: webUrl })

const CreateFulfillmentBody = z.strictObject({
  location_id: z.string(),
  provider_id: z.string(),
  delivery_address: AddressInput,
  items: z.array(
    z.object({
      title: z.string(),
      sku: z.string(),
      quantity: z.number(),
      barcode: z.string(),
      line_item_id: z.string().nullable().optional(),
      inventory_item_id: z.string().nullable().optional(),
    }),
  ),
  labels: z.array(newLabel),
  order_id: z.string(),
  shipping_option_id: z.string().nullable().optional(),
  data: json.nullable(),
  packed_at: dateInput.nullable().optional(),
  shipped_at: dateInput.nullable().optional(),
  delivered_at: dateInput.nullable().optional(),
  canceled_at: dateInput.nullable().optional(),
  metadata: metadata,
})

const CreateShipmentBody = z.strictObject({
  labels: z.array(newLabel),
})

const operation = {
  auth: "user",
  fields: defaults.adminFulfillment,
  query: selectQuery,
  response: one("fulfillment", Fulfillment),
} as const

export const fulfillmentSchemas = {
  create: { ...operation, about: "Create a fulfillment", body: CreateFulfillmentBody },
  cancel: { ...operation, about: "Cancel a fulfillment" },
  createShipment: { ...operation, about: "Mark a fulfillment as shipped", body: CreateShipmentBody },
} satisfies EndpointSchemas
