import { expect, it } from "vitest"
import { NoFacetSearch } from "#sdk/search/no-facet-search.ts"
import { errorKindOf, helpOf } from "./search-error-help.ts"

const named = (name: string, more: object = {}) => Object.assign(new Error("no"), { name, ...more })

it.each([
  [new Error("Page requested below 0."), "pageBelowZero", "firstPage"],
  [new Error("Only one query is allowed when using a composition."), "composition", "reload"],
  [new Error("Derived helper already detached"), "detached", "reload"],
  [new NoFacetSearch(), "noFacetSearch", "again"],
  [
    new Error(
      "search for facet values (searchable) was called, but this client does not have a function client.searchForFacetValues or client.initIndex(index).searchForFacetValues",
    ),
    "noFacetSearch",
    "again",
  ],
  [named("ApiError", { status: 403 }), "refused", "again"],
  [named("ApiError", { status: 404 }), "noIndex", "again"],
  [named("RetryError"), "unreachable", "again"],
  [new TypeError("Failed to fetch"), "unreachable", "again"],
  [new TypeError("Importing a module script failed."), "notLoaded", "reload"],
  [new Error("something else"), "unknown", "again"],
  [undefined, "unknown", "again"],
] as const)('maps "%s" to the message %s and the action %s', (error, kind, help) => {
  expect(errorKindOf(error)).toBe(kind)
  expect(helpOf(errorKindOf(error))).toBe(help)
})
