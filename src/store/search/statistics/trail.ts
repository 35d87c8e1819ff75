import { isUserToken } from "#sdk/search/insights.ts"
import { consentTo, keepConsent } from "#store/visit/consent.ts"
import { type Footprint, forgetSearcher, keptTrail, keptUser, ofPage, removeKept } from "./page-trail.ts"

const KEPT = 50

/** Stored answers to whether the shopper may be recognized on the next visit; `null` means no answer. */
export const SEARCH_CONSENT = { given: "yes", refused: "no" } as const
const isKept = (): boolean => consentTo("search") === SEARCH_CONSENT.given
/** Whether the shopper refused search statistics; then no events are sent and no trail is kept. */
export const isRefused = (): boolean => consentTo("search") === SEARCH_CONSENT.refused

/** Stores the answer; with consent also the token and the trail for the next visit, otherwise removes both. */
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

function isFootprint(value: unknown): value is Footprint {
  const { objectID, queryID, index } = Object(value) as Partial<Record<keyof Footprint, unknown>>
  return [objectID, queryID, index].every((text) => typeof text === "string")
}

export function trail(): readonly Footprint[] {
  if (!isKept()) return ofPage.trail
  try {
    const kept: unknown = JSON.parse(keptTrail.get() ?? "[]")
    return Array.isArray(kept) ? kept.filter(isFootprint) : []
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

/** Returns an anonymous token that distinguishes shoppers in events; it is stored only with consent. */
export function userToken(): string {
  if (isKept()) {
    const kept = keptUser.get()
    if (kept !== null && isUserToken(kept)) return kept
    const token = ofPage.user ?? anonymous()
    keptUser.set(token)
    return token
  }
  // An earlier version stored both without consent.
  removeKept()
  ofPage.user ??= anonymous()
  return ofPage.user
}
