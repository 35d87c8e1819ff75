import { useTranslations } from "#lib/i18n.tsx"
import type { PricedVariant } from "#machines/price-list/price-list.requests.ts"
import { ChooseProducts } from "#routes/admin/_app/_pricing/price-lists/-price-list/choose-products.tsx"
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
