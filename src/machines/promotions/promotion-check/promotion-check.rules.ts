import { lineTitle } from "#lib/line-title.ts"
import { sumMoney } from "#lib/money.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import type { Cart, CartLineItem, CartShippingMethod } from "#schema/store/entities/cart.ts"
import { allHold, type CheckedRule, cartVerdict, type RuleVerdict, targetVerdict, valuesAt } from "./rule-verdict.ts"

interface CheckedRules {
  readonly who: readonly CheckedRule[]
  readonly target: readonly CheckedRule[]
  readonly buy: readonly CheckedRule[]
}

/** What a check needs besides the cart. */
export interface CheckInput {
  readonly promotion: Promotion
  readonly rules: CheckedRules
  /** Whether the code was entered; automatic promotions need none. */
  readonly isEntered: boolean
  /** For a budget per customer: what each customer has used, by id or email. */
  readonly usages: readonly { readonly attribute_value: string; readonly used: number }[]
  /** Epoch milliseconds. */
  readonly now: number
}

/** Why a promotion doesn't apply. Amounts in major units of the budget's currency. */
export type WhyNot =
  | { readonly kind: "inactive" | "draft" | "code" | "noShipping" | "noTarget" | "nothingLeft" | "limitBelowOne" }
  | { readonly kind: "planned" | "ended"; readonly at: string }
  | { readonly kind: "currency"; readonly wanted: string; readonly actual: string }
  | { readonly kind: "limit"; readonly limit: number }
  | { readonly kind: "budget" | "customerBudget" | "budgetRest"; readonly limit: number; readonly used: number }
  | { readonly kind: "noCustomer"; readonly attribute: string }
  | { readonly kind: "rule" | "unknown"; readonly verdict: RuleVerdict }
  | { readonly kind: "buyQuantity" | "getQuantity"; readonly wanted: number; readonly actual: number }

/** An item or shipping method with the discount that the server took off it. */
export interface CheckedTarget {
  readonly id: string
  readonly name: string
  readonly isShipping: boolean
  readonly quantity: number
  /** Price before discounts, in major units, with tax if the promotion's amounts have it. */
  readonly price: number
  /** By this promotion. */
  readonly discount: number
  readonly otherDiscount: number
  /** Undefined where the promotion has no such rules. */
  readonly target: readonly RuleVerdict[] | undefined
  readonly buy: readonly RuleVerdict[] | undefined
}

export interface Check {
  /** By the server's answer. */
  readonly applies: boolean
  readonly discount: number
  readonly whyNot: readonly WhyNot[]
  readonly who: readonly RuleVerdict[]
  readonly targets: readonly CheckedTarget[]
  /** Codes of the other promotions in the cart. */
  readonly others: readonly string[]
  /** Whether the rules lead to something else than what the server answered. */
  readonly disagrees: boolean
}

type Line = CartLineItem | CartShippingMethod
const isItem = (line: Line): line is CartLineItem => "quantity" in line

function checkedTarget(line: Line, { promotion, rules }: CheckInput): CheckedTarget {
  const method = promotion.application_method
  const verdicts = (all: readonly CheckedRule[]) => all.map((rule) => targetVerdict(rule, line))
  const adjustments = line.adjustments ?? []
  const isOwn = ({ promotion_id, code }: (typeof adjustments)[number]) =>
    promotion_id ? promotion_id === promotion.id : code === promotion.code
  const amount = (isOfPromotion: boolean) =>
    sumMoney(adjustments.filter((each) => isOwn(each) === isOfPromotion).map((each) => each.amount))
  const shared = { id: line.id, discount: amount(true), otherDiscount: amount(false) }
  if (!isItem(line)) {
    const target = method?.target_type === "shipping_methods" ? verdicts(rules.target) : undefined
    const price = line.subtotal ?? line.amount
    return { ...shared, name: line.name ?? "", isShipping: true, quantity: 1, price, target, buy: undefined }
  }
  return {
    ...shared,
    name: lineTitle(line),
    isShipping: false,
    quantity: line.quantity,
    price: (promotion.is_tax_inclusive ? line.original_total : line.subtotal) ?? 0,
    target: method?.target_type === "shipping_methods" ? undefined : verdicts(rules.target),
    buy: promotion.type === "buyget" ? verdicts(rules.buy) : undefined,
  }
}

/** Why a promotion applies to no cart at present. */
function* whyNotNow({ promotion, now, isEntered }: CheckInput): Generator<WhyNot> {
  const { status = "draft", campaign, limit, used = 0 } = promotion
  const { starts_at: start, ends_at: end, budget } = campaign ?? {}
  if (status !== "active") yield { kind: status }
  if (start && Date.parse(start) > now) yield { kind: "planned", at: start }
  if (end && Date.parse(end) <= now) yield { kind: "ended", at: end }
  if (limit && used >= limit) yield { kind: "limit", limit }
  if (budget?.limit && (budget.type === "usage" || budget.type === "spend") && budget.used >= budget.limit)
    yield { kind: "budget", limit: budget.limit, used: budget.used }
  // The server doesn't count amounts by customer: it compares their limit with one use.
  if (budget?.type === "spend_by_attribute" && budget.limit && budget.limit < 1) yield { kind: "limitBelowOne" }
  if (!promotion.is_automatic && !isEntered) yield { kind: "code" }
}

