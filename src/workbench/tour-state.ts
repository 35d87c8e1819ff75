import { demoItems } from "#lib/demo-items.ts"
import { access } from "#lib/device-items.ts"
import { openPath } from "#lib/tab-market.ts"

/** How the tour is shown in this tab; undefined if it was closed or another visit has shown it. */
export type TourState = "open" | "folded" | undefined

const seen = access(demoItems.tourSeen)
const shown = access(demoItems.tour)

/** Pages with room beside their main button. */
const roomy: readonly string[] = ["/", "/admin", "/admin/login"]

/**
 * Returns how to show the tour. It starts on the first visit, folded on a phone and on every page whose main button it
 * would cover.
 */
export function startTour(): TourState {
  const kept = shown.get()
  if (kept !== "open" && kept !== "folded" && seen.get() !== null) return undefined
  seen.set("1")
  const hasRoom = roomy.includes(openPath()) && window.matchMedia("(min-width: 40rem)").matches
  const state = hasRoom && kept !== "folded" ? "open" : "folded"
  shown.set(state)
  return state
}

export function keepTourState(state: TourState): void {
  if (state) shown.set(state)
  else shown.remove()
}
