import { useColumnName } from "#admin/price-lists/grid/use-price-columns.ts"
import { OverlapsCard } from "#admin/price-lists/overlaps-card.tsx"
import { formatMoment } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { detailsOf } from "#machines/price-lists/price-list.draft.ts"
import { wantedPrices } from "#machines/price-lists/price-list.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import type { StepProps } from "./details-step.tsx"

/** What will be created. */
export function ReviewStep({ draft }: StepProps) {
  const t = useTranslations("admin.priceList")
  const tr = useTranslations("admin.priceListWizard.review")
  const locale = useLocale()
  const columnName = useColumnName()
  const prices = wantedPrices(draft)
  const priced = new Set(prices.map(({ variant }) => variant))
  const blank = draft.rows.filter(({ id }) => !priced.has(id)).length
  const { starts_at, ends_at } = detailsOf(draft)
  const show = (time: string | null, none: string) => (time === null ? none : formatMoment(time, locale))
  const counts = new Map<string, number>()
  for (const { column } of prices) counts.set(column, (counts.get(column) ?? 0) + 1)
  const isOver = ends_at !== null && Date.parse(ends_at) < Date.now()
  return (
    <>
      {isOver && (
        <Banner tone="waiting" title={tr("over.title")}>
          {tr("over.text")}
        </Banner>
      )}
      {blank > 0 && (
        <Banner tone="waiting" title={tr("blank.title", { count: blank })}>
          {tr("blank.text")}
        </Banner>
      )}
      <Card title={draft.title}>
        <Facts
          items={[
            { label: t("fields.description"), value: draft.description },
            { label: t("fields.type"), value: t(`types.${draft.type}`) },
            { label: t("fields.starts_at"), value: show(starts_at, tr("now")) },
            { label: t("fields.ends_at"), value: show(ends_at, tr("never")) },
            {
              label: t("fields.rules"),
              value: draft.groups.map(({ name }) => name).join(", ") || tr("everyone"),
            },
            { label: tr("variants"), value: String(priced.size) },
            {
              label: tr("prices"),
              value: [...counts]
                .map(([column, count]) => tr("pricesOf", { column: columnName(column), count: String(count) }))
                .join(" · "),
            },
          ]}
        />
      </Card>
      <OverlapsCard
        prices={prices}
        starts_at={starts_at}
        ends_at={ends_at}
        productOf={(variant) => draft.rows.find(({ id }) => id === variant)?.productId}
      />
    </>
  )
}
