/** What a product is filtered by, as ids. */
export interface FilterValues {
  readonly type: readonly string[]
  readonly tag: readonly string[]
  readonly collection: readonly string[]
}
type Key = keyof FilterValues
const keys = ["type", "tag", "collection"] as const

/** The values of a filter that at least one product has, among those that match the other chosen filters. */
export function occurring(
  products: readonly FilterValues[],
  chosen: Readonly<Partial<Record<Key, string | undefined>>>,
  key: Key,
): ReadonlySet<string> {
  const matches = (product: FilterValues, other: Key) => {
    const value = chosen[other]
    return other === key || value === undefined || product[other].includes(value)
  }
  return new Set(
    products.filter((product) => keys.every((other) => matches(product, other))).flatMap((product) => product[key]),
  )
}
