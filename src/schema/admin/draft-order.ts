import { z } from "zod"
import { Order } from "#schema/admin/entities/order.ts"
import { DraftOrder, DraftOrderPreview } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  groupFilters,
  json,
  listQuery,
  metadata,
  one,
  oneOrMany,
  operators,
  optionalTexts,
  page,
  selectQuery,
} from "#schema/fields.ts"
import { AddressInput } from "#schema/parts/address.ts"
import { AddShippingBody } from "./order-change.bodies.ts"

const ListDraftOrderQuery = listQuery({
  id: oneOrMany(z.string()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  q: z.string().optional(),
  region_id: oneOrMany(z.string()).optional(),
  sales_channel_id: z.array(z.string()).optional(),
  customer_id: oneOrMany(z.string()).optional(),
  ...groupFilters,
})

export const CreateDraftOrderBody = z.strictObject({
  status: z.enum(["completed"]).optional(),
  ...optionalTexts("sales_channel_id", "email", "customer_id"),
  billing_address: z.union([AddressInput, z.string()]).optional(),
  shipping_address: z.union([AddressInput, z.string()]).optional(),
  items: z
    .array(
      z.object({
        ...optionalTexts("title", "variant_sku", "variant_barcode", "sku", "barcode", "variant_id"),
        unit_price: z
          .union([z.number(), z.string(), z.object({ value: z.string(), precision: z.number() })])
          .nullable()
          .optional(),
        quantity: z.number(),
        metadata: metadata.optional(),
      }),
    )
    .optional(),
  region_id: z.string(),
  promo_codes: z.array(z.string()).optional(),
  currency_code: z.string().nullable().optional(),
  no_notification_order: z.boolean().optional(),
  shipping_methods: z
    .array(
      z.object({
        shipping_method_id: z.string().nullable().optional(),
        name: z.string(),
        shipping_option_id: z.string(),
        data: json.optional(),
        amount: z.union([z.number(), z.string(), z.object({ value: z.string(), precision: z.number() })]),
      }),
    )
    .optional(),
  locale: z.string().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

export const UpdateDraftOrderBody = z.strictObject({
  email: z.string().optional(),
  customer_id: z.string().optional(),
  sales_channel_id: z.string().optional(),
  shipping_address: AddressInput.optional(),
  billing_address: AddressInput.optional(),
  metadata: metadata.optional(),
  locale: z.string().optional(),
})

const AddItemsBody = z.strictObject({
  items: z.array(
    z
      .object({
        variant_id: z.string().optional(),
        title: z.string().optional(),
        quantity: z.number(),
        unit_price: z.number().nullable().optional(),
        compare_at_unit_price: z.number().nullable().optional(),
        internal_note: z.string().nullable().optional(),
        allow_backorder: z.boolean().optional(),
        metadata: json.optional(),
      })
      .refine(
        (item) => item.variant_id !== undefined || item.title !== undefined,
        "Items must have either a variant_id or a title",
      ),
  ),
})

const UpdateActionItemBody = z.strictObject({
  quantity: z.number(),
  unit_price: z.number().nullable().optional(),
  compare_at_unit_price: z.number().nullable().optional(),
  internal_note: z.string().optional(),
})

const UpdateItemBody = UpdateActionItemBody.extend({ metadata: metadata.optional() })

const RemovePromotionsBody = z.strictObject({ promo_codes: z.array(z.string()) })

const UpdateActionShippingMethodBody = z.strictObject({
  shipping_option_id: z.string(),
  custom_amount: z.number().nullable().optional(),
  description: z.string().nullable().optional(),
  internal_note: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateShippingMethodBody = z.strictObject({
  shipping_option_id: z.string().optional(),
  custom_amount: z.number().optional(),
  internal_note: z.string().nullable().optional(),
})

const operation = {
  auth: "user",
  fields: defaults.adminDraftOrder,
  query: selectQuery,
  response: one("draft_order", DraftOrder),
} as const

const preview = { auth: "user", response: one("draft_order_preview", DraftOrderPreview) } as const

export const draftOrderSchemas = {
  list: {
    about: "List draft orders",
    auth: "user",
    fields: defaults.adminDraftOrderList,
    limit: 50,
    query: ListDraftOrderQuery,
    response: page("draft_orders", DraftOrder),
  },
  create: { ...operation, about: "Create a draft order", body: CreateDraftOrderBody },
  delete: { about: "Delete a draft order", auth: "user", response: deleted("draft-order") },
  retrieve: { ...operation, about: "Get a draft order" },
  update: { ...operation, about: "Update a draft order", body: UpdateDraftOrderBody },
  convertToOrder: { ...operation, about: "Convert a draft to an order", response: one("order", Order) },
  cancelEdit: { about: "Discard the edit of a draft", auth: "user", response: deleted("draft-order-edit") },
  beginEdit: { ...preview, about: "Start editing a draft" },
  confirmEdit: { ...preview, about: "Confirm the edit of a draft" },
  addItems: { ...preview, about: "Add items to a draft", body: AddItemsBody },
  removeActionItem: { ...preview, about: "Remove an item that the edit adds" },
  updateActionItem: { ...preview, about: "Change an item that the edit adds", body: UpdateActionItemBody },
  updateItem: { ...preview, about: "Change an item that the draft already has", body: UpdateItemBody },
  removePromotions: { ...preview, about: "Remove promotion codes from a draft", body: RemovePromotionsBody },
  addPromotions: { ...preview, about: "Add promotion codes to a draft", body: RemovePromotionsBody },
  requestEdit: { ...preview, about: "Request confirmation of the edit" },
  addShippingMethod: { ...preview, about: "Add a shipping method to a draft", body: AddShippingBody },
  removeActionShippingMethod: { ...preview, about: "Remove a shipping method that the edit adds" },
  updateActionShippingMethod: {
    ...preview,
    about: "Change a shipping method that the edit adds",
    body: UpdateActionShippingMethodBody,
  },
  removeShippingMethod: { ...preview, about: "Remove a shipping method that the draft already has" },
  updateShippingMethod: {
    ...preview,
    about: "Change a shipping method that the draft already has",
    body: UpdateShippingMethodBody,
  },
} satisfies EndpointSchemas
