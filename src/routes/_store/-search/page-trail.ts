import { deviceItem } from "#lib/device-items.ts"

/** A product that was opened out of a search: what is bought later is told of that search. */
export interface Footprint {
  readonly objectID: string
  readonly queryID: string
  readonly index: string
}

export const keptTrail = deviceItem("searchTrail")
export const keptUser = deviceItem("searchUser")

/** Without consent nothing is stored: the token and the trail end with the page. */
export const ofPage: { user: string | null; trail: readonly Footprint[] } = { user: null, trail: [] }

/** Whether a search may have led to a product. Every first page loads this, so it knows no more. */
export const hasTrail = (): boolean => ofPage.trail.length > 0 || keptTrail.get() !== null

export function removeKept(): void {
  for (const item of [keptTrail, keptUser]) if (item.get() !== null) item.remove()
}

/** Another token and no trail from now on. */
export function forgetSearcher(): void {
  Object.assign(ofPage, { user: null, trail: [] })
  removeKept()
}
