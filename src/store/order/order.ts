import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { subtractMoney } from "#lib/money.ts"
import { requestedReturn } from "#lib/order-totals.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { ownedKey, storeSdk } from "#store/api/client.ts"
import { useVisit, visit } from "#store/visit/visit.ts"

export const ORDER_FIELDS = "+customer_id,+cart.id,*payment_collections.payment_sessions"

/** Loads an order by its id; the server returns it to anyone who knows the id. */
export const orderQuery = (id: string, owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("order", owner, id),
    queryFn: async ({ signal }) =>
      (await storeSdk(owner).store.order.retrieve({ id, query: { fields: ORDER_FIELDS } }, { signal })).order,
    staleTime: 60_000,
  })

/** Returns an order that the page's loader has loaded, for the current owner. */
export const useOrder = (id: string) => useSuspenseQuery(orderQuery(id, useVisit().owner))

const LIST_FIELDS = "id,display_id,status,created_at,total,summary,currency_code,*items"

/** An order's total as its page shows it: without items whose return was requested. */
export const shownTotal = (order: Order): number =>
  subtractMoney(order.total, requestedReturn(order, order.currency_code).amount)

/** Reloads the order lists after an order was placed. */
export const reloadOrders = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["store", "orders"] })

/** Order statuses that the list can be filtered by. */
export const orderStates = ["pending", "completed", "canceled"] as const

interface OrderFilter {
  readonly page: number
  readonly limit: number
  readonly status?: (typeof orderStates)[number] | undefined
}

/** The orders on the account's first page. */
export const latestOrders = { page: 1, limit: 3 } as const

export const ordersArgs = ({ page, limit, status }: OrderFilter) => ({
  query: { fields: LIST_FIELDS, order: "-created_at", limit, offset: (page - 1) * limit, ...(status && { status }) },
})

/** The customer's orders, newest first. */
export const ordersQuery = (filter: OrderFilter, owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("orders", owner, filter),
    queryFn: ({ signal }) => storeSdk(owner).store.order.list(ordersArgs(filter), { signal }),
    // Never shows another customer's page.
    placeholderData: (before: OrderPage | undefined, query) => (query?.queryKey[2] === owner ? before : undefined),
    staleTime: 15_000,
  })
export type OrderPage = Awaited<ReturnType<ReturnType<typeof storeSdk>["store"]["order"]["list"]>>
