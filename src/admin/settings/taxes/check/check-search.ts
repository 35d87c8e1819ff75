import { searchParams, text } from "#lib/search-params.ts"

/** Search parameters of the tax check: the address and the product or shipping option. Its URL can be shared. */
export const checkSearch = searchParams({
  country: text(/^[a-z]{2}$/),
  province: text(),
  product: text(),
  option: text(),
})
export type CheckSearch = ReturnType<typeof checkSearch>
