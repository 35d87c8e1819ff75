import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Row } from "#mocks/kernel/database.ts"
import type { applicationMethod } from "#mocks/kernel/models/promotion.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

/** An application method as requested, or with its changes applied. */
export type MethodDraft = Omit<InsertOf<(typeof applicationMethod)["columns"]>, "promotion_id">

const PER_UNIT: readonly (string | null | undefined)[] = ["each", "once"]

function checkBuyGet(method: MethodDraft): void {
  if (!method.apply_to_quantity) throw invalidData("apply_to_quantity is a required field for Promotion type of buyget")
  if (!method.buy_rules_min_quantity)
    throw invalidData("buy_rules_min_quantity is a required field for Promotion type of buyget")
  if (!method.max_quantity)
    throw invalidData("application_method.max_quantity is a required field for Promotion type of buyget")
  if (method.max_quantity < method.apply_to_quantity)
    throw invalidData(
      `max_quantity (${method.max_quantity}) must be greater than or equal to apply_to_quantity (${method.apply_to_quantity}) for BUYGET promotions.`,
    )
}

/** Throws if the application method is invalid. An existing method may lack `max_quantity`. */
export function checkMethod(type: Row<"promotion">["type"], method: MethodDraft, isNew: boolean): void {
  const value = method.value ?? 0
  if (method.type === "percentage" && (value <= 0 || value > 100))
    throw invalidData("Application Method value should be a percentage number between 0 and 100")
  if (type === "buyget") checkBuyGet(method)
  if (method.allocation === "across" && method.max_quantity)
    throw invalidData("application_method.max_quantity is not allowed to be set for allocation (across)")
  if (!method.allocation && method.target_type !== "order")
    throw invalidData(
      "application_method.allocation should be either 'across OR each OR once' when application_method.target_type is either 'shipping_methods OR items'",
    )
  if (isNew && PER_UNIT.includes(method.allocation) && !method.max_quantity)
    throw invalidData(
      "application_method.max_quantity is required when application_method.allocation is 'each OR once'",
    )
  if (method.allocation === "once" && method.target_type === "order")
    throw invalidData("application_method.allocation 'once' is not compatible with target_type 'order'")
}

/** Throws if an order promotion has target rules, or a buy-get promotion lacks buy or target rules. */
export function checkRuleKinds(
  type: Row<"promotion">["type"],
  method: MethodDraft,
  has: { readonly target: boolean; readonly buy: boolean },
): void {
  if (method.target_type === "order" && has.target)
    throw invalidData("Target rules for application method with target type (order) is not allowed")
  if (type === "buyget" && !has.buy) throw invalidData("Buy rules are required for buyget promotion type")
  if (type === "buyget" && !has.target) throw invalidData("Target rules are required for buyget promotion type")
  if (type === "standard" && has.buy) throw invalidData("Can't add buy rules to a standard promotion")
}

export function checkRules(rules: readonly { readonly attribute: string }[]): void {
  const unnamed = rules.filter(({ attribute }) => attribute === "")
  if (unnamed.length > 0) throw invalidData(unnamed.map(() => "rules[].attribute is a required field").join(", "))
}
