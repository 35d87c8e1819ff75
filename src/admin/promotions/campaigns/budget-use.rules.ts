import { sameMoney, sumMoney } from "#lib/money.ts"
import type { Campaign } from "#schema/admin/entities/promotion.ts"

export type Budget = NonNullable<Campaign["budget"]>

interface Discounted {
  readonly adjustments?:
    | readonly { readonly promotion_id?: string | null | undefined; readonly amount: number }[]
    | null
    | undefined
}

/** The fields of an order that the use of a budget is computed from. */
export interface UsingOrder {
  readonly created_at: string
  readonly customer_id?: string | null | undefined
  readonly email?: string | null | undefined
  readonly promotions?: readonly { readonly id: string; readonly campaign_id?: string | null | undefined }[] | undefined
  readonly items?: readonly Discounted[] | null | undefined
  readonly shipping_methods?: readonly Discounted[] | null | undefined
}

/** The use of a budget by an order: one use, or the amount of the discounts. */
export interface Use {
  readonly at: Date
  readonly amount: number
  /** Id or email, by which the budget counts; null if it counts all together. */
  readonly customer: string | null
}

export const isSpend = ({ type }: Pick<Budget, "type">): boolean => type === "spend" || type === "spend_by_attribute"
/** Whether the limit is one for each customer. */
export const isPerCustomer = ({ type }: Budget): boolean => type === "use_by_attribute" || type === "spend_by_attribute"

/** Whether the server counts a sum as used, in minor units where the budget has a currency. */
export const isCountedAs = ({ used, currency_code }: Budget, sum: number): boolean =>
  currency_code ? sameMoney(used, sum, currency_code) : used === sum

/** Uses of a budget by orders, the oldest first. Canceled orders count: the server doesn't give back what they used. */
export function usesOf(orders: readonly UsingOrder[], campaignId: string, budget: Budget): readonly Use[] {
  return orders
    .flatMap((order): readonly Use[] => {
      const promotionIds = new Set(
        (order.promotions ?? []).flatMap((each) => (each.campaign_id === campaignId ? each.id : [])),
      )
      const amounts = [...(order.items ?? []), ...(order.shipping_methods ?? [])]
        .flatMap(({ adjustments }) => adjustments ?? [])
        .flatMap(({ promotion_id, amount }) => (promotion_id && promotionIds.has(promotion_id) ? amount : []))
      if (amounts.length === 0) return []
      const customer = (budget.attribute === "customer_email" ? order.email : order.customer_id) ?? null
      return [
        {
          at: new Date(order.created_at),
          amount: isSpend(budget) ? sumMoney(amounts) : 1,
          customer: isPerCustomer(budget) ? customer : null,
        },
      ]
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Steps of a chart. */
const MAX_STEPS = 92

export interface UseStep {
  /** Local midnight. */
  readonly start: Date
  /** Use within the step. */
  readonly added: number
  /** Total use at the end of the step. */
  readonly used: number
}

const dayAfter = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** Days of a step, so that a chart has a bounded number of them. */
export function strideOf([first]: readonly Use[], until: Date): number {
  const days = first ? (until.getTime() - dayAfter(first.at, 0).getTime()) / 86_400_000 : 0
  return Math.max(1, Math.ceil(days / MAX_STEPS))
}

/**
 * Use of a budget by day, or by several days if the first use is long ago. The first step is the one before the first
 * use. `before`: the use before these.
 */
export function stepsOf(uses: readonly Use[], until: Date, before = 0, stride = strideOf(uses, until)) {
  const [first] = uses
  if (!first) return []
  const from = dayAfter(first.at, 0)
  const steps: UseStep[] = [{ start: dayAfter(from, -stride), added: 0, used: before }]
  let used = before
  for (let start = from; start <= until; start = dayAfter(start, stride)) {
    const end = dayAfter(start, stride)
    const added = sumMoney(uses.filter(({ at }) => at >= start && at < end).map(({ amount }) => amount))
    used = sumMoney([used, added])
    steps.push({ start, added, used })
  }
  return steps
}

/** The most used by one customer: counted by the server, or from orders for amounts, which it doesn't count by customer. */
export function mostUsedOf(budget: Budget, uses: readonly Use[]): number {
  const byCustomer = new Map<string, number>()
  if (budget.type === "use_by_attribute")
    for (const { attribute_value, used } of budget.usages ?? []) byCustomer.set(attribute_value, used)
  else
    for (const { customer, amount } of uses)
      if (customer !== null) byCustomer.set(customer, sumMoney([byCustomer.get(customer) ?? 0, amount]))
  return Math.max(0, ...byCustomer.values())
}
