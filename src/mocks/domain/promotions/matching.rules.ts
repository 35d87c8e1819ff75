export interface RuleFacts {
  /** A path such as `customer.groups.id` or `items.product.id`. */
  readonly attribute: string
  readonly operator: "eq" | "ne" | "in" | "gt" | "gte" | "lt" | "lte"
  readonly values: readonly string[]
}
export type Attributes = Readonly<Record<string, unknown>>
/** Looks up an attribute: a list for multiple values, undefined for a missing one. */
export type Lookup = (attribute: string) => unknown

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

const COMPARE = {
  gt: (a: number, b: number) => a > b,
  gte: (a: number, b: number) => a >= b,
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
}

/**
 * Whether a rule matches. `eq`: all values are among the wanted ones; `in`: one of them is; `ne`: none is. The other
 * operators compare all values as numbers with any wanted one, with 0 for a missing value. `eq` and `in` don't
 * match missing values.
 */
function ruleHolds({ attribute, operator, values: wanted }: RuleFacts, lookup: Lookup): boolean {
  const value = lookup(attribute)
  const have = list(value).map(String)
  if (operator === "ne") return !have.some((h) => wanted.includes(h))
  if (operator === "in") return have.some((h) => wanted.includes(h))
  if (operator === "eq") return have.length > 0 && have.every((h) => wanted.includes(h))
  const numbers = value === undefined || value === null ? [0] : have.map(Number)
  const compare = COMPARE[operator]
  return numbers.length > 0 && numbers.every((n) => wanted.some((w) => compare(n, Number(w))))
}

export const allHold = (rules: readonly RuleFacts[], lookup: Lookup): boolean =>
  rules.every((rule) => ruleHolds(rule, lookup))

/** Looks up a line item's or shipping method's attributes, with or without `items.` or `shipping_methods.` prefix. */
export const ofTarget =
  (attributes: Attributes): Lookup =>
  (attribute) =>
    attributes[attribute] ?? attributes[`items.${attribute}`] ?? attributes[`shipping_methods.${attribute}`]

/** Looks up the cart's attributes, and under their prefix those of all line items and shipping methods combined. */
export function ofCart(
  attributes: Attributes,
  lines: readonly { readonly attributes: Attributes }[],
  methods: readonly { readonly attributes: Attributes }[],
): Lookup {
  const gather = (rows: readonly { readonly attributes: Attributes }[], attribute: string) => {
    const found = rows.flatMap((row) => list(row.attributes[attribute]))
    return found.length > 0 ? found : undefined
  }
  return (attribute) => {
    if (attribute.startsWith("items.")) return gather(lines, attribute)
    if (attribute.startsWith("shipping_methods.")) return gather(methods, attribute)
    return attributes[attribute]
  }
}

const NEVER = {
  gt: (wanted: number, have: readonly number[]) => wanted >= Math.max(...have),
  gte: (wanted: number, have: readonly number[]) => wanted > Math.max(...have),
  lt: (wanted: number, have: readonly number[]) => wanted <= Math.min(...have),
  lte: (wanted: number, have: readonly number[]) => wanted < Math.min(...have),
}

/**
 * Whether a cart could match all of these rules: every attribute has a value, and one of the values fits. The server
 * asks this of a promotion's own rules and those of its items before it considers an automatic promotion at all.
 */
export const canHold = (rules: readonly RuleFacts[], lookup: Lookup): boolean =>
  rules.every(({ attribute, operator, values: wanted }) => {
    const have = list(lookup(attribute)).map(String)
    if (have.length === 0) return false
    if (operator === "ne") return true
    if (operator === "eq" || operator === "in") return have.some((value) => wanted.includes(value))
    const numbers = have.map(Number).filter((value) => !Number.isNaN(value))
    return numbers.length === 0 || !wanted.some((value) => NEVER[operator](Number(value), numbers))
  })
