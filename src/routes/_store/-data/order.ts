import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { storeSdk } from "./client.ts"

/** An order by its id; whoever knows the id may read it. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["store", "order", id],
    queryFn: async ({ signal }) =>
      (await storeSdk().store.order.retrieve({ id, query: { fields: "+customer_id" } }, { signal })).order,
    staleTime: 60_000,
  })

const LIST_FIELDS = "id,display_id,status,created_at,total,currency_code,*items"

/** The states of an order that the list can be narrowed to. */
export const orderStates = ["pending", "completed", "canceled"] as const

interface OrderFilter {
  readonly page: number
  readonly limit: number
  readonly status?: (typeof orderStates)[number] | undefined
}

/** The customer's own orders, the newest first. */
export const ordersQuery = ({ page, limit, status }: OrderFilter) =>
  queryOptions({
    queryKey: ["store", "orders", { page, limit, status }],
    queryFn: ({ signal }) =>
      storeSdk().store.order.list(
        {
          query: {
            fields: LIST_FIELDS,
            order: "-created_at",
            limit,
            offset: (page - 1) * limit,
            ...(status ? { status } : {}),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
export type OrderPage = Awaited<ReturnType<ReturnType<typeof storeSdk>["store"]["order"]["list"]>>
