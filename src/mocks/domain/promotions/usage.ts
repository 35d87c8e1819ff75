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

function bookBudget(db: Database, budget: Row<"campaignBudget">, cart: Row<"cart">, amount: number): void {
  const by = budget.type === "spend" || budget.type === "spend_by_attribute" ? amount : 1
  const limit = budget.limit ?? Number.POSITIVE_INFINITY
  if (budget.type === "spend" || budget.type === "usage") {
    const used = sum([budget.used, by])
    if (used > limit) throw notAllowed("Promotion usage exceeds the budget limit.")
    db.tables.campaignBudget.update(budget.id, { used })
    return
  }
  const key = budgetKey(cart, budget.attribute)
  if (key === null) return
  const usage = db.tables.campaignBudgetUsage.by("budget_id", budget.id).find((u) => u.attribute_value === key)
  const used = sum([usage?.used ?? 0, by])
  if (used > limit) throw notAllowed("Promotion usage exceeds the budget limit.")
  if (usage) db.tables.campaignBudgetUsage.update(usage.id, { used })
  else db.tables.campaignBudgetUsage.insert({ budget_id: budget.id, attribute_value: key, used })
  db.tables.campaignBudget.update(budget.id, { used: sum([budget.used, by]) })
}

/** Counts the use of a cart's promotions toward their limits and campaign budgets; throws if one is exceeded. */
export function registerUsage(db: Database, cart: Row<"cart">): void {
  for (const [id, amounts] of discountsOf(db, cart.id)) {
    const promotion = db.tables.promotion.get(id)
    if (!promotion) continue
    if (promotion.limit !== null) {
      if (promotion.used >= promotion.limit) throw notAllowed("Promotion usage exceeds the limit.")
      db.tables.promotion.update(id, { used: promotion.used + 1 })
    }
    const budget =
      promotion.campaign_id === null ? undefined : db.tables.campaignBudget.first("campaign_id", promotion.campaign_id)
    if (budget) bookBudget(db, budget, cart, sum(amounts))
  }
}
