import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { dayRange } from "#routes/admin/-kit/filter-query.ts"
import { defineResource } from "#routes/admin/-kit/resource.ts"
import { adminSdk } from "./client.ts"
import type { OrderSearch } from "./order-search.ts"

const LIST_FIELDS =
  "id,display_id,custom_display_id,status,created_at,email,currency_code,total,payment_status,fulfillment_status,*sales_channel,*customer,shipping_address.first_name,shipping_address.last_name,shipping_address.country_code"

/** Orders with the filters that the server supports. */
export const orders = defineResource({
  name: "orders",
  table: () => adminSdk().admin.order,
  keys: { many: "orders", one: "order" },
  fields: { list: LIST_FIELDS, one: LIST_FIELDS },
  toQuery: ({ status, region, channel, customer, created_at }: OrderSearch) => ({
    status,
    region_id: region,
    sales_channel_id: channel,
    customer_id: customer,
    created_at: dayRange(created_at),
  }),
})

const STRIDE = 100
const fits = (wanted: readonly string[] | undefined, status: string | undefined) =>
  !wanted?.length || (status !== undefined && wanted.includes(status))

/** Whether orders are filtered by a status that the server can't filter by. */
export const needsClientFilter = ({ payment, fulfillment }: OrderSearch): boolean =>
  Boolean(payment?.length || fulfillment?.length)

/**
 * Loads orders with the given payment and fulfillment statuses. The server calculates both for each order but can't
 * filter by them, so the list is loaded a hundred orders at a time and filtered here.
 */
export const filteredOrdersQuery = ({ page: _, limit: __, columns: ___, view: ____, ...search }: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ["admin", "orders", "filtered", search],
    queryFn: async ({ signal, pageParam: page }) => {
      const { rows, count } = await orders.load({ ...search, limit: STRIDE, page }, { signal })
      const found = rows.filter(
        (order) => fits(search.payment, order.payment_status) && fits(search.fulfillment, order.fulfillment_status),
      )
      return { orders: found, checked: rows.length, all: count }
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) => {
      const checked = pages.reduce((sum, page) => sum + page.checked, 0)
      return last.checked > 0 && checked < last.all ? page + 1 : undefined
    },
    staleTime: 10_000,
  })

const DETAIL_FIELDS =
  "+email,+currency_code,+metadata,+region_id,+customer_id,+payment_status,+fulfillment_status,*items.detail,*fulfillments,*fulfillments.items,*fulfillments.labels,*payment_collections.payments.captures,*payment_collections.payments.refunds,*sales_channel,*customer,*region,*transactions,*credit_lines,*promotions"

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.order.retrieve({ id, query: { fields: DETAIL_FIELDS } }, { signal })).order,
    staleTime: 10_000,
  })

/** Loads the preview of an order, with its open change applied. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id, "preview"],
    queryFn: async ({ signal }) => (await adminSdk().admin.order.retrievePreview({ id }, { signal })).order,
    staleTime: 5_000,
  })

/** Loads all changes of an order, newest first. */
export const changesQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id, "changes"],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.order.listChanges({ id, query: { fields: "*actions" } }, { signal })).order_changes,
    staleTime: 10_000,
  })

/** The most orders of a customer that are added up. */
const MAX_OF_CUSTOMER = 100

/** Loads a customer's latest orders with what was paid for them. Without totals, the server's amounts lack tax. */
export const customerOrdersQuery = (customerId: string) =>
  queryOptions({
    queryKey: ["admin", "customer", customerId, "orders"],
    queryFn: async ({ signal }) => {
      const fields = "id,display_id,status,created_at,currency_code,total,*summary"
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
