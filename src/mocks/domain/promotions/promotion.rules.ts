import { roundFloat } from "#mocks/kernel/decimal.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { buyGetUnits, noUnits, type UsedUnits } from "./buyget.rules.ts"
import { type Attributes, allHold, canHold, type Lookup, ofCart, ofTarget, type RuleFacts } from "./matching.rules.ts"

export type { RuleFacts } from "./matching.rules.ts"

export interface BudgetFacts {
  readonly type: "spend" | "usage" | "use_by_attribute" | "spend_by_attribute"
  readonly limit: number | null
  /** Amount or number of uses so far; for uses by attribute, those of this cart's attribute value. */
  readonly used: number
  /** The attribute that uses are counted by, if the cart has no value for it. */
  readonly missing?: string | undefined
}
export interface PromotionFacts {
  readonly id: string
  readonly code: string
  readonly type: "standard" | "buyget"
  readonly status: "draft" | "active" | "inactive"
  readonly is_tax_inclusive: boolean
  /** Applied automatically rather than by a code. */
  readonly is_applied_automatically?: boolean | undefined
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
/** A line item or shipping method that can be discounted; methods have quantity 1. */
export interface Target {
  readonly id: string
  readonly quantity: number
  readonly unit_price: number
  readonly subtotal: number
  readonly original_total: number
  readonly is_discountable?: boolean | undefined
  readonly attributes: Attributes
}
interface PromotionContext {
  readonly currency_code: string
  /** ISO time, compared with the dates of campaigns. */
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
/** Reasons for a code without effect. */
type WithoutEffect = "inactive" | "campaign" | "currency" | "rules" | "limit" | "budget" | "nothing_to_discount"
export interface PromotionResult {
  readonly items: readonly FoundAdjustment[]
  readonly methods: readonly FoundAdjustment[]
  readonly withoutEffect: ReadonlyMap<string, WithoutEffect>
}

/** Whether the server considers a promotion for a cart at all: entered codes always, automatic ones by all their rules. */
const isConsidered = ({ is_applied_automatically, rules, method }: PromotionFacts, lookup: Lookup): boolean =>
  !is_applied_automatically || canHold([...rules, ...method.target_rules, ...method.buy_rules], lookup)

const isActive = ({ status, campaign }: PromotionFacts, now: string): boolean =>
  status === "active" && (campaign?.starts_at ?? now) <= now && !(campaign?.ends_at && campaign.ends_at <= now)

/**
 * The attribute that a considered promotion counts uses by and the cart lacks: the server then refuses the cart, even if
 * the promotion doesn't apply to it, for example in another currency.
 */
function missingAttribute(
  promotions: readonly PromotionFacts[],
  context: PromotionContext,
  lookup: Lookup,
): string | undefined {
  const found = promotions.find(
    (promotion) => promotion.budget?.missing && isActive(promotion, context.now) && isConsidered(promotion, lookup),
  )
  return found?.budget?.missing
}

/** Returns the reason that a promotion doesn't apply, before its effect on line items is calculated. */
function reasonWithoutEffect(
  promotion: PromotionFacts,
  context: PromotionContext,
  lookup: Lookup = ofCart(context.attributes, [], []),
): WithoutEffect | undefined {
  const { method, budget } = promotion
  if (promotion.status !== "active") return "inactive"
  if (!isActive(promotion, context.now)) return "campaign"
  if (method.currency_code && method.currency_code.toLowerCase() !== context.currency_code.toLowerCase())
    return "currency"
  if (promotion.limit !== null && promotion.used >= promotion.limit) return "limit"
  // The server doesn't count amounts by customer: it compares their limit with one use.
  if (budget && budget.limit !== null && budget.type !== "spend" && budget.used + 1 > budget.limit) return "budget"
  if (!isConsidered(promotion, lookup)) return "rules"
  return allHold(promotion.rules, lookup) ? undefined : "rules"
}

interface Share {
  readonly target: Target
  readonly amount: number
}
type Left = (target: Target) => number

/** Only standard promotions of line items use amounts with tax; shipping methods and buy-get use those without. */
const isInclusive = ({ type, is_tax_inclusive, method }: PromotionFacts): boolean =>
  is_tax_inclusive && type === "standard" && method.target_type !== "shipping_methods"
const baseOf = (promotion: PromotionFacts, target: Target): number =>
  isInclusive(promotion) ? target.original_total : target.subtotal

/** The part of a target's base left by earlier promotions (`taken` excludes tax). */
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

function shareAcross(promotion: PromotionFacts, targets: readonly Target[], left: Left): Share[] {
  const { value, type } = promotion.method
  const whole = targets.reduce((total, t) => total + left(t), 0)
  return targets.map((target) => {
    const base = left(target)
    const amount = type === "percentage" ? (base * value) / 100 : whole === 0 ? 0 : (value * base) / whole
    return { target, amount: Math.min(amount, base) }
  })
}

/** Discounts the cheapest units first, up to `max_quantity`. */
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
  if (target_type === "order") return shareAcross(promotion, discountable, left)
  const isItems = target_type === "items"
  const targets = (isItems ? discountable : methods).filter((t) => allHold(target_rules, ofTarget(t.attributes)))
  if (allocation === "across") return shareAcross(promotion, targets, left)
  if (allocation === "once" && isItems) return once(promotion, targets, left)
  return each(promotion, targets, left, isItems)
}

/** Sorts promotions: buy-get first, then by higher value, then by id, which is the order of creation. */
const byPriority = (a: PromotionFacts, b: PromotionFacts): number =>
  Number(b.type === "buyget") - Number(a.type === "buyget") ||
  b.method.value - a.method.value ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * Calculates the adjustments of all promotions in turn; each applies to the amount left by the previous ones. Throws if a
 * campaign counts uses by something that the cart lacks, such as an email.
 */
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
  const sorted = [...promotions].sort(byPriority)
  const lookup = ofCart(context.attributes, lines, methods)
  const missing = missingAttribute(sorted, context, lookup)
  if (missing) throw invalidData(`Attribute value for "${missing}" is required by promotion campaing budget`)
  for (const promotion of sorted) {
    const reason = reasonWithoutEffect(promotion, context, lookup)
    if (reason) {
      withoutEffect.set(promotion.code, reason)
      continue
    }
    let found = 0
    let beyond = false
    for (const { target, amount } of sharesOf(promotion, lines, methods, leftOf(promotion, taken), used)) {
      if (amount <= 0) continue
      const { budget } = promotion
      // Each adjustment is compared with the budget on its own; their sum can exceed it until the order is placed.
      if (budget?.type === "spend" && budget.limit !== null && budget.used + amount > budget.limit) {
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
        amount: roundFloat(amount),
        is_tax_inclusive: isInclusive(promotion),
      }
      ;(promotion.method.target_type === "shipping_methods" ? shipping : items).push(adjustment)
    }
    if (found === 0) withoutEffect.set(promotion.code, beyond ? "budget" : "nothing_to_discount")
  }
  return { items, methods: shipping, withoutEffect }
}
