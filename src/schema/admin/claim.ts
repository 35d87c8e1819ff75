import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Claim, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, loose, metadata, one, page, selectQuery } from "#schema/fields.ts"
import { inboundSchemas } from "./inbound-schemas.ts"
import {
  AddShippingBody,
  changeQuery,
  ListChangeQuery,
  NotificationBody,
  UpdateActionBody,
  UpdateShippingBody,
} from "./order-change.bodies.ts"

const CreateClaimBody = z.strictObject({
  type: z.enum(["refund", "replace"]),
  order_id: z.string(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const AddItemsBody = z.strictObject({
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      reason: z.enum(["missing_item", "wrong_item", "production_failure", "other"]).optional(),
      description: z.string().optional(),
      internal_note: z.string().optional(),
      metadata: metadata.optional(),
    }),
  ),
})

const AddOutboundItemsBody = z.strictObject({
  items: z.array(
    z.object({
      variant_id: z.string(),
      quantity: z.number(),
      unit_price: z.number().optional(),
      internal_note: z.string().optional(),
      metadata: json.optional(),
    }),
  ),
})

/** Named by hand: if the compiler derives these types from the schemas, it gives up (TS2589). */
interface CanceledClaim {
  claim?: Claim | undefined
}
interface ClaimPreview {
  order_preview: OrderPreview
  claim: Claim
}
interface ReturnPreview {
  order_preview: OrderPreview
  return?: Return | undefined
}
interface ClaimReturnPreview extends ClaimPreview, ReturnPreview {}

const canceledClaim: z.ZodType<CanceledClaim> = loose({ claim: Claim.optional() })
const claimPreview: z.ZodType<ClaimPreview> = loose({ order_preview: OrderPreview, claim: Claim })
const returnPreview: z.ZodType<ReturnPreview> = loose({
  order_preview: OrderPreview,
  return: Return.optional(),
})
const claimReturnPreview: z.ZodType<ClaimReturnPreview> = loose({
  order_preview: OrderPreview,
  claim: Claim,
  return: Return.optional(),
})

const operation = { auth: "user", fields: defaults.adminOrderClaim, query: changeQuery } as const
const change = { ...operation, response: claimPreview } as const

export const claimSchemas = {
  list: {
    about: "List claims",
    auth: "user",
    fields: defaults.adminOrderClaimList,
    limit: 15,
    query: ListChangeQuery,
    response: page("claims", Claim),
  },
  create: {
    ...operation,
    about: "Start a claim on an order",
    body: CreateClaimBody,
    response: loose({ order: Order, claim: Claim }),
  },
  retrieve: { ...operation, about: "Get a claim", response: one("claim", Claim) },
  cancel: { ...operation, about: "Cancel a claim and its return", body: NotificationBody, response: canceledClaim },
  addItems: { ...change, about: "Add claimed items", body: AddItemsBody },
  removeItem: { ...change, about: "Remove a claimed item", query: selectQuery },
  updateItem: { ...change, about: "Change the quantity or the note of a claimed item", body: UpdateActionBody },
  ...inboundSchemas(operation, returnPreview, claimPreview),
  addOutboundItems: { ...change, about: "Add replacement items", body: AddOutboundItemsBody },
  removeOutboundItem: { ...change, about: "Remove a replacement item", query: selectQuery },
  updateOutboundItem: { ...change, about: "Change a replacement item", body: UpdateActionBody },
  addOutboundShipping: { ...change, about: "Set the shipping method of the replacement", body: AddShippingBody },
  deleteOutboundShipping: { ...change, about: "Remove the shipping method of the replacement", query: selectQuery },
  updateOutboundShipping: {
    ...change,
    about: "Change the price of the replacement's shipping method",
    body: UpdateShippingBody,
  },
  cancelRequest: { about: "Discard an unconfirmed claim", auth: "user", response: deleted("claim") },
  request: { ...operation, about: "Confirm a claim", response: claimReturnPreview },
} satisfies EndpointSchemas
