/** Fields of a record on the wire. */
export type Fields = Readonly<Record<string, unknown>>

/** Lists of a product by the field that identifies an entry. */
export const LIST_KEYS: Readonly<Record<string, string>> = {
  images: "url",
  tags: "id",
  categories: "id",
  sales_channels: "id",
}

/** Ids of what an import can delete: a product's variants and prices, and the entries of lists that the file replaces. */
export type ProductParts = Readonly<Record<string, readonly string[]>>

export const entriesOf = (record: Fields, field: string): readonly Fields[] =>
  (record[field] ?? []) as readonly Fields[]

/** The parts of a product as the shop has it; `lists` names the lists that the file replaces. */
export const partsOf = (shop: Fields, lists: readonly string[]): ProductParts => ({
  variants: entriesOf(shop, "variants").map(({ id }) => String(id)),
  prices: entriesOf(shop, "variants").flatMap((variant) => entriesOf(variant, "prices").map(({ id }) => String(id))),
  ...Object.fromEntries(
    lists.map((list) => [list, entriesOf(shop, list).map((entry) => String(entry[LIST_KEYS[list] ?? "id"]))]),
  ),
})
