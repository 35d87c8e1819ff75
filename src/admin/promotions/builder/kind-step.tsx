import { useTranslations } from "#lib/i18n.tsx"
import { kinds } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { droppedSets } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { useSetName } from "./set-name.ts"
import type { StepProps } from "./step-props.ts"

/** What the promotion discounts. */
export function KindStep({ draft, change }: StepProps) {
  const t = useTranslations("admin.promotionBuilder")
  const nameOf = useSetName()
  const dropped = droppedSets(draft)
  return (
    <Card title={t("steps.kind")}>
      <div className="grid gap-4">
        <RadioCards
          legend={t("steps.kind")}
          legendHidden
          columns={2}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`), description: t(`kindHints.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
        {dropped.length > 0 && (
          <Banner tone="waiting" title={t("dropped", { sets: dropped.map(nameOf).join(", ") })} announce />
        )}
      </div>
    </Card>
  )
}
