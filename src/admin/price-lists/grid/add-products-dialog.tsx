import { ChooseProducts } from "#admin/price-lists/choose-products.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { PricedVariant } from "#machines/price-lists/list-prices.ts"
import { Dialog } from "#ui/dialog.tsx"

interface AddProductsDialogProps {
  onAdd: (variants: readonly PricedVariant[]) => void
  onClose: () => void
}

/** Dialog that adds rows for products to the grid. */
export default function AddProductsDialog({ onAdd, onClose }: AddProductsDialogProps) {
  const t = useTranslations("admin.priceList.choose")
  return (
    <Dialog open onClose={onClose} title={t("title")} description={t("text")}>
      <div className="min-h-80">
        <ChooseProducts onAdd={onAdd} />
      </div>
    </Dialog>
  )
}
