import type { Database, Row } from "#mocks/kernel/database.ts"
import { sum } from "#mocks/kernel/decimal.ts"
import { notAllowed } from "#mocks/kernel/refusal.ts"

/** Discount amounts by promotion, from the adjustments of a cart's line items and shipping methods. */
function discountsOf(db: Database, cartId: string): Map<string, number[]> {
  const adjustments = [
    ...db.tables.cartLineItem
      .by("cart_id", cartId)
      .flatMap((line) => db.tables.cartLineItemAdjustment.by("item_id", line.id)),
    ...db.tables.cartShippingMethod
      .by("cart_id", cartId)
      .flatMap((method) => db.tables.cartShippingMethodAdjustment.by("shipping_method_id", method.id)),
  ]
  const amounts = new Map<string, number[]>()
  for (const { promotion_id: id, amount } of adjustments) {
    if (id === null) continue
    const list = amounts.get(id)
    if (list) list.push(amount)
    else amounts.set(id, [amount])
  }
  return amounts
}

/** Returns the attribute value that a budget counts usage by: the customer id or email, else null. */
export const budgetKey = (cart: Pick<Row<"cart">, "customer_id" | "email">, attribute: string | null): string | null =>
  attribute === "customer_id" ? cart.customer_id : attribute === "customer_email" ? cart.email : null

/** Counts a use toward a customer's limit; returns false if the cart has no such customer. */
function bookCustomer(db: Database, budget: Row<"campaignBudget">, cart: Row<"cart">): boolean {
  const key = budgetKey(cart, budget.attribute)
  if (key === null) return false
  const usage = db.tables.campaignBudgetUsage.by("budget_id", budget.id).find((u) => u.attribute_value === key)
  const used = sum([usage?.used ?? 0, 1])
  checkLimit(budget, used)
  if (usage) db.tables.campaignBudgetUsage.update(usage.id, { used })
  else db.tables.campaignBudgetUsage.insert({ budget_id: budget.id, attribute_value: key, used })
  return true
}

function checkLimit({ limit }: Row<"campaignBudget">, used: number): void {
  if (used > (limit || Number.POSITIVE_INFINITY)) throw notAllowed("Promotion usage exceeds the budget limit.")
}

/**
 * Counts a promotion of an order toward its budget. All promotions of the order together are one use: `before` is the use
 * without this order.
 */
function bookBudget(
  db: Database,
  budget: Row<"campaignBudget">,
  cart: Row<"cart">,
  amount: number,
  before: number,
): void {
  const { id, type } = budget
  // The server doesn't count amounts by customer.
  if (type === "spend_by_attribute") return
  if (type === "use_by_attribute" && !bookCustomer(db, budget, cart)) return
  const used = type === "spend" ? sum([budget.used, amount]) : sum([before, 1])
  if (type !== "use_by_attribute") checkLimit(budget, used)
  db.tables.campaignBudget.update(id, { used })
}

/** Counts the use of a cart's promotions toward their limits and campaign budgets; throws if one is exceeded. */
export function registerUsage(db: Database, cart: Row<"cart">): void {
  const before = new Map<string, number>()
  for (const [id, amounts] of discountsOf(db, cart.id)) {
    const promotion = db.tables.promotion.get(id)
    if (!promotion) continue
    if (promotion.limit !== null) {
      if (promotion.used >= promotion.limit) throw notAllowed("Promotion usage exceeds the limit.")
      db.tables.promotion.update(id, { used: promotion.used + 1 })
    }
    const campaign = db.tables.campaign.get(promotion.campaign_id)
    const budget = campaign && db.tables.campaignBudget.first("campaign_id", campaign.id)
    if (!budget) continue
    if (!before.has(budget.id)) before.set(budget.id, budget.used)
    bookBudget(db, budget, cart, sum(amounts), before.get(budget.id) ?? 0)
  }
}
