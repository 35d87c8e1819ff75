/** What a price applies to: a currency, rules such as a region, and the quantities. */
export interface PriceCondition {
  readonly currency: string
  readonly rules: Readonly<Record<string, string>>
  readonly min: number | null
  readonly max: number | null
}
export type Tier = Pick<PriceCondition, "min" | "max">

/** Identifies a condition: the id of its column in the grid. */
export const columnOf = ({ currency, rules, min, max }: PriceCondition): string =>
  JSON.stringify([currency, Object.entries(rules).sort(), min, max])

const conditions = new Map<string, PriceCondition>()

/** The condition of a column. */
export function conditionOf(column: string): PriceCondition {
  const known = conditions.get(column)
  if (known) return known
  const [currency, rules, min, max] = JSON.parse(column) as [string, [string, string][], number | null, number | null]
  const condition = { currency, rules: Object.fromEntries(rules), min, max }
  conditions.set(column, condition)
  return condition
}

export const isTier = ({ min, max }: Tier): boolean => min !== null || max !== null

/** Whether two ranges of quantities have a quantity in common. */
export const overlaps = (a: Tier, b: Tier): boolean =>
  (a.min ?? 0) <= (b.max ?? Number.POSITIVE_INFINITY) && (b.min ?? 0) <= (a.max ?? Number.POSITIVE_INFINITY)

const scopeOf = (column: string): string => {
  const { currency, rules } = conditionOf(column)
  return columnOf({ currency, rules, min: null, max: null })
}

/** Of one variant's columns with a price, those whose quantities overlap with another one's: which price wins is then open. */
export function overlapping(columns: readonly string[]): readonly string[] {
  const tiers = columns.filter((column) => isTier(conditionOf(column)))
  return tiers.filter((column) =>
    tiers.some(
      (other) =>
        other !== column && scopeOf(other) === scopeOf(column) && overlaps(conditionOf(other), conditionOf(column)),
    ),
  )
}

/** A price that a list has. */
export interface ListPrice {
  readonly id: string
  readonly variant: string
  readonly column: string
  readonly amount: number
}

/** A price that a list should have; null for none. */
export interface WantedPrice {
  readonly variant: string
  readonly column: string
  readonly amount: number | null
}

const keyOf = ({ variant, column }: Pick<WantedPrice, "variant" | "column">): string => `${variant} ${column}`

/** What to send for one price. */
export interface PriceChange {
  readonly wanted: WantedPrice
  /** Without an id, it is created. */
  readonly put?: PutPrice
  /** Ids of prices to delete. */
  readonly remove: readonly string[]
}
export interface PutPrice {
  readonly id?: string
  readonly variant_id: string
  readonly currency_code: string
  readonly amount: number
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly rules: Record<string, string>
}

/** The changes that make the present prices the wanted ones. Of several equal prices in a list, one is kept. */
export function changesOf(wanted: readonly WantedPrice[], present: readonly ListPrice[]): PriceChange[] {
  const known = new Map<string, ListPrice[]>()
  for (const price of present) {
    const equalPrices = known.get(keyOf(price))
    if (equalPrices) equalPrices.push(price)
    else known.set(keyOf(price), [price])
  }
  return wanted.flatMap((price): PriceChange | readonly [] => {
    const [first, ...others] = known.get(keyOf(price)) ?? []
    const { variant, column, amount } = price
    if (amount === null) {
      const remove = [first, ...others].flatMap((each) => each?.id ?? [])
      return remove.length === 0 ? [] : { wanted: price, remove }
    }
    const remove = others.map(({ id }) => id)
    if (first?.amount === amount) return remove.length === 0 ? [] : { wanted: price, remove }
    const { currency, rules, min, max } = conditionOf(column)
    const put = {
      ...(first ? { id: first.id } : {}),
      variant_id: variant,
      currency_code: currency,
      amount,
      min_quantity: min,
      max_quantity: max,
      rules: { ...rules },
    }
    return { wanted: price, put, remove }
  })
}

/** The body of `prices/batch`. */
export function batchOf(changes: readonly PriceChange[]) {
  const puts = changes.flatMap(({ put }) => put ?? [])
  return {
    create: puts.filter(({ id }) => id === undefined),
    update: puts.flatMap((put) => (put.id === undefined ? [] : { ...put, id: put.id })),
    delete: changes.flatMap(({ remove }) => remove),
  }
}
