import { useTranslations } from "#lib/i18n.tsx"
import { budgetAttributes } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import type { Campaign, Promotion } from "#schema/admin/entities/promotion.ts"
import { Banner } from "#ui/banner.tsx"

type CountedBy = (typeof budgetAttributes)[number]

/** What a budget counts uses by; null if it doesn't count them per customer. */
export const countedBy = (budget: Campaign["budget"] | undefined): CountedBy | null =>
  budget?.type === "use_by_attribute" ? (budgetAttributes.find((each) => each === budget.attribute) ?? null) : null

interface GuestNoticeProps {
  by: CountedBy | null
  /** Those in the campaign whose budget counts by it. */
  promotions: readonly Pick<Promotion, "is_automatic">[]
}

/** Says what guests can't do because the campaign counts uses by something that they don't have. */
export function GuestNotice({ by, promotions }: GuestNoticeProps) {
  const t = useTranslations("admin.promotionBuilder.guests")
  if (!by) return null
  return (["automatic", "code"] as const).map((how) => {
    const count = promotions.filter((promotion) => Boolean(promotion.is_automatic) === (how === "automatic")).length
    return count > 0 && <Banner key={how} tone="waiting" announce title={t(`${how}.${by}`, { count })} />
  })
}
