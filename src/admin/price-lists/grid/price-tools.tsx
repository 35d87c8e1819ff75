import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Tier } from "#machines/price-lists/price-change.ts"
import { Button } from "#ui/button.tsx"
import type { CellChange, GridColumn } from "#ui/data-grid/types.ts"
import { late } from "#ui/late.tsx"

const TierDialog = late(async () => (await import("./tier-dialog.tsx")).default)
const DiscountDialog = late(async () => (await import("./discount-dialog.tsx")).default)

interface PriceToolsProps {
  tiers: readonly Tier[]
  onTier: (tier: Tier) => void
  columns: readonly GridColumn[]
  /** The variants that the filter shows. */
  shown: readonly { readonly id: string }[]
  onFill: (changes: readonly CellChange[]) => void
}

/** Buttons that add columns for quantities, and that fill prices in with a discount. */
export function PriceTools({ tiers, onTier, columns, shown, onFill }: PriceToolsProps) {
  const t = useTranslations("admin.priceList")
  const [open, setOpen] = useState<"tier" | "discount">()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button size="sm" variant="quiet" icon="plus" onClick={() => setOpen("tier")}>
        {t("tiers.add")}
      </Button>
      <Button size="sm" variant="quiet" icon="percent" onClick={() => setOpen("discount")}>
        {t("discount.open")}
      </Button>
      <Suspense>
        {open === "tier" && (
          <TierDialog
            tiers={tiers}
            onAdd={(tier) => {
              onTier(tier)
              close()
            }}
            onClose={close}
          />
        )}
        {open === "discount" && (
          <DiscountDialog
            columns={columns}
            variants={shown}
            onFill={(changes) => {
              onFill(changes)
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
