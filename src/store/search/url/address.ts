import { text, wholeFrom } from "#lib/search-params.ts"

/** Search parameters in the URL, with one more for each facet: its values joined by underscores. */
export interface SearchAddress {
  readonly q?: string | undefined
  /** One of `sorts`. */
  readonly sort?: string | undefined
  /** Starts at 1. */
  readonly page?: number | undefined
  readonly hits?: number | undefined
  /** `10..40`, `10..` or `..40`. */
  readonly price?: string | undefined
  readonly [facet: string]: string | number | undefined
}

export const sorts = ["price-asc", "price-desc", "newest", "title-asc"] as const
export type Sort = (typeof sorts)[number]

/** Allowed numbers of hits per page; the first one is the default. */
export const HITS = [20, 40, 60] as const

/** A price filter in the URL: `10..40`, `10..` or `..40`. */
export const priceRange = /^(?!\.\.$)(\d+(\.\d+)?)?\.\.(\d+(\.\d+)?)?$/

const whole = wholeFrom(Number.MIN_SAFE_INTEGER)
const words = text(/./s)

/** Reads search parameters and drops invalid ones. Keeps a page below 1, for which an error is shown. */
export function readAddress(raw: Readonly<Record<string, unknown>>): SearchAddress {
  const { q, sort, page, hits, price, ...others } = raw
  const pageNumber = whole(page)
  const perPage = HITS.find((one) => one === whole(hits))
  const address: Record<string, string | number | undefined> = {}
  // The router keeps what isn't named here, such as two values of a name.
  address.q = words(q)
  for (const [name, value] of Object.entries(others)) address[name] = words(value)
  if (typeof price === "string" && priceRange.test(price)) address.price = price
  if (sorts.some((one) => one === sort)) address.sort = String(sort)
  if (perPage !== undefined && perPage !== HITS[0]) address.hits = perPage
  if (pageNumber !== undefined && pageNumber !== 1) address.page = pageNumber
  return address
}
