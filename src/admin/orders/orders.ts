import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import { fulfillmentStatusOf, PICKUP_FIELDS } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import { isWaiting, type OrderWork, openBalance } from "#machines/orders/order-status/open-work.rules.ts"
import { paymentStatusOf } from "#machines/orders/order-status/payment-status.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { CallOptions } from "#sdk/options.ts"
import { hasItem, ITEM_FIELDS } from "./order-items.ts"
import type { OrderSearch } from "./order-search.ts"

// Without totals, the server calculates the summary without shipping and tax.
const LIST_FIELDS = `id,display_id,status,created_at,email,currency_code,total,*summary,credit_line_total,payment_status,fulfillment_status,sales_channel.name,customer.first_name,customer.last_name,shipping_address.first_name,shipping_address.last_name,shipping_address.city,shipping_address.country_code,metadata,items.id,items.detail.return_requested_quantity,returns.status,*returns.items,${PICKUP_FIELDS}`

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

/** The order number in a search for exactly one, such as "#144"; undefined for other texts. */
export const exactNumber = (q = ""): number | undefined => {
  const digits = /^\s*#\s*(\d{1,15})\s*$/.exec(q)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
/** The order number that a search may mean: "144" or "#144". */
export const possibleNumber = (q = ""): number | undefined => exactNumber(`#${q.trim().replace(/^#/, "")}`)

/** Orders per request where they are filtered here. */
export const STRIDE = 100
/** The most orders that a search for an order number checks. */
const MAX_CHECKED = 500

/**
 * Loads the order with a number. The server can't filter by number: its search also finds other numbers, emails and
 * addresses that contain the digits, so the matches are loaded in the order of their numbers.
 */
export async function findOrder(number: number, fields: string, options: CallOptions): Promise<Order | undefined> {
  const { order } = adminSdk().admin
  for (let offset = 0; offset < MAX_CHECKED; offset += STRIDE) {
    const query = { q: String(number), order: "display_id", limit: STRIDE, offset, fields }
    const { orders: rows } = await order.list({ query }, options)
    const found = rows.find(({ display_id }) => display_id === number)
    if (found || rows.length < STRIDE || (rows.at(-1)?.display_id ?? 0) > number) return found
  }
  return undefined
}

/** Query options of the order with the number that a search may mean; null without one. */
export const orderByNumberQuery = (q: string | undefined) => {
  const number = possibleNumber(q)
  return queryOptions({
    queryKey: ["admin", "orders", "list", "number", number],
    queryFn: async ({ signal }) =>
      number === undefined ? null : ((await findOrder(number, LIST_FIELDS, { signal })) ?? null),
    enabled: number !== undefined,
    staleTime: 10_000,
  })
}

const fits = (wanted: readonly string[] | undefined, status: string | undefined) =>
  !wanted?.length || (status !== undefined && wanted.includes(status))

/** Fields that tell what waits on an order. */
const WORK_FIELDS: Readonly<Record<OrderWork, string>> = {
  fulfill: "*items.detail",
  ship: "*fulfillments,*fulfillments.items",
  deliver: "*fulfillments,*fulfillments.items",
  capture:
    "*payment_collections,*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds",
}

/** Orders on which work waits: archived ones are put aside. */
export const WORK_STATUSES = ["pending", "completed", "requires_action"] as const

/** Whether orders are filtered by a status, work, a balance or an item that the server can't filter by. */
export const needsClientFilter = ({ payment, fulfillment, work, balance, item }: OrderSearch): boolean =>
  Boolean(payment?.length || fulfillment?.length || work || balance || item)

/** Whether the server answers a page of this search. */
export const isListedByServer = (search: OrderSearch): boolean =>
  exactNumber(search.q) === undefined && !needsClientFilter(search)

/**
 * Loads orders with the given payment and fulfillment statuses, work and balance. The server calculates them for each
 * order but can't filter by them, so the list is loaded a hundred orders at a time and filtered here.
 */
export const filteredOrdersQuery = ({ page: _, limit: __, columns: ___, view: ____, ...search }: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ["admin", "orders", "filtered", search],
    queryFn: async ({ signal, pageParam: page }) => {
      const { payment, fulfillment, work, balance, item } = search
      const status = search.status?.length || !work ? search.status : [...WORK_STATUSES]
      const query = {
        ...orders.matching({ ...search, status }),
        order: search.sort ?? orders.sort,
        fields: [LIST_FIELDS, work && WORK_FIELDS[work], item && ITEM_FIELDS].filter(Boolean).join(),
        limit: STRIDE,
        offset: (page - 1) * STRIDE,
      }
      const { orders: rows, count } = await adminSdk().admin.order.list({ query }, { signal })
      const found = rows.filter(
        (order) =>
          fits(payment, paymentStatusOf(order)) &&
          fits(fulfillment, fulfillmentStatusOf(order)) &&
          (work === undefined || isWaiting(order, work)) &&
          (balance === undefined || openBalance(order) === balance) &&
          (item === undefined || hasItem(order, item)),
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
