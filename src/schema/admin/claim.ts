import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { Claim, OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { Deleted, json, listQuery, metadata, oneOrMany, operators, page, selectQuery } from "#schema/fields.ts"

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

export const claimSchemas = {
  list: { about: "List claims", query: ListClaimQuery, response: page("claims", Claim) },
  create: {
    about: "Create a claim",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CreateClaimBody,
    response: z.looseObject({ order: Order, claim: Claim }),
  },
  retrieve: {
    about: "Get a claim",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ claim: Claim }),
  },
  cancel: {
    about: "Cancel a claim",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: CancelBody,
    response: z.looseObject({ claim: Claim.optional() }),
  },
  addItems: {
    about: "Add items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  removeItem: {
    about: "Remove item",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  updateItem: {
    about: "Update item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateItemBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  addInboundItems: {
    about: "Add inbound items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddInboundItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  removeInboundItem: {
    about: "Remove inbound item",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateInboundItem: {
    about: "Update inbound item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateItemBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  addInboundShipping: {
    about: "Add inbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  deleteInboundShipping: {
    about: "Delete inbound shipping",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, return: Return }),
  },
  updateInboundShipping: {
    about: "Update inbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  addOutboundItems: {
    about: "Add outbound items",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddOutboundItemsBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  removeOutboundItem: {
    about: "Remove outbound item",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  updateOutboundItem: {
    about: "Update outbound item",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateItemBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  addOutboundShipping: {
    about: "Add outbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: AddInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  deleteOutboundShipping: {
    about: "Delete outbound shipping",
    query: selectQuery,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  updateOutboundShipping: {
    about: "Update outbound shipping",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    body: UpdateInboundShippingBody,
    response: z.looseObject({ order_preview: OrderPreview, claim: Claim }),
  },
  cancelRequest: { about: "Cancel request", response: Deleted },
  request: {
    about: "Request a claim",
    query: selectQuery.extend({
      id: oneOrMany(z.string()).optional(),
      status: oneOrMany(z.string()).optional(),
      created_at: operators(z.string()).optional(),
      updated_at: operators(z.string()).optional(),
      deleted_at: operators(z.string()).optional(),
    }),
    response: z.looseObject({ return: Return, order_preview: OrderPreview, claim: Claim }),
  },
} satisfies EndpointSchemas
