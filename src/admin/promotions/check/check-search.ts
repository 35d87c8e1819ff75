import { flag, listOf, searchParams, text } from "#lib/search-params.ts"

/** Search parameters of the check: the cart's content. Its URL can be shared. */
export const checkSearch = searchParams({
  /** A variant's id and a quantity: "variant_1:2". */
  items: listOf(text(/^[^:\s]+:[1-9]\d{0,3}$/)),
  region: text(),
  country: text(/^[a-z]{2}$/),
  channel: text(),
  customer: text(),
  email: text(),
  group: text(),
  shipping: text(),
  /** False if the code isn't entered. */
  code: flag,
  /** Ids of other promotions whose codes are entered. */
  others: listOf(text()),
})
export type CheckSearch = ReturnType<typeof checkSearch>

export interface CheckItem {
  readonly variant_id: string
  readonly quantity: number
}

export const itemsOf = ({ items = [] }: CheckSearch): readonly CheckItem[] =>
  items.map((text) => {
    const [variant_id = "", quantity] = text.split(":")
    return { variant_id, quantity: Number(quantity) }
  })

export const toItems = (items: readonly CheckItem[]): string[] =>
  items.map(({ variant_id, quantity }) => `${variant_id}:${quantity}`)
