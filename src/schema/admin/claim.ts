import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Claim, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { deleted, json, listQuery, metadata, one, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

const ListClaimQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  order_id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})

export const CreateClaimBody = z.strictObject({
  type: z.enum(["refund", "replace"]),
  order_id: z.string(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const CancelBody = z.strictObject({ no_notification: z.boolean().optional() })

export const AddItemsBody = z.strictObject({
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

export const UpdateItemBody = z.strictObject({
  quantity: z.number().optional(),
  internal_note: z.string().nullable().optional(),
  reason_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const AddInboundItemsBody = z.strictObject({
  location_id: z.string().optional(),
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      description: z.string().optional(),
      internal_note: z.string().optional(),
      reason_id: z.string().optional(),
      metadata: json.optional(),
    }),
  ),
})

export const AddInboundShippingBody = z.strictObject({
  shipping_option_id: z.string(),
  custom_amount: z.number().optional(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  metadata: json.optional(),
})

export const UpdateInboundShippingBody = z.strictObject({
  custom_amount: z.number().nullable().optional(),
  internal_note: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const AddOutboundItemsBody = z.strictObject({
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

const claimQuery = selectQuery.extend({
  id: oneOrMany(z.string()).optional(),
  status: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})
const claimPreview = z.looseObject({ order_preview: OrderPreview, claim: Claim })
const returnPreview = z.looseObject({ order_preview: OrderPreview, return: Return.optional() })

export const claimSchemas = {
  list: {
    about: "List claims",
    auth: "user",
    fields: defaults.adminOrderClaimList,
    limit: 15,
    query: ListClaimQuery,
    response: page("claims", Claim),
  },
  create: {
    about: "Begin a claim on an order",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: CreateClaimBody,
    response: z.looseObject({ order: Order, claim: Claim }),
  },
  retrieve: {
    about: "Get a claim",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    response: one("claim", Claim),
  },
  cancel: {
    about: "Cancel a claim and its return",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: CancelBody,
    response: one("claim", Claim.optional()),
  },
  addItems: {
    about: "Say which items are claimed",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: AddItemsBody,
    response: claimPreview,
  },
  removeItem: {
    about: "Undo that an item is claimed",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: selectQuery,
    response: claimPreview,
  },
  updateItem: {
    about: "Change the quantity or the reason of a claimed item",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: UpdateItemBody,
    response: claimPreview,
  },
  addInboundItems: {
    about: "Ask for items back",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: AddInboundItemsBody,
    response: returnPreview,
  },
  removeInboundItem: {
    about: "Remove an item to return",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: selectQuery,
    response: returnPreview,
  },
  updateInboundItem: {
    about: "Change an item to return",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: UpdateItemBody,
    response: returnPreview,
  },
  addInboundShipping: {
    about: "Choose how the items come back",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: AddInboundShippingBody,
    response: returnPreview,
  },
  deleteInboundShipping: {
    about: "Undo the choice of how the items come back",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: selectQuery,
    response: returnPreview,
  },
  updateInboundShipping: {
    about: "Change the price of the way back",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: UpdateInboundShippingBody,
    response: claimPreview,
  },
  addOutboundItems: {
    about: "Add items to send as a replacement",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: AddOutboundItemsBody,
    response: claimPreview,
  },
  removeOutboundItem: {
    about: "Undo an item of the replacement",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: selectQuery,
    response: claimPreview,
  },
  updateOutboundItem: {
    about: "Change an item of the replacement",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: UpdateItemBody,
    response: claimPreview,
  },
  addOutboundShipping: {
    about: "Choose how the replacement is sent",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: AddInboundShippingBody,
    response: claimPreview,
  },
  deleteOutboundShipping: {
    about: "Undo the choice of how the replacement is sent",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: selectQuery,
    response: claimPreview,
  },
  updateOutboundShipping: {
    about: "Change the price of sending the replacement",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    body: UpdateInboundShippingBody,
    response: claimPreview,
  },
  cancelRequest: { about: "Give up a claim that is not confirmed yet", auth: "user", response: deleted("claim") },
  request: {
    about: "Confirm a claim",
    auth: "user",
    fields: defaults.adminOrderClaim,
    query: claimQuery,
    response: claimPreview.extend({ return: Return.optional() }),
  },
} satisfies EndpointSchemas
