import type { Promotion } from "#schema/admin/entities/promotion.ts"

/** Warnings of a promotion: what keeps an active one from applying, or that orders become free, whatever its status. */
export type PromotionWarning = "ended" | "planned" | "used" | "limit" | "free"

export function warningsOf(promotion: Promotion, now = Date.now()): readonly PromotionWarning[] {
  const { campaign, application_method: method, limit, used = 0, status } = promotion
  const budget = campaign?.budget
  const isShared = budget?.type === "usage" || budget?.type === "spend"
  const isFree = method?.type === "percentage" && method.value === 100 && method.target_type !== "shipping_methods"
  const found: readonly (PromotionWarning | false)[] = [
    status === "active" && Boolean(campaign?.ends_at) && Date.parse(campaign?.ends_at ?? "") <= now && "ended",
    status === "active" && Boolean(campaign?.starts_at) && Date.parse(campaign?.starts_at ?? "") > now && "planned",
    status === "active" && isShared && Boolean(budget.limit) && budget.used >= Number(budget.limit) && "used",
    status === "active" && Boolean(limit) && used >= Number(limit) && "limit",
    promotion.type === "standard" && isFree && "free",
  ]
  return found.flatMap((warning) => (warning ? [warning] : []))
}
