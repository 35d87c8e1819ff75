import { useTranslations } from "#lib/i18n.tsx"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { warningsOf } from "./promotion-warnings.ts"

const tones = { draft: "inactive", active: "done", inactive: "refused" } as const

/** A promotion's status; an active one that its campaign hasn't started, or has ended, is scheduled or expired. */
export function PromotionBadge({ promotion }: { promotion: Promotion }) {
  const t = useTranslations("admin.promotion.statuses")
  const tc = useTranslations("admin.lists.campaigns.states")
  const { status = "draft" } = promotion
  const warnings = warningsOf(promotion)
  if (warnings.includes("planned")) return <StatusBadge tone="waiting">{tc("scheduled")}</StatusBadge>
  if (warnings.includes("ended")) return <StatusBadge tone="refused">{tc("expired")}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>
}
