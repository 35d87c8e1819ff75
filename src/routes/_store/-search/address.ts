import type { InstantSearchProps } from "react-instantsearch"
import type { SearchEnv } from "#lib/env-search.ts"

type UiState = NonNullable<InstantSearchProps["initialUiState"]>

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

const whole = (value: unknown): number | undefined => {
  const number = Number(value)
  return value === undefined || value === "" || !Number.isInteger(number) ? undefined : number
}
const text = (value: unknown): string | undefined =>
  ["string", "number", "boolean"].includes(typeof value) && value !== "" ? String(value) : undefined

/** Reads search parameters and drops invalid ones. Keeps a page below 1, for which an error is shown. */
export function readAddress(raw: Readonly<Record<string, unknown>>): SearchAddress {
  const { q, sort, page, hits, price, ...others } = raw
  const pageNumber = whole(page)
  const perPage = HITS.find((one) => one === whole(hits))
  const address: Record<string, string | number | undefined> = {}
  const words = text(q)
  if (words !== undefined) address.q = words
  for (const [name, value] of Object.entries(others)) {
    const chosen = text(value)
    if (chosen !== undefined) address[name] = chosen
  }
  if (typeof price === "string" && /^(\d+(\.\d+)?)?\.\.(\d+(\.\d+)?)?$/.test(price) && price !== "..")
    address.price = price
  if (sorts.some((one) => one === sort)) address.sort = String(sort)
  if (perPage !== undefined && perPage !== HITS[0]) address.hits = perPage
  if (pageNumber !== undefined && pageNumber !== 1) address.page = pageNumber
  return address
}

const names: Readonly<Record<string, string>> = { categories: "category", tags: "tag" }
/** Returns a facet's name in the URL: `categories` is `category`, `options.color` is `color`. */
export const facetName = (attribute: string): string => names[attribute] ?? attribute.split(".").at(-1) ?? attribute

const escaped = (value: string) => value.replace(/[%_]/g, (sign) => (sign === "_" ? "%5F" : "%25"))
const unescaped = (value: string) => value.replace(/%5F/g, "_").replace(/%25/g, "%")

export const priceAttribute = (country: string) => `price.${country}`
export const sortedIndex = (index: string, sort: Sort, country: string): string => {
  const name = sort.replace("-", "_")
  return sort.startsWith("price") ? `${index}_${name}_${country}` : `${index}_${name}`
}

/** Returns the lossless mapping between the URL and the library's state. */
export function addressMapping({ index, facets }: Pick<SearchEnv, "index" | "facets">, country: string) {
  const bySort = new Map(sorts.map((sort) => [sort as string, sortedIndex(index, sort, country)]))
  return {
    stateToRoute(state: UiState): SearchAddress {
      const { query, page, sortBy, hitsPerPage, refinementList = {}, range = {} } = state[index] ?? {}
      const chosen = facets.flatMap((attribute) => {
        const values = refinementList[attribute] ?? []
        return values.length > 0 ? [[facetName(attribute), values.map(escaped).join("_")]] : []
      })
      const [from = "", to = ""] = range[priceAttribute(country)]?.split(":") ?? []
      const sort = [...bySort].find(([, name]) => name === sortBy)?.[0]
      return readAddress({
        ...Object.fromEntries(chosen),
        q: query,
        sort,
        page,
        hits: hitsPerPage,
        price: `${from}..${to}`,
      })
    },
    routeToState(address: SearchAddress): UiState {
      const { q, sort, page, hits, price } = address
      const chosen = facets.flatMap((attribute) => {
        const values = address[facetName(attribute)]
        return typeof values === "string" ? [[attribute, values.split("_").map(unescaped)] as const] : []
      })
      const sortBy = sort === undefined ? undefined : bySort.get(sort)
      return {
        [index]: {
          ...(q === undefined ? {} : { query: q }),
          ...(page !== undefined && page > 1 ? { page } : {}),
          ...(hits === undefined ? {} : { hitsPerPage: hits }),
          ...(sortBy === undefined ? {} : { sortBy }),
          ...(chosen.length > 0 ? { refinementList: Object.fromEntries(chosen) } : {}),
          ...(price === undefined ? {} : { range: { [priceAttribute(country)]: price.replace("..", ":") } }),
        },
      }
    },
  }
}
