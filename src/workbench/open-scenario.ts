import { withoutBase } from "#lib/base-path.ts"
import { deviceItem } from "#lib/device-items.ts"
import { control, type Opening } from "./control.ts"

/** Data of the previous scenario's shopper and administrator that would point to records that no longer exist. */
const OUTDATED = ["cart", "cartRevision", "checkoutDrafts", "checkoutSeen", "customerToken", "adminFormDrafts"] as const

/** Signs in as the people of a scenario and makes its cart the shopper's. An administrator stays signed in. */
export function applyOpening({ cart, admin_token, customer_token }: Opening, isAdminPage: boolean): void {
  for (const name of OUTDATED) deviceItem(name).remove()
  const admin = deviceItem("adminToken")
  if (admin_token && (isAdminPage || admin.get() !== null)) admin.set(admin_token)
  if (customer_token) deviceItem("customerToken").set(customer_token)
  if (cart) deviceItem("cart").set(cart)
}

const isAdmin = (page: string): boolean => /^\/admin(\/|$|\?)/.test(page)

/** Loads a scenario and returns the page to open: the one that shows it, or the present one. */
export async function switchScenario(name: string, at: "its page" | "this page"): Promise<string> {
  const { opening } = await control<{ opening: Opening }>("POST", "reset", { scenario: name, open: true })
  const here = withoutBase(location.pathname) + location.search
  const page = at === "its page" ? opening.page : here
  applyOpening(opening, isAdmin(page))
  return page
}

/** Returns the page of the current scenario, signed in to see it. */
export async function openingPage(): Promise<string> {
  const { opening } = await control<{ opening: Opening }>("GET", "opening")
  if (opening.cart || opening.customer_token) applyOpening(opening, isAdmin(opening.page))
  else if (opening.admin_token && isAdmin(opening.page)) deviceItem("adminToken").set(opening.admin_token)
  return opening.page
}
