import type { Promotion } from "#schema/admin/entities/promotion.ts"

/** Warnings of a promotion: what keeps an active one from applying, or that orders become free, whatever its status. */
export type Notice = "ended" | "planned" | "used" | "limit" | "free"

export function noticesOf(promotion: Promotion, now = Date.now()): readonly Notice[] {
  const { campaign, application_method: method, limit, used = 0, status } = promotion
  const budget = campaign?.budget
  const isShared = budget?.type === "usage" || budget?.type === "spend"
  const isFree = method?.type === "percentage" && method.value === 100 && method.target_type !== "shipping_methods"
  const found: readonly (Notice | false)[] = [
    status === "active" && Boolean(campaign?.ends_at) && Date.parse(campaign?.ends_at ?? "") <= now && "ended",
    status === "active" && Boolean(campaign?.starts_at) && Date.parse(campaign?.starts_at ?? "") > now && "planned",
    status === "active" && isShared && Boolean(budget.limit) && budget.used >= Number(budget.limit) && "used",
    status === "active" && Boolean(limit) && used >= Number(limit) && "limit",
    promotion.type === "standard" && isFree && "free",
  ]
  return found.flatMap((notice) => (notice ? [notice] : []))
}

/** Why a promotion can't be in a campaign: its currency isn't the one of the budget. */
export const isOtherCurrency = (
  { application_method: method }: Pick<Promotion, "application_method">,
  currency: string | null | undefined,
): boolean => Boolean(currency) && (method?.currency_code ?? "").toLowerCase() !== currency?.toLowerCase()
