import { clean } from "#mocks/kernel/decimal.ts"
import { buyGetUnits, noUnits, type UsedUnits } from "./buyget.ts"
import { type Attributes, allHold, allKnown, type Lookup, ofCart, ofTarget, type RuleFacts } from "./rules.ts"

export type { RuleFacts } from "./rules.ts"

export interface BudgetFacts {
  readonly type: "spend" | "usage" | "use_by_attribute" | "spend_by_attribute"
  readonly limit: number | null
  /** Used so far; for budgets by attribute, by this cart's attribute value. */
  readonly used: number
}
export interface PromotionFacts {
  readonly id: string
  readonly code: string
  readonly type: "standard" | "buyget"
  readonly status: "draft" | "active" | "inactive"
  readonly is_tax_inclusive: boolean
  /** It comes by itself: it is automatic, and nobody entered its code. */
  readonly is_unasked?: boolean | undefined
  readonly limit: number | null
  readonly used: number
  readonly rules: readonly RuleFacts[]
  readonly method: {
    readonly type: "fixed" | "percentage"
    readonly target_type: "order" | "items" | "shipping_methods"
    readonly allocation: "each" | "across" | "once" | null
    readonly value: number
    readonly currency_code: string | null
    readonly max_quantity: number | null
    readonly apply_to_quantity: number | null
    readonly buy_rules_min_quantity: number | null
    readonly target_rules: readonly RuleFacts[]
    readonly buy_rules: readonly RuleFacts[]
  }
  readonly campaign?: { readonly starts_at: string | null; readonly ends_at: string | null } | null
  readonly budget?: BudgetFacts | null
}
/** A line or a shipping method that may be discounted; methods have a quantity of 1. */
export interface Target {
  readonly id: string
  readonly quantity: number
  readonly unit_price: number
  readonly subtotal: number
  readonly original_total: number
  readonly is_discountable?: boolean | undefined
  readonly attributes: Attributes
}
export interface PromotionContext {
  readonly currency_code: string
  /** ISO time, for the campaigns' dates. */
  readonly now: string
  readonly attributes: Attributes
}
export interface FoundAdjustment {
  readonly target_id: string
  readonly promotion_id: string
  readonly code: string
  readonly amount: number
  readonly is_tax_inclusive: boolean
}
/** Why a code does nothing. */
export type WithoutEffect = "inactive" | "campaign" | "currency" | "rules" | "limit" | "budget" | "nothing_to_discount"
export interface PromotionResult {
  readonly items: readonly FoundAdjustment[]
  readonly methods: readonly FoundAdjustment[]
  readonly withoutEffect: ReadonlyMap<string, WithoutEffect>
}

/** Why a promotion does not apply at all, before any line is looked at. */
export function whyNot(
  promotion: PromotionFacts,
  context: PromotionContext,
  lookup: Lookup = ofCart(context.attributes, [], []),
): WithoutEffect | undefined {
  const { campaign, method, budget } = promotion
  if (promotion.status !== "active") return "inactive"
  if (campaign?.starts_at && campaign.starts_at > context.now) return "campaign"
  if (campaign?.ends_at && campaign.ends_at <= context.now) return "campaign"
  if (method.currency_code && method.currency_code.toLowerCase() !== context.currency_code.toLowerCase())
    return "currency"
  if (promotion.limit !== null && promotion.used >= promotion.limit) return "limit"
  if (budget && budget.limit !== null && (budget.type === "usage" || budget.type === "use_by_attribute"))
    if (budget.used + 1 > budget.limit) return "budget"
  // What comes by itself is searched for by the attributes that the cart has; what is entered is only held against them.
  if (promotion.is_unasked && !allKnown([...promotion.rules, ...method.target_rules, ...method.buy_rules], lookup))
    return "rules"
  return allHold(promotion.rules, lookup) ? undefined : "rules"
}

interface Share {
  readonly target: Target
  readonly amount: number
}
type Left = (target: Target) => number

/** Only standard promotions of lines look at amounts with tax; deliveries and buy-get always at those without. */
const isInclusive = ({ type, is_tax_inclusive, method }: PromotionFacts): boolean =>
  is_tax_inclusive && type === "standard" && method.target_type !== "shipping_methods"
const baseOf = (promotion: PromotionFacts, target: Target): number =>
  isInclusive(promotion) ? target.original_total : target.subtotal

/** What is left of a target's base when earlier promotions have taken theirs (`taken` is the part without tax). */
const leftOf =
  (promotion: PromotionFacts, taken: ReadonlyMap<string, number>): Left =>
  (target) => {
    const before = taken.get(target.id) ?? 0
    const gone = before > 0 && isInclusive(promotion) ? (before * target.original_total) / target.subtotal : before
    return Math.max(0, baseOf(promotion, target) - gone)
  }

function each(promotion: PromotionFacts, targets: readonly Target[], left: Left, limited: boolean): Share[] {
  const { value, type, max_quantity } = promotion.method
  return targets.map((target) => {
    const base = baseOf(promotion, target)
    const units = limited ? Math.min(target.quantity, max_quantity ?? target.quantity) : target.quantity
    const cap = Math.min(left(target), target.quantity === 0 ? 0 : (base / target.quantity) * units)
    return { target, amount: type === "percentage" ? (cap * value) / 100 : Math.min(value * units, cap) }
  })
}

