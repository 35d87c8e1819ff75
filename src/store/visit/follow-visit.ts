import type { QueryClient } from "@tanstack/react-query"
import { deviceKey } from "#lib/device-items.ts"
import { forgetAddressCountry } from "#lib/tab-market.ts"
import { customerQuery } from "#store/account/customer.ts"
import { onSessionLost, ownedKey } from "#store/api/client.ts"
import { watchOtherTabs } from "#store/cart/cart-tabs.ts"
import { reloadOrders } from "#store/order/order.ts"
import { endVisit } from "./end-visit.ts"
import { hasSameVisitor, refreshVisit, type VisitChange, visit, watchVisit } from "./visit.ts"

const lastOrderKey = deviceKey("lastOrder")
const countryKey = deviceKey("country")

/** A page that was in the background or in the back/forward cache may have missed storage events. */
const refreshEvents = ["storage", "pageshow", "focus", "visibilitychange"] as const

/** Follows other tabs and clears the data of an owner who is no longer signed in; returns a function that stops. */
export function followVisit(client: QueryClient, onChange: (change: VisitChange) => void): () => void {
  const onStorage = (event: Event) => {
    if (event instanceof StorageEvent && event.key === lastOrderKey) void reloadOrders(client)
    if (event instanceof StorageEvent && event.key === countryKey) forgetAddressCountry()
    refreshVisit()
  }
  const stops = [
    watchVisit((change) => {
      if (!hasSameVisitor(change.before, change.after)) endVisit(client, change)
      onChange(change)
    }),
    watchOtherTabs((cartId) => {
      const { owner } = visit()
      for (const name of ["cart", "shipping-options"] as const) {
        const queryKey = ownedKey(name, owner, cartId)
        // Invalidating keeps a first read that is in progress, which may be from before the change.
        void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
      }
    }),
    onSessionLost(() => client.invalidateQueries({ queryKey: customerQuery().queryKey })),
  ]
  for (const event of refreshEvents) window.addEventListener(event, onStorage)
  return () => {
    for (const stop of stops) stop()
    for (const event of refreshEvents) window.removeEventListener(event, onStorage)
  }
}
