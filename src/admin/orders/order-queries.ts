import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** Fields of an order with all that its page shows, beside the server's default fields. */
export const DETAIL_FIELDS =
  "+email,+cart.id,+currency_code,+canceled_at,+metadata,+region_id,+customer_id,+payment_status,+fulfillment_status,*items.detail,*items.variant.inventory_items,*fulfillments,*fulfillments.items,*fulfillments.labels,+fulfillments.shipping_option.service_zone.fulfillment_set.type,*payment_collections.payments.captures,*payment_collections.payments.refunds,*payment_collections.payments.refunds.refund_reason,+payment_collections.payment_sessions.provider_id,+payment_collections.payment_sessions.amount,+payment_collections.payment_sessions.status,*sales_channel,*customer,*region,*transactions,*credit_lines,*promotions"

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.order.retrieve({ id, query: { fields: DETAIL_FIELDS } }, { signal })).order,
    staleTime: 10_000,
    // Customers and other admins act on it meanwhile, also in another tab.
    refetchOnWindowFocus: "always",
  })

/** Loads the preview of an order, with its open change applied. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id, "preview"],
    queryFn: async ({ signal }) => (await adminSdk().admin.order.retrievePreview({ id }, { signal })).order,
    staleTime: 5_000,
    refetchOnWindowFocus: "always",
  })

/** Loads all changes of an order, newest first. */
export const changesQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id, "changes"],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.order.listChanges({ id, query: { fields: "*actions" } }, { signal })).order_changes,
    staleTime: 10_000,
    refetchOnWindowFocus: "always",
  })

/** Loads the items of an order as they were in one version. */
export const pastItemsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ["admin", "order", id, "line-items", version],
    queryFn: async ({ signal }) => {
      const query = { version, fields: "id,order_id,quantity,unit_price,*item" }
      return (await adminSdk().admin.order.listLineItems({ id, query }, { signal })).order_items
    },
    // A past version doesn't change.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The most orders of a customer that are added up. */
const MAX_OF_CUSTOMER = 200

/** Loads a customer's latest orders, with what their lifetime value needs. */
export const customerOrdersQuery = (customerId: string) =>
  queryOptions({
    queryKey: ["admin", "customer", customerId, "orders"],
    queryFn: async ({ signal }) => {
      const payments = "payment_collections.captured_amount,payment_collections.refunded_amount"
      const fields = `id,display_id,status,created_at,currency_code,total,${payments}`
      const query = { customer_id: [customerId], limit: MAX_OF_CUSTOMER, order: "-created_at", fields }
      const { orders: rows, count } = await adminSdk().admin.order.list({ query }, { signal })
      return { rows, count }
    },
    staleTime: 30_000,
  })

/** Loads the shipping options for an order's address and items. */
export const shippingOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id, "shipping-options"],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.order.listShippingOptions({ id }, { signal })).shipping_options,
    staleTime: 60_000,
  })
