import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** Loads a return with its items. */
export const returnQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "return", id],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.return.retrieve({ id, query: { fields: "*items,location_id,status" } }, { signal }))
        .return,
  })

export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "claim", id],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.claim.retrieve({ id, query: { fields: "id,type" } }, { signal })).claim,
  })

/** Loads all returns of an order, including those of its claims and exchanges. */
export const returnsOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["admin", "order", orderId, "returns"],
    queryFn: async ({ signal }) =>
      (
        await adminSdk().admin.return.list(
          {
            query: {
              order_id: orderId,
              limit: 100,
              fields: "+claim_id,+exchange_id,*items,*fulfillments,*fulfillments.labels",
            },
          },
          { signal },
        )
      ).returns,
    staleTime: 10_000,
    refetchOnWindowFocus: "always",
  })
