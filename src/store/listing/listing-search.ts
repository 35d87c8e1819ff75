import { oneOf, searchParams, text, wholeFrom } from "#lib/search-params.ts"
import { priceRange } from "#store/search/url/address.ts"

export const sorts = { "-created_at": "newest", price: "priceUp", "-price": "priceDown", title: "titleUp" } as const
export type Sort = keyof typeof sorts
const orders = Object.keys(sorts) as readonly Sort[]

/** Search parameters of a listing, with one more for each facet: its values, joined as in the search's URL. */
export interface ListingSearch {
  readonly q?: string | undefined
  readonly order?: Sort | undefined
  /** Starts at 1. */
  readonly page?: number | undefined
  /** `10..40`, `10..` or `..40`. */
  readonly price?: string | undefined
  readonly [facet: string]: string | number | undefined
}
export type ListingChange = Partial<Record<string, string | number | undefined>>

const read = searchParams({ q: text(), price: text(priceRange), order: oneOf(orders), page: wholeFrom(1) })

export function listingSearch(raw: Readonly<Record<string, unknown>>): ListingSearch {
  const others = Object.entries(raw).map(([name, value]) => [name, text()(value)] as const)
  return { ...Object.fromEntries(others), ...read(raw) }
}
export const listingDefaults = { page: 1, q: "", order: "-created_at" } as const
