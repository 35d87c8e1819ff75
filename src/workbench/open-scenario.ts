import { deviceItem } from "#lib/device-items.ts"
import { applyOpening, isAdminPath, type Opening } from "#lib/scenario-opening.ts"
import { openPath } from "#lib/tab-market.ts"
import { control } from "./control.ts"

/** The id of a record in a path. */
const hasId = /\/[a-z]+_[0-9A-Z]{26}\b/

/**
 * Loads a scenario and returns the page to open: the one that shows it, or the present one if that isn't a record's,
 * because the new data has other ids.
 */
export async function switchScenario(name: string, at: "its page" | "this page"): Promise<string> {
  const { opening } = await control<{ opening: Opening }>("POST", "reset", { scenario: name, open: true })
  const here = openPath() + location.search
  const page = at === "its page" || hasId.test(here) ? opening.page : here
  applyOpening(opening, isAdminPath(page))
  return page
}

/** Returns the page of the current scenario, signed in to see it. */
export async function openingPage(): Promise<string> {
  const { opening } = await control<{ opening: Opening }>("GET", "opening")
  if (opening.cart || opening.customer_token) applyOpening(opening, isAdminPath(opening.page))
  else if (opening.admin_token && isAdminPath(opening.page)) deviceItem("adminToken").set(opening.admin_token)
  return opening.page
}
