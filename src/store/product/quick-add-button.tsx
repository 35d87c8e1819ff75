import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Product } from "#schema/store/entities/catalog.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { cartQueue } from "#store/cart/cart.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"

const QuickAdd = late(async () => (await import("./quick-add.tsx")).default)

/** Adds a product to the cart from a list: at once if it has one variant, otherwise after choosing its options. */
export function QuickAddButton({ product }: { product: Product }) {
  const t = useTranslations("store.catalog.product")
  const client = useQueryClient()
  const { openCart, prepare } = useOverlays()
  const [isOpen, setOpen] = useState(false)
  const { id, title, handle, thumbnail } = product
  const [variant, ...others] = product.variants ?? []
  const price = amountOf(variant?.calculated_price)
  // A search hit has no variants: its only one has the product's id.
  const single = others.length === 0 && variant && variant.id !== id && price ? { variant, price } : undefined
  const add = () => {
    if (!single) return setOpen(true)
    const { now: unitPrice, currency } = single.price
    const shown = { title, variantTitle: single.variant.title, handle, thumbnail, unitPrice, currency }
    void cartQueue(client).push({ kind: "add", variantId: single.variant.id, quantity: 1, shown })
    openCart(title)
  }
  return (
    <>
      <button
        type="button"
        aria-label={t("quickAdd", { title })}
        {...(single ? {} : { "aria-haspopup": "dialog" })}
        onPointerEnter={() => {
          prepare()
          if (!single) void QuickAdd.preload()
        }}
        // A double click adds it once.
        onClick={({ detail }) => detail < 2 && add()}
        className="grid size-11 place-items-center rounded-full text-ink"
      >
        <span className="grid size-9 place-items-center rounded-full bg-surface shadow-sm hover:bg-hover">
          <Icon name="plus" size={20} />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <QuickAdd product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
