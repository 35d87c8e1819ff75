import { isLoadFailure } from "#lib/load-failure.ts"
import { NoFacetSearch } from "#sdk/search/no-facet-search.ts"

/** Kinds of search errors, which are also message keys. */
export type SearchErrorKind =
  | "pageBelowZero"
  | "composition"
  | "detached"
  | "noFacetSearch"
  | "refused"
  | "noIndex"
  | "unreachable"
  | "notLoaded"
  | "unknown"
export type Help = "firstPage" | "reload" | "again"

/** The library's errors can only be recognized by their messages. */
const words: readonly (readonly [RegExp, SearchErrorKind])[] = [
  [/^Page requested below 0\./, "pageBelowZero"],
  [/^Only one query is allowed when using a composition\./, "composition"],
  [/^Derived helper already detached/, "detached"],
  [/does not have a function client\.search/, "noFacetSearch"],
]

export function errorKindOf(error: unknown): SearchErrorKind {
  if (error instanceof NoFacetSearch) return "noFacetSearch"
  if (isLoadFailure(error)) return "notLoaded"
  const { message = "", name = "", status } = (error ?? {}) as { message?: string; name?: string; status?: number }
  const known = words.find(([pattern]) => pattern.test(message))
  if (known) return known[1]
  if (status === 401 || status === 403) return "refused"
  if (status === 404) return "noIndex"
  if (name === "RetryError" || status === 0 || error instanceof TypeError) return "unreachable"
  return "unknown"
}

const helps: Partial<Record<SearchErrorKind, Help>> = {
  pageBelowZero: "firstPage",
  detached: "reload",
  composition: "reload",
  notLoaded: "reload",
}
export const helpOf = (kind: SearchErrorKind): Help => helps[kind] ?? "again"
