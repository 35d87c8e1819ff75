import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"
import type { OrderSearch } from "./order-search.ts"

export const PAGE_SIZE = 20
const LIST_FIELDS =
  "id,display_id,custom_display_id,status,created_at,email,currency_code,total,payment_status,fulfillment_status,*sales_channel,*customer,shipping_address.first_name,shipping_address.last_name,shipping_address.country_code"

/** Returns the time range of whole days in the local time zone. */
const between = (from: string | undefined, to: string | undefined) => ({
  ...(from ? { $gte: new Date(`${from}T00:00:00`).toISOString() } : {}),
  ...(to ? { $lte: new Date(`${to}T23:59:59.999`).toISOString() } : {}),
})

/** Returns the filters and the sort order that the server supports. */
const asked = (search: OrderSearch) => ({
  fields: LIST_FIELDS,
  order: search.sort ?? "-created_at",
  ...(search.q ? { q: search.q } : {}),
  ...(search.status?.length ? { status: search.status } : {}),
  ...(search.region?.length ? { region_id: search.region } : {}),
  ...(search.channel?.length ? { sales_channel_id: search.channel } : {}),
  ...(search.from || search.to ? { created_at: between(search.from, search.to) } : {}),
})

/** Loads one page of orders for the search parameters in the URL. */
export const ordersQuery = (search: OrderSearch) =>
  queryOptions({
    queryKey: ["admin", "orders", search],
    queryFn: ({ signal }) =>
      adminSdk().admin.order.list(
        {
          query: { ...asked(search), limit: PAGE_SIZE, offset: ((search.page ?? 1) - 1) * PAGE_SIZE },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
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
export const filteredOrdersQuery = ({ page: _, ...search }: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ["admin", "orders", "sifted", search],
    queryFn: async ({ signal, pageParam: offset }) => {
      const query = { ...asked(search), limit: STRIDE, offset }
      const { orders, count } = await adminSdk().admin.order.list({ query }, { signal })
      const found = orders.filter(
        (order) => fits(search.payment, order.payment_status) && fits(search.fulfillment, order.fulfillment_status),
      )
      return { orders: found, looked: orders.length, all: count }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const looked = pages.reduce((sum, page) => sum + page.looked, 0)
      return last.looked > 0 && looked < last.all ? looked : undefined
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

/** Loads the shipping options for an order's address and items. */
export const shippingOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "order", id, "shipping-options"],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.order.listShippingOptions({ id }, { signal })).shipping_options,
    staleTime: 60_000,
  })
