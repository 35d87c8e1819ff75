import { visitItem } from "#store/visit/visit-item.ts"

/** A product opened from search results; a later purchase is reported with that search. */
export interface Footprint {
  readonly objectID: string
  readonly queryID: string
  readonly index: string
}

export const keptTrail = visitItem("searchTrail")
export const keptUser = visitItem("searchUser")

/** User token and trail without consent: only in memory, so they end with the page. */
export const ofPage: { user: string | null; trail: readonly Footprint[] } = { user: null, trail: [] }

/** Whether a search may have led to a product. Every first page loads this module, so it doesn't parse the trail. */
export const hasTrail = (): boolean => ofPage.trail.length > 0 || keptTrail.get() !== null

export function removeKept(): void {
  for (const item of [keptTrail, keptUser]) if (item.get() !== null) item.remove()
}

/** Removes the user token and the trail; a new token is created when needed. */
export function forgetSearcher(): void {
  Object.assign(ofPage, { user: null, trail: [] })
  removeKept()
}
