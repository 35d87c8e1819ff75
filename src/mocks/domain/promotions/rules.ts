export interface RuleFacts {
  /** A path such as `customer.groups.id` or `items.product.id`. */
  readonly attribute: string
  readonly operator: "eq" | "ne" | "in" | "gt" | "gte" | "lt" | "lte"
  readonly values: readonly string[]
}
export type Attributes = Readonly<Record<string, unknown>>
/** Finds what an attribute is; several values are a list, a missing one is undefined. */
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
 * Does the rule hold? `eq`: all values are among the wanted ones, `in`: one is, `ne`: none is; the others compare all
 * values as numbers with any of the wanted. A missing value is 0 to them, and satisfies neither `eq` nor `in`.
 */
export function ruleHolds({ attribute, operator, values: wanted }: RuleFacts, lookup: Lookup): boolean {
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

/** A line's or delivery's own attributes, named with or without `items.` and `shipping_methods.` in front. */
export const ofTarget =
  (attributes: Attributes): Lookup =>
  (attribute) =>
    attributes[attribute] ?? attributes[`items.${attribute}`] ?? attributes[`shipping_methods.${attribute}`]

/** The cart's attributes, and those of all its lines and deliveries together under their prefix. */
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

/** Is there any value for every attribute that these rules ask for? */
export const allKnown = (rules: readonly RuleFacts[], lookup: Lookup): boolean =>
  rules.every((rule) => list(lookup(rule.attribute)).length > 0)
