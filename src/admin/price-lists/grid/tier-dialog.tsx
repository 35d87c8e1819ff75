import { useState } from "react"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Tier } from "#machines/price-lists/price-change.ts"
import { NumberField } from "#ui/text-field.tsx"

const QUANTITY = /^[1-9]\d{0,8}$/
const quantityOf = (text: string): number | null => (text.trim() === "" ? null : Number(text))

interface TierDialogProps {
  tiers: readonly Tier[]
  onAdd: (tier: Tier) => void
  onClose: () => void
}

/** Dialog that adds columns with prices for quantities. */
export default function TierDialog({ tiers, onAdd, onClose }: TierDialogProps) {
  const t = useTranslations("admin.priceList.tiers")
  const [min, setMin] = useState("")
  const [max, setMax] = useState("")
  const [isTried, setIsTried] = useState(false)
  const bad = (text: string) => (text.trim() !== "" && !QUANTITY.test(text.trim()) ? t("quantity") : undefined)
  const tier = { min: quantityOf(min), max: quantityOf(max) }
  const isReversed = tier.min !== null && tier.max !== null && tier.min > tier.max
  const isKnown = tiers.some((other) => other.min === tier.min && other.max === tier.max)
  const minError =
    bad(min) ?? (tier.min === null && tier.max === null ? t("required") : isKnown ? t("known") : undefined)
  const maxError = bad(max) ?? (isReversed ? t("order") : undefined)
  return (
    <EntryDialog
      title={t("add")}
      description={t("hint")}
      size="sm"
      entries={[min, max]}
      submit={t("add")}
      busy={false}
      onSubmit={() => {
        setIsTried(true)
        if (!minError && !maxError) onAdd(tier)
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t("min")}
          inputMode="numeric"
          value={min}
          error={isTried || min !== "" ? minError : undefined}
          onChange={({ target }) => setMin(target.value)}
        />
        <NumberField
          label={t("max")}
          optional
          inputMode="numeric"
          value={max}
          error={maxError}
          onChange={({ target }) => setMax(target.value)}
        />
      </div>
    </EntryDialog>
  )
}
