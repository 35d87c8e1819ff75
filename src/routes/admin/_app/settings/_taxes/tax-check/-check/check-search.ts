import { searchParams, text } from "#lib/search-params.ts"

/** The address and what is taxed in the URL, so that a check can be shared. */
export const checkSearch = searchParams({
  country: text(/^[a-z]{2}$/),
  province: text(),
  product: text(),
  option: text(),
})
export type CheckSearch = ReturnType<typeof checkSearch>
