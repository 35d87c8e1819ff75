import { oneOf, searchParams } from "#lib/search-params.ts"

/** The ranges of the figures, named as in the filters of the lists. */
export const ranges = ["today", "7d", "30d"] as const
export type SalesRange = (typeof ranges)[number]

/** Search parameters of the overview. */
export const homeSearch = searchParams({ range: oneOf(ranges) })
