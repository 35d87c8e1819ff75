import type { QueryClient } from "@tanstack/react-query"
import { deviceItem } from "#lib/device-items.ts"
import { ownedQueries } from "#store/api/client.ts"
import { lostCartQuery } from "#store/cart/cart.ts"
import { dropQueue } from "#store/cart/cart-queue.ts"
import { forgetSearcher } from "#store/search/statistics/page-trail.ts"
import { GUEST } from "./owner.ts"
import type { VisitChange } from "./visit.ts"

/** Queries with prices, which can depend on the customer. */
const priced = ["products", "product", "sold-variants"]
const owned = new Set<unknown>(ownedQueries)

/** Clears the data of the visitor before: cached data, running requests, and unsent changes. */
export function endVisit(client: QueryClient, { before, after }: VisitChange): void {
  const { owner } = before
  const ofOwner = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] === "store" && owned.has(queryKey[1]) && queryKey[2] === owner,
  }
  void client.cancelQueries(ofOwner)
  client.removeQueries(ofOwner)
  dropQueue(client, owner)
  client.setQueryData(lostCartQuery.queryKey, null)
  for (const name of priced) void client.invalidateQueries({ queryKey: ["store", name] })
  // A guest who signs in keeps the visit.
  if (owner === GUEST && before.logins === after.logins) return
  forgetSearcher()
  for (const name of ["checkoutSeen", "searchEvents"] as const) deviceItem(name).remove()
}
