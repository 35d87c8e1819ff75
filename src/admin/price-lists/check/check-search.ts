import { searchParams, text } from "#lib/search-params.ts"

/** Search parameters of the price check: the variant, and whom the price is for. Its URL can be shared. */
export const checkSearch = searchParams({
  product: text(),
  variant: text(),
  region: text(),
  customer: text(),
  group: text(),
  quantity: text(/^[1-9]\d{0,8}$/),
  /** Local time. */
  at: text(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
})
export type CheckSearch = ReturnType<typeof checkSearch>
