import { conditionOf } from "./price-change.ts"

/** When a list applies; null is without a limit. */
export interface Period {
  readonly starts_at: string | null
  readonly ends_at: string | null
}
/** A price of a list: its variant and its column. */
export interface PlacedPrice {
  readonly variant: string
  readonly column: string
}

const start = ({ starts_at }: Period) => (starts_at === null ? Number.NEGATIVE_INFINITY : Date.parse(starts_at))
const end = ({ ends_at }: Period) => (ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at))

/** Whether two lists can apply at the same time, now or later (`now` in milliseconds since 1970). */
export const canMeet = (one: Period, other: Period, now: number): boolean =>
  Math.max(start(one), start(other), now) <= Math.min(end(one), end(other))

const keyOf = ({ variant, column }: PlacedPrice): string => `${conditionOf(column).currency} ${variant}`

/** Ids of the variants for which both lists have a price in the same currency. */
export function sharedVariants(one: Iterable<PlacedPrice>, other: Iterable<PlacedPrice>): readonly string[] {
  const keys = new Set([...one].map(keyOf))
  return [...new Set([...other].filter((price) => keys.has(keyOf(price))).map(({ variant }) => variant))]
}
