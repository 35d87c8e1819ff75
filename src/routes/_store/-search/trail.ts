import { consentTo, keepConsent } from "#routes/_store/-visit/consent.ts"
import { isUserToken } from "#sdk/search/insights.ts"
import { type Footprint, forgetSearcher, keptTrail, keptUser, ofPage, removeKept } from "./page-trail.ts"

const KEPT = 50

/** Whether the shopper may be recognized on the next visit; `null` where they haven't said. */
export const SEARCH_CONSENT = { given: "yes", refused: "no" } as const
const isKept = (): boolean => consentTo("search") === SEARCH_CONSENT.given
/** Whether the shopper said no to search statistics: no events are sent and no trail is kept then. */
export const isRefused = (): boolean => consentTo("search") === SEARCH_CONSENT.refused

/** Keeps the answer, and from then on the token and the trail for the next visit, or neither of them. */
export function answerSearchConsent(isGiven: boolean): void {
  keepConsent("search", isGiven ? SEARCH_CONSENT.given : SEARCH_CONSENT.refused)
  if (isGiven) {
    keptUser.set(userToken())
    if (ofPage.trail.length > 0) keepTrail(ofPage.trail)
    Object.assign(ofPage, { user: null, trail: [] })
  } else {
    forgetSearcher()
  }
}

export function trail(): readonly Footprint[] {
  if (!isKept()) return ofPage.trail
  try {
    const kept: unknown = JSON.parse(keptTrail.get() ?? "[]")
    return Array.isArray(kept) ? (kept as Footprint[]) : []
  } catch {
    return []
  }
}

function keepTrail(prints: readonly Footprint[]): void {
  if (isRefused()) return
  if (isKept()) keptTrail.set(JSON.stringify(prints.slice(0, KEPT)))
  else ofPage.trail = prints.slice(0, KEPT)
}

export const leaveFootprint = (print: Footprint): void =>
  keepTrail([print, ...trail().filter(({ objectID }) => objectID !== print.objectID)])
export const footprintOf = (objectID: string): Footprint | undefined =>
  trail().find((print) => print.objectID === objectID)
export function forgetTrail(): void {
  ofPage.trail = []
  keptTrail.remove()
}

const anonymous = (): string =>
  `anonymous-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")}`

/** Tells one shopper's events from another's, without telling who it is. It is stored only with consent. */
export function userToken(): string {
  if (isKept()) {
    const kept = keptUser.get()
    if (kept !== null && isUserToken(kept)) return kept
    const token = ofPage.user ?? anonymous()
    keptUser.set(token)
    return token
  }
  // An earlier version stored both without asking.
  removeKept()
  ofPage.user ??= anonymous()
  return ofPage.user
}
