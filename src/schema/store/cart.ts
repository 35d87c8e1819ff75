import { z } from "zod"
import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { anyOf, deletedFrom, email, json, loose, metadata, one, oneOrMany, selectQuery } from "#schema/fields.ts"
import { AddressInput, addressLines } from "#schema/parts/address.ts"
import { Cart } from "#schema/store/entities/cart.ts"
import { Order } from "#schema/store/entities/order.ts"

const CreateCartBody = z.strictObject({
  region_id: z.string().nullable().optional(),
  shipping_address: anyOf(AddressInput, z.string()).optional(),
  billing_address: anyOf(AddressInput, z.string()).optional(),
  email: email.nullable().optional(),
  currency_code: z.string().nullable().optional(),
  items: z
    .array(z.object({ variant_id: z.string(), quantity: z.number().gt(0), metadata: metadata.optional() }))
    .optional(),
  sales_channel_id: z.string().nullable().optional(),
  promo_codes: z.array(z.string()).optional(),
  metadata: metadata.optional(),
  locale: z.string().nullable().optional(),
  additional_data: json.nullable().optional(),
})

const UpdateCartBody = z.strictObject({
  region_id: z.string().optional(),
  email: email.nullable().optional(),
  billing_address: z.object({ ...addressLines, id: z.string().optional() }).optional(),
  shipping_address: z.object({ ...addressLines, id: z.string().optional() }).optional(),
  sales_channel_id: z.string().nullable().optional(),
  metadata: metadata.optional(),
  promo_codes: z.array(z.string()).optional(),
  locale: z.string().nullable().optional(),
  additional_data: json.nullable().optional(),
})

const CreateLineItemBody = z.strictObject({
  variant_id: z.string(),
  quantity: z.number().gt(0),
  metadata: metadata.optional(),
})

const UpdateLineItemBody = z.strictObject({ quantity: z.number().min(0), metadata: metadata.optional() })

const RemovePromotionsBody = z.strictObject({ promo_codes: z.array(z.string()) })

const AddShippingMethodBody = oneOrMany(z.object({ option_id: z.string(), data: json.optional() }))

const CalculateTaxesBody = z.strictObject({ fields: z.string().optional() })

const operation = {
  auth: "key",
  fields: defaults.storeCarts,
  allowed: defaults.storeCartsAllowed,
  query: selectQuery,
  response: one("cart", Cart),
} as const

export const cartSchemas = {
  create: { ...operation, about: "Create a cart", body: CreateCartBody },
  retrieve: { ...operation, about: "Get a cart" },
  update: { ...operation, about: "Update a cart", body: UpdateCartBody },
  complete: {
    about: "Complete a cart; a declined payment returns the cart and the error",
    auth: "key",
    fields: defaults.storeComplete,
    allowed: defaults.storeCompleteAllowed,
    query: selectQuery,
    response: z.union([
      loose({
        type: z.literal("cart"),
        cart: Cart,
        error: loose({ message: z.string(), name: z.string(), type: z.string() }),
      }),
      loose({ type: z.literal("order"), order: Order }),
    ]),
  },
  transferCart: {
    about: "Assign a guest's cart to the signed-in customer",
    auth: "customer",
    fields: defaults.storeCarts,
    allowed: defaults.storeCartsAllowed,
    query: selectQuery,
    body: z.strictObject({}),
    response: one("cart", Cart),
  },
  createLineItem: { ...operation, about: "Add a variant to a cart", body: CreateLineItemBody },
  deleteLineItem: { ...operation, about: "Remove an item from a cart", response: deletedFrom("line-item", Cart) },
  updateLineItem: { ...operation, about: "Change the quantity of an item; 0 removes it", body: UpdateLineItemBody },
  removePromotions: { ...operation, about: "Remove promotion codes from a cart", body: RemovePromotionsBody },
  addPromotions: { ...operation, about: "Add promotion codes to a cart", body: RemovePromotionsBody },
  addShippingMethod: { ...operation, about: "Add a shipping method to a cart", body: AddShippingMethodBody },
  calculateTaxes: { ...operation, about: "Calculate the taxes of a cart", body: CalculateTaxesBody },
} satisfies EndpointSchemas
