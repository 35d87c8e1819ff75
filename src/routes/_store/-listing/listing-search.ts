import { oneOf, searchParams, text, wholeFrom } from "#lib/search-params.ts"

export const sorts = { "-created_at": "newest", created_at: "oldest", title: "titleUp", "-title": "titleDown" } as const
export type Sort = keyof typeof sorts
const orders = Object.keys(sorts) as readonly Sort[]

/** Search parameters of a listing: the collection by its handle, type and tag by their values. */
export const listingSearch = searchParams({
  q: text(),
  collection: text(),
  type: text(),
  tag: text(),
  order: oneOf(orders),
  page: wholeFrom(1),
})
export type ListingSearch = ReturnType<typeof listingSearch>
export const listingDefaults = { page: 1, q: "", order: "-created_at" } as const
