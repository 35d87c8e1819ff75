import { z } from "zod"
import { ShippingOption } from "#schema/admin/entities/location.ts"
import { Order, OrderItem } from "#schema/admin/entities/order.ts"
import { OrderChange, OrderPreview } from "#schema/admin/entities/order-change.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
  email,
  int,
  json,
  loose,
  looseListQuery,
  metadata,
  one,
  operators,
  page,
  selectQuery,
  textFilters,
  valueOrOperators,
} from "#schema/fields.ts"
import { AddressInput } from "#schema/parts/address.ts"
import { newLabel } from "./fulfillment.ts"

const UpdateOrderChangeBody = z.strictObject({
  carry_over_promotions: z.boolean().nullable().optional(),
  internal_note: z.string().nullable().optional(),
})

const ListOrderQuery = looseListQuery({
  id: valueOrOperators(z.string()).optional(),
  status: valueOrOperators(z.string()).optional(),
  sales_channel_id: z.array(z.string()).optional(),
  ...textFilters("region_id", "customer_id"),
  q: z.string().optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  total: operators(z.string()).optional(),
})

const UpdateOrderBody = z.strictObject({
  email: z.string().optional(),
  shipping_address: AddressInput.optional(),
  billing_address: AddressInput.optional(),
  locale: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const CompleteBody = z.strictObject({ additional_data: json.nullable().optional() })

const CreateCreditLineBody = z.strictObject({
  amount: z.number(),
  reference: z.string(),
  reference_id: z.string(),
  metadata: metadata.optional(),
})

const CreateFulfillmentBody = z.strictObject({
  items: z.array(z.object({ id: z.string(), quantity: z.number() })).min(1),
  location_id: z.string().nullable().optional(),
  shipping_option_id: z.string().optional(),
  no_notification: z.boolean().optional(),
  delivery_address: AddressInput.optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const CancelFulfillmentBody = z.strictObject({
  no_notification: z.boolean().optional(),
  additional_data: json.nullable().optional(),
})

const MarkAsDeliveredBody = z.strictObject({ no_notification: z.boolean().optional() })

const CreateShipmentBody = z.strictObject({
  items: z.array(z.object({ id: z.string(), quantity: z.number() })),
  labels: z.array(newLabel).optional(),
  no_notification: z.boolean().optional(),
  metadata: metadata.optional(),
  additional_data: json.nullable().optional(),
})

const AuthorizePaymentSessionBody = z.strictObject({ payment_session_id: z.string() })

const RequestTransferBody = z.strictObject({
  customer_id: z.string(),
  description: z.string().optional(),
  internal_note: z.string().optional(),
  update_order_email: z.boolean().optional(),
})

const TransferToGuestBody = z.strictObject({
  email: email,
  description: z.string().optional(),
  internal_note: z.string().optional(),
})

const changeQuery = selectQuery.extend({
  ...textFilters("id", "status", "change_type"),
  ...dateFilters,
})
const versionQuery = selectQuery.extend({ version: int().optional() })

const operation = {
  auth: "user",
  fields: defaults.adminOrder,
  query: versionQuery,
  response: one("order", Order),
} as const

export const orderSchemas = {
  updateOrderChange: {
    about: "Set whether a change keeps the order's promotions",
    auth: "user",
    fields: defaults.adminOrderChange,
    query: changeQuery,
    body: UpdateOrderChangeBody,
    response: one("order_change", OrderChange),
  },
  list: {
    about: "List orders",
    auth: "user",
    fields: defaults.adminOrderList,
    limit: 15,
    query: ListOrderQuery,
    response: page("orders", Order),
  },
  retrieve: { ...operation, about: "Get an order" },
  update: { ...operation, about: "Update an order", body: UpdateOrderBody },
  archive: { ...operation, about: "Archive an order" },
  cancel: { ...operation, about: "Cancel an order" },
  listChanges: {
    about: "List the changes of an order",
    auth: "user",
    fields: defaults.adminChanges,
    query: changeQuery,
    response: loose({ order_changes: z.array(OrderChange) }),
  },
  complete: { ...operation, about: "Mark an order as completed", body: CompleteBody },
  createCreditLine: { ...operation, about: "Add a credit line to an order", body: CreateCreditLineBody },
  createFulfillment: { ...operation, about: "Create a fulfillment for items of an order", body: CreateFulfillmentBody },
  cancelFulfillment: { ...operation, about: "Cancel a fulfillment", body: CancelFulfillmentBody },
  markAsDelivered: { ...operation, about: "Mark a fulfillment as delivered", body: MarkAsDeliveredBody },
  createShipment: { ...operation, about: "Mark a fulfillment as shipped, with its labels", body: CreateShipmentBody },
  listLineItems: {
    about: "List the items of an order, in one version or all",
    auth: "user",
    fields: defaults.adminLineItemsList,
    limit: 100,
    query: selectQuery.extend({
      ...textFilters("id", "item_id"),
      version: int().optional(),
    }),
    response: loose({ order_items: z.array(OrderItem) }),
  },
  authorizePaymentSession: {
    ...operation,
    about: "Authorize a payment session for the balance due",
    body: AuthorizePaymentSessionBody,
    response: loose({ order: Order, is_authorized: z.boolean() }),
  },
  retrievePreview: {
    ...operation,
    about: "Preview the order with its open change applied",
    response: one("order", OrderPreview),
  },
  listShippingOptions: {
    about: "List the shipping options of an order",
    auth: "user",
    limit: 100,
    query: z.strictObject({}),
    response: loose({ shipping_options: z.array(ShippingOption) }),
  },
  requestTransfer: {
    ...operation,
    about: "Request the transfer of an order to another customer",
    body: RequestTransferBody,
  },
  cancelTransfer: { ...operation, about: "Cancel the transfer of an order" },
  transferToGuest: { ...operation, about: "Transfer an order to a guest immediately", body: TransferToGuestBody },
  export: {
    about: "Export orders to a file",
    auth: "user",
    fields: defaults.adminExportedOrder,
    limit: 15,
    query: ListOrderQuery,
    response: loose({ transaction_id: z.string() }),
  },
} satisfies EndpointSchemas
