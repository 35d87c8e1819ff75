import type { Cart, CartLineItem, CartShippingMethod } from "#schema/store/entities/cart.ts"

/** A rule of a promotion by its path in the cart. */
export interface CheckedRule {
  readonly id: string
  /** A path such as `region.id` or `items.product.tags.id`. */
  readonly attribute: string
  readonly operator: "in" | "eq" | "ne" | "gt" | "gte" | "lt" | "lte"
  readonly values: readonly string[]
}

export interface RuleVerdict {
  readonly rule: CheckedRule
  /** Undefined if the store's cart doesn't show the attribute. */
  readonly holds: boolean | undefined
  /** What the cart has. */
  readonly actual: readonly string[]
}

/** Adds the types of shipping options, by option id, which the store's cart doesn't show but rules refer to. */
export const withOptionTypes = (cart: Cart, types: ReadonlyMap<string, string>): Cart => ({
  ...cart,
  shipping_methods: (cart.shipping_methods ?? []).map((method) => {
    const id = method.shipping_option_id
    return id ? { ...method, shipping_option: { id, shipping_option_type_id: types.get(id) } } : method
  }),
})

/** Attributes that the store's cart shows. Without a value, the cart lacks it; another attribute may be hidden. */
const shown = new Set([
  "currency_code",
  "region_id",
  "region.id",
  "sales_channel_id",
  "email",
  "customer.id",
  "customer.email",
  "customer.groups.id",
  "shipping_address.country_code",
  "items.product.id",
  "items.product.categories.id",
  "items.product.collection_id",
  "items.product.type_id",
  "items.product.tags.id",
  "shipping_methods.shipping_option.shipping_option_type_id",
])

function follow(source: unknown, path: readonly string[]): readonly string[] {
  if (source === null || source === undefined) return []
  if (Array.isArray(source)) return source.flatMap((entry) => follow(entry, path))
  const [name, ...rest] = path
  if (name === undefined) return typeof source === "object" ? [] : [String(source)]
  return typeof source === "object" ? follow((source as Record<string, unknown>)[name], rest) : []
}

/** The different values at a path, also through lists; missing ones are left out. */
export const valuesAt = (source: unknown, path: string): readonly string[] => [
  ...new Set(follow(source, path.split("."))),
]

const compare = {
  gt: (a: number, b: number) => a > b,
  gte: (a: number, b: number) => a >= b,
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
}

/**
 * Whether a rule holds, as on the server. `eq`: all values are wanted ones; `in`: one is; `ne`: none is. Comparisons
 * must hold for all values with any wanted one; a missing value counts as 0.
 */
function holdsFor({ operator, values: wanted }: CheckedRule, actual: readonly string[]): boolean {
  if (wanted.length === 0) return false
  if (operator === "ne") return !actual.some((value) => wanted.includes(value))
  if (operator === "in") return actual.some((value) => wanted.includes(value))
  if (operator === "eq") return actual.length > 0 && actual.every((value) => wanted.includes(value))
  const numbers = actual.length === 0 ? [0] : actual.map(Number)
  return numbers.every((value) => wanted.some((each) => compare[operator](value, Number(each))))
}

function verdictOf(rule: CheckedRule, source: unknown, path: string): RuleVerdict {
  const actual = valuesAt(source, path)
  const isKnown = actual.length > 0 || shown.has(rule.attribute)
  return { rule, actual, holds: isKnown ? holdsFor(rule, actual) : undefined }
}

/** A rule about the whole cart. */
export const cartVerdict = (rule: CheckedRule, cart: Cart): RuleVerdict => verdictOf(rule, cart, rule.attribute)

/** A rule about one item or shipping method. */
export const targetVerdict = (rule: CheckedRule, target: CartLineItem | CartShippingMethod): RuleVerdict =>
  verdictOf(rule, target, rule.attribute.replace(/^(items|shipping_methods)\./, ""))

/** Whether all rules hold: false if one doesn't, else undefined if one is unknown. */
export function allHold(verdicts: readonly RuleVerdict[]): boolean | undefined {
  if (verdicts.some(({ holds }) => holds === false)) return false
  return verdicts.every(({ holds }) => holds) ? true : undefined
}
