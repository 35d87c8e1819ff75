import { searchParams, text } from "#lib/search-params.ts"

/** The trial cart in the URL, so that a check can be shared. */
export const checkSearch = searchParams({
  country: text(/^[a-z]{2}$/),
  province: text(),
  city: text(),
  /** Total of the items with a decimal point. */
  total: text(/^\d{1,12}(\.\d+)?$/),
  channel: text(),
  product: text(),
})
export type CheckSearch = ReturnType<typeof checkSearch>
