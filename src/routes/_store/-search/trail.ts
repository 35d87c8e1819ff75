import { localStore } from "#lib/storage.ts"
import { isUserToken } from "#sdk/search/insights.ts"

/** A product that was opened out of a search: what is bought later is told of that search. */
export interface Footprint {
  readonly objectID: string
  readonly queryID: string
  readonly index: string
}

export const TRAIL = "search_trail"
const USER = "search_user"
const KEPT = 50

export function trail(): readonly Footprint[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(TRAIL) ?? "[]")
    return Array.isArray(kept) ? (kept as Footprint[]) : []
  } catch {
    return []
  }
}

export function leaveFootprint(print: Footprint): void {
  const others = trail().filter(({ objectID }) => objectID !== print.objectID)
  localStore.set(TRAIL, JSON.stringify([print, ...others].slice(0, KEPT)))
}
export const footprintOf = (objectID: string): Footprint | undefined =>
  trail().find((print) => print.objectID === objectID)
export const forgetTrail = (): void => localStore.remove(TRAIL)

const anonymous = (): string =>
  `anonymous-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")}`

/** Tells one shopper's events from another's, without telling who it is. */
export function userToken(): string {
  const kept = localStore.get(USER)
  if (kept !== null && isUserToken(kept)) return kept
  const token = anonymous()
  localStore.set(USER, token)
  return token
}
