import { demoItems } from "#lib/demo-items.ts"
import { access } from "#lib/device-items.ts"

/** How the tour is shown in this tab; undefined if it was closed or another visit has shown it. */
export type TourState = "open" | "folded" | undefined

const seen = access(demoItems.tourSeen)
const shown = access(demoItems.tour)

/** Returns how to show the tour. It starts on the first visit, folded on a phone, where it would cover the page. */
export function startTour(): TourState {
  const kept = shown.get()
  if (kept === "open" || kept === "folded") return kept
  if (seen.get() !== null) return undefined
  seen.set("1")
  const state = window.matchMedia("(min-width: 40rem)").matches ? "open" : "folded"
  shown.set(state)
  return state
}

export function keepTourState(state: TourState): void {
  if (state) shown.set(state)
  else shown.remove()
}
