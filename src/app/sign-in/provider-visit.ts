import { deviceItem } from "#lib/device-items.ts"
import { marketPathOf, openPath } from "#lib/tab-market.ts"
import { type ProviderVisit, returnProblem } from "#machines/session/sign-in.rules.ts"

/** Where a browser tab keeps the visit to a provider's page, by area. */
export type VisitItem = "adminSignIn" | "customerSignIn"

export const keepVisit = (item: VisitItem, visit: ProviderVisit): void => deviceItem(item).set(JSON.stringify(visit))

/** Returns the visit and forgets it: a return is used once. Undefined if this tab started none. */
function takeVisit(item: VisitItem): ProviderVisit | undefined {
  const kept = deviceItem(item)
  try {
    const visit = JSON.parse(kept.get() ?? "null") as Partial<ProviderVisit> | null
    const { provider, state, to, at } = visit ?? {}
    if (typeof provider !== "string" || typeof state !== "string" || typeof to !== "string" || typeof at !== "number")
      return undefined
    return { provider, state, to, at }
  } catch {
    return undefined
  } finally {
    kept.remove()
  }
}

/**
 * The query that the provider returned, unchanged: the router reads "1e5" as a number. `known` are the router's texts,
 * for histories without a browser address.
 */
function returnedQuery(known: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [document] = globalThis.performance?.getEntriesByType?.("navigation") ?? []
  if (!document || !URL.canParse(document.name)) return known
  const { pathname, searchParams } = new URL(document.name)
  return marketPathOf(pathname).path === openPath() ? Object.fromEntries(searchParams) : known
}

/** Reads a return from a provider's page, whose visit is used up. `to` is a path of this site. */
export function takeReturn(item: VisitItem, provider: string, known: Readonly<Record<string, string>>) {
  const visit = takeVisit(item)
  const query = returnedQuery(known)
  return { query, to: visit?.to ?? "", problem: returnProblem(query, provider, visit, Date.now()) }
}
