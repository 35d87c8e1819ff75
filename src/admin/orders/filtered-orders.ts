import { infiniteQueryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { fulfillmentStatusOf } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import { isWaiting, type OrderWork, openBalance } from "#machines/orders/order-status/open-work.rules.ts"
import { paymentStatusOf } from "#machines/orders/order-status/payment-status.rules.ts"
import { exactNumber } from "./find-order.ts"
import { hasItem, ITEM_FIELDS } from "./item-filter.ts"
import { orders } from "./order.resource.ts"
import type { OrderSearch } from "./order-search.ts"

/** Orders per request. */
const STRIDE = 100

const fits = (wanted: readonly string[] | undefined, status: string | undefined) =>
  !wanted?.length || (status !== undefined && wanted.includes(status))

/** Fields that show which work is open on an order. */
const WORK_FIELDS: Readonly<Record<OrderWork, string>> = {
  fulfill: "*items.detail",
  ship: "*fulfillments,*fulfillments.items",
  deliver: "*fulfillments,*fulfillments.items",
  capture:
    "*payment_collections,*payment_collections.payments,*payment_collections.payments.captures,*payment_collections.payments.refunds",
}

/** Orders on which work waits: archived ones are put aside. */
const WORK_STATUSES = ["pending", "completed", "requires_action"] as const

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
        fields: [orders.fields.list, work && WORK_FIELDS[work], item && ITEM_FIELDS].filter(Boolean).join(),
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
