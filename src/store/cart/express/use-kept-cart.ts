import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import type { SnapshotFrom } from "xstate"
import type { ExpressCheckoutRef } from "#machines/store/express-checkout/express-checkout.machine.ts"
import { beforeOf } from "#machines/store/express-checkout/express-checkout.rules.ts"
import { cartQuery } from "#store/cart/cart.ts"
import { announceCart } from "#store/cart/cart-tabs.ts"
import { visit } from "#store/visit/visit.ts"
import { forgetCart, keepCart, restoreKeptCart } from "./kept-cart.ts"

const changing = ["open", "quoting", "saving", "paying", "restoring", "unrestored"] as const

/** Whether the cart has what the sheet has given, without a payment. */
const isChanged = (now: SnapshotFrom<ExpressCheckoutRef>): boolean =>
  changing.some((state) => now.matches(state)) &&
  (now.context.choice ?? now.context.details ?? now.context.kept) !== null

/** Keeps the cart of before the sheet while the sheet changes it, and restores it when the page is left. */
export function useKeptCart(actor: ExpressCheckoutRef, cartId: string): void {
  const client = useQueryClient()
  // The restored cart has another address record; other tabs may have read the one in between.
  useEffect(() => {
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      if (before.matches("restoring") && !now.matches("restoring")) {
        announceCart(cartId)
        void client.invalidateQueries({ queryKey: cartQuery({ owner: visit().owner, cartId }).queryKey })
      }
      before = now
      if (isChanged(now)) keepCart(beforeOf(now.context))
      else forgetCart()
    })
    return () => {
      subscription.unsubscribe()
      // The sheet is closed with the page, or with the cart drawer.
      const { queryKey } = cartQuery({ owner: visit().owner, cartId })
      restoreKeptCart(cartId).then(
        () => client.invalidateQueries({ queryKey }),
        () => undefined,
      )
    }
  }, [actor, client, cartId])
}