function* whyNotForCustomer({ promotion, usages }: CheckInput, cart: Cart): Generator<WhyNot> {
  const budget = promotion.campaign?.budget
  if (budget?.type !== "use_by_attribute") return
  const [customer] = valuesAt(cart, budget.attribute === "customer_id" ? "customer.id" : "email")
  if (!customer) return yield { kind: "noCustomer", attribute: budget.attribute ?? "" }
  const { used = 0 } = usages.find(({ attribute_value }) => attribute_value === customer) ?? {}
  if (budget.limit && used >= budget.limit) yield { kind: "customerBudget", limit: budget.limit, used }
}

const units = (targets: readonly CheckedTarget[]) => targets.reduce((sum, { quantity }) => sum + quantity, 0)
/** Rules that the store's cart doesn't show count as holding: the server decides. */
const mayMatch = (verdicts: readonly RuleVerdict[] | undefined) => verdicts !== undefined && allHold(verdicts) !== false

/** An automatic promotion needs some value for each attribute, also for one that must not be something. */
const lacksValue = (rule: CheckedRule, verdicts: readonly RuleVerdict[]) =>
  verdicts.every((verdict) => verdict.rule !== rule || (verdict.holds !== undefined && verdict.actual.length === 0))

function* whyNoTarget({ promotion, rules }: CheckInput, targets: readonly CheckedTarget[]): Generator<WhyNot> {
  const method = promotion.application_method
  const matching = targets.filter(({ target }) => mayMatch(target))
  const isHidden =
    promotion.is_automatic &&
    [
      ...rules.target.map((rule) =>
        lacksValue(
          rule,
          targets.flatMap(({ target = [] }) => target),
        ),
      ),
      ...rules.buy.map((rule) =>
        lacksValue(
          rule,
          targets.flatMap(({ buy = [] }) => buy),
        ),
      ),
    ].some(Boolean)
  if (method?.target_type === "shipping_methods" && !targets.some(({ isShipping }) => isShipping))
    return yield { kind: "noShipping" }
  if (promotion.type === "buyget") {
    const bought = targets.filter(({ buy }) => mayMatch(buy))
    const [wanted, given] = [method?.buy_rules_min_quantity ?? 1, method?.apply_to_quantity ?? 1]
    if (units(bought) < wanted) return yield { kind: "buyQuantity", wanted, actual: units(bought) }
    const left = units(targets.filter((each) => bought.includes(each) || matching.includes(each))) - wanted
    const free = Math.min(units(matching), left)
    if (matching.length > 0 && free < given) return yield { kind: "getQuantity", wanted: given, actual: free }
  }
  if (matching.length === 0 || isHidden) yield { kind: "noTarget" }
}

/** What the rules can't tell: the rest of a budget, other promotions, and rules on hidden attributes. */
function whyNothing(
  { promotion }: CheckInput,
  who: readonly RuleVerdict[],
  targets: readonly CheckedTarget[],
): WhyNot | undefined {
  const budget = promotion.campaign?.budget
  const verdicts = [...who, ...targets.flatMap(({ target = [], buy = [] }) => [...target, ...buy])]
  const unknown = verdicts.find(({ holds }) => holds === undefined)
  if (unknown) return { kind: "unknown", verdict: unknown }
  const matching = targets.filter(({ target }) => mayMatch(target))
  if (matching.every(({ price, otherDiscount }) => price <= otherDiscount)) return { kind: "nothingLeft" }
  return budget?.type === "spend" && budget.limit
    ? { kind: "budgetRest", limit: budget.limit, used: budget.used }
    : undefined
}

/** Compares what the rules of a promotion say about a cart with what the server took off it. */
export function checkPromotion(input: CheckInput, cart: Cart): Check {
  const { promotion, rules } = input
  const currency = promotion.application_method?.currency_code
  const who = rules.who.map((rule) => cartVerdict(rule, cart))
  const targets = [...(cart.items ?? []), ...(cart.shipping_methods ?? [])].map((line) => checkedTarget(line, input))
  const found: readonly WhyNot[] = [
    ...whyNotNow(input),
    ...(currency && currency.toLowerCase() !== cart.currency_code.toLowerCase()
      ? [{ kind: "currency", wanted: currency, actual: cart.currency_code } as const]
      : []),
    ...whyNotForCustomer(input, cart),
    ...who
      .filter(({ holds, actual }) => holds === false || (promotion.is_automatic && holds && actual.length === 0))
      .map((verdict) => ({ kind: "rule", verdict }) as const),
    ...whyNoTarget(input, targets),
  ]
  const discount = sumMoney(targets.map((target) => target.discount))
  const applies = discount > 0
  const fallback = applies || found.length > 0 ? undefined : whyNothing(input, who, targets)
  const isUnexpected = targets.some((each) => each.discount > 0 && !mayMatch(each.target))
  const whyNot = fallback ? [fallback] : found
  const others = cart.promotions.flatMap(({ id, code }) => (id === promotion.id || !code ? [] : code))
  const disagrees = applies ? found.length > 0 || isUnexpected : whyNot.length === 0
  return { applies, discount, whyNot, who, targets, others, disagrees }
}
