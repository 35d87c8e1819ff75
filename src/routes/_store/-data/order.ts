import { queryOptions } from "@tanstack/react-query"
import { storeSdk } from "./client.ts"

/** An order by its id; whoever knows the id may read it. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["store", "order", id],
    queryFn: async ({ signal }) => (await storeSdk().store.order.retrieve({ id }, { signal })).order,
    staleTime: 60_000,
  })