function across(promotion: PromotionFacts, targets: readonly Target[], left: Left): Share[] {
  const { value, type } = promotion.method
  const whole = targets.reduce((total, t) => total + left(t), 0)
  return targets.map((target) => {
    const base = left(target)
    const amount = type === "percentage" ? (base * value) / 100 : whole === 0 ? 0 : (value * base) / whole
    return { target, amount: Math.min(amount, base) }
  })
}

/** The cheapest units first, until `max_quantity` of them are discounted. */
function once(promotion: PromotionFacts, targets: readonly Target[], left: Left): Share[] {
  const { value, type, max_quantity } = promotion.method
  let units = max_quantity ?? 1
  return [...targets]
    .sort((a, b) => a.unit_price - b.unit_price)
    .map((target) => {
      const used = Math.min(units, target.quantity)
      units -= used
      const base = baseOf(promotion, target)
      const part = target.quantity === 0 ? 0 : (base / target.quantity) * used
      const cap = Math.min(left(target), part)
      return { target, amount: type === "percentage" ? (cap * value) / 100 : Math.min(value * used, cap) }
    })
}

function buyGet(promotion: PromotionFacts, lines: readonly Target[], left: Left, used: UsedUnits): Share[] {
  const { method } = promotion
  return buyGetUnits(
    lines,
    (line) => allHold(method.buy_rules, ofTarget(line.attributes)),
    (line) => allHold(method.target_rules, ofTarget(line.attributes)),
    {
      buy: method.buy_rules_min_quantity ?? 1,
      get: method.apply_to_quantity ?? 1,
      max: method.max_quantity ?? Number.POSITIVE_INFINITY,
    },
    used,
  ).map(({ line, units }) => {
    const unit = line.quantity === 0 ? 0 : line.subtotal / line.quantity
    const perUnit = method.type === "percentage" ? (unit * method.value) / 100 : Math.min(method.value, unit)
    return { target: line, amount: Math.min(perUnit * units, left(line)) }
  })
}

function sharesOf(
  promotion: PromotionFacts,
  lines: readonly Target[],
  methods: readonly Target[],
  left: Left,
  used: UsedUnits,
): Share[] {
  const { target_type, allocation, target_rules } = promotion.method
  if (promotion.type === "buyget") return buyGet(promotion, lines, left, used)
  const discountable = lines.filter((l) => l.is_discountable !== false && l.subtotal > 0)
  if (target_type === "order") return across(promotion, discountable, left)
  const isItems = target_type === "items"
  const targets = (isItems ? discountable : methods).filter((t) => allHold(target_rules, ofTarget(t.attributes)))
  if (allocation === "across") return across(promotion, targets, left)
  if (allocation === "once" && isItems) return once(promotion, targets, left)
  return each(promotion, targets, left, isItems)
}

/** Buy-get comes first, then the higher value, then what was made earlier: identifiers tell. */
const byTurn = (a: PromotionFacts, b: PromotionFacts): number =>
  Number(b.type === "buyget") - Number(a.type === "buyget") ||
  b.method.value - a.method.value ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

/** All adjustments that the promotions bring, one after the other; each takes what is left. */
export function computePromotions(
  promotions: readonly PromotionFacts[],
  lines: readonly Target[],
  methods: readonly Target[],
  context: PromotionContext,
): PromotionResult {
  const items: FoundAdjustment[] = []
  const shipping: FoundAdjustment[] = []
  const withoutEffect = new Map<string, WithoutEffect>()
  const taken = new Map<string, number>()
  const used = noUnits()
  const sorted = [...promotions].sort(byTurn)
  const lookup = ofCart(context.attributes, lines, methods)
  for (const promotion of sorted) {
    const reason = whyNot(promotion, context, lookup)
    if (reason) {
      withoutEffect.set(promotion.code, reason)
      continue
    }
    let found = 0
    let beyond = false
    for (const { target, amount } of sharesOf(promotion, lines, methods, leftOf(promotion, taken), used)) {
      if (amount <= 0) continue
      const { budget } = promotion
      // Each part is held against the budget by itself: together they may exceed it until the order is placed.
      if (budget?.type.startsWith("spend") && budget.limit !== null && budget.used + amount > budget.limit) {
        beyond = true
        continue
      }
      found += 1
      const net = isInclusive(promotion) ? (amount * target.subtotal) / target.original_total : amount
      taken.set(target.id, (taken.get(target.id) ?? 0) + net)
      const adjustment: FoundAdjustment = {
        target_id: target.id,
        promotion_id: promotion.id,
        code: promotion.code,
        amount: clean(amount),
        is_tax_inclusive: isInclusive(promotion),
      }
      ;(promotion.method.target_type === "shipping_methods" ? shipping : items).push(adjustment)
    }
    if (found === 0) withoutEffect.set(promotion.code, beyond ? "budget" : "nothing_to_discount")
  }
  return { items, methods: shipping, withoutEffect }
}
