import { queryOptions } from "@tanstack/react-query"
import { ownedKey } from "#store/api/client.ts"
import { isCustomer } from "#store/visit/owner.ts"
import { savedCarts } from "#store/visit/saved-carts.ts"
import { type Visit, visit } from "#store/visit/visit.ts"

/** Whether the device keeps items for the customer that aren't in their cart yet. */
const hasSavedItems = ({ owner, cartId }: Pick<Visit, "owner" | "cartId">): boolean =>
  isCustomer(owner) && cartId !== null && savedCarts(owner).some((id) => id !== cartId)

/** Moves what a sign-in couldn't move, with pauses between the attempts; fails while something is left. */
export const savedItemsQuery = ({ owner, cartId }: Pick<Visit, "owner" | "cartId">) =>
  queryOptions({
    queryKey: ownedKey("saved-items", owner, cartId),
    queryFn: async ({ client }) => {
      const { joinSavedCarts } = await import("./join-carts.ts")
      await joinSavedCarts(client)
      if (hasSavedItems(visit())) throw new Error("the saved cart still has items")
      return null
    },
    enabled: hasSavedItems({ owner, cartId }),
    retry: 4,
    retryDelay: (failures) => 300 * 3 ** failures,
    staleTime: Number.POSITIVE_INFINITY,
  })
