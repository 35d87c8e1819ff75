import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { toggleWish, wishlist } from "./wishlist.ts"

interface WishButtonProps {
  productId: string
  title: string
}

/** A heart that saves a product to the wishlist, or removes it. */
export function WishButton({ productId, title }: WishButtonProps) {
  const t = useTranslations("store.catalog.product")
  const isSaved = wishlist.use().ids.includes(productId)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t("wish", { title })}
      onClick={() => toggleWish(productId)}
      className="grid size-11 place-items-center rounded-full text-muted hover:text-ink aria-pressed:text-refused-ink"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface shadow-sm">
        <Icon name="heart" size={20} className={isSaved ? "fill-current" : ""} />
      </span>
    </button>
  )
}
