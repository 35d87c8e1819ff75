import { deviceItem } from "./device-items.ts"

/** What a browser needs to show a scenario of the demo: a page, the shopper's cart, and tokens of the people who use it. */
export interface Opening {
  readonly page: string
  readonly cart: string | null
  readonly admin_token: string | null
  readonly customer_token: string | null
}

/** Data of the previous scenario's shopper and administrator that would point to records that no longer exist. */
const OUTDATED = [
  "cart",
  "cartRevision",
  "checkoutDrafts",
  "checkoutSeen",
  "lastOrder",
  "customerToken",
  "adminFormDrafts",
] as const satisfies readonly Parameters<typeof deviceItem>[0][]

/** Signs in as the people of a scenario and makes its cart the shopper's. An administrator stays signed in. */
export function applyOpening({ cart, admin_token, customer_token }: Opening, isAdminPage: boolean): void {
  for (const name of OUTDATED) deviceItem(name).remove()
  const admin = deviceItem("adminToken")
  if (admin_token && (isAdminPage || admin.get() !== null)) admin.set(admin_token)
  if (customer_token) deviceItem("customerToken").set(customer_token)
  if (cart) deviceItem("cart").set(cart)
}

/** Whether a path within the app belongs to the back office. */
export const isAdminPath = (page: string): boolean => /^\/admin(\/|$|\?)/.test(page)
