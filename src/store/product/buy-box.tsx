import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useRef, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import type { Product, ProductVariant } from "#schema/store/entities/catalog.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { cartQueue, useCart } from "#store/cart/cart.ts"
import { countOfVariant } from "#store/cart/cart-changes.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { leadToRefusedDraft } from "#ui/refused-draft.ts"
import { useBottomBar } from "#ui/use-bottom-bar.ts"
import { AddLabel } from "./add-label.tsx"
import { DeliveryNote } from "./delivery-note.tsx"
import { OptionPicker } from "./option-picker.tsx"
import { Price } from "./price.tsx"
import { maxQuantity, stockOf, type VariantChoice } from "./variants.ts"

const NotifyMe = late(async () => (await import("#store/stock/notify-me.tsx")).default, "hidden")
const CartShipping = late(async () => (await import("./cart-shipping.tsx")).default, "hidden")

/** Product options, quantity, and the button that adds to the cart. The variant is stored in the URL. */
export function BuyBox({ product, choice }: { product: Product; choice: VariantChoice }) {
  const t = useTranslations("store.catalog.product")
  const navigate = usePageNavigate({ from: "/products/$handle" })
  const queue = cartQueue(useQueryClient())
  const { openCart, prepare } = useOverlays()
  const [quantity, setQuantity] = useState(1)
  const bar = useBottomBar<HTMLDivElement>()
  const { chosen, variant } = choice
  const price = amountOf(variant?.calculated_price)
  const { cart } = useCart()
  const inCart = variant ? countOfVariant(cart, variant.id) : 0
  const inStock = maxQuantity(variant)
  // Items already in the cart count too.
  const most = inStock === undefined ? undefined : Math.max(0, inStock - inCart)
  const stock = variant && stockOf(variant).kind
  const isOut = stock === "out"
  const reason = whyNot()

  function whyNot(): string | undefined {
    const open = (product.options ?? []).find((o) => chosen[o.id] === undefined)
    if (open) return t("chooseFirst", { option: open.title })
    if (!variant) return t("notMade")
    if (isOut) return t("soldOutReason")
    if (!price) return t("noPrice")
    if (most === 0) return t("allInCart", { count: inCart })
    return most !== undefined && quantity > most ? t("tooMany", { count: most }) : undefined
  }
  const choose = (option: string, value: string) => {
    const found = choice.withValue(option, value)
    navigate({ search: (before) => ({ ...before, variant: found?.id }), replace: true, resetScroll: false })
  }
  const add = () => {
    if (!variant || !price || reason) return
    const shown = {
      title: product.title,
      variantTitle: variant.title,
      handle: product.handle,
      thumbnail: variant.thumbnail ?? product.thumbnail,
      unitPrice: price.now,
      currency: price.currency,
    }
    void queue.push({ kind: "add", variantId: variant.id, quantity, shown })
    openCart(product.title)
  }
  // Called after the quantity that is still being typed has been applied, which renders again.
  const latestAdd = useRef(add)
  latestAdd.current = add

  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        {price ? <Price {...price} size="lg" /> : <p className="text-muted">{t("noPrice")}</p>}
        {price && price.tax !== "none" && (
          <p className="text-xs text-muted">{t(price.tax === "included" ? "taxIncluded" : "taxExcluded")}</p>
        )}
      </div>
      <OptionPicker product={product} chosen={chosen} onChoose={choose} />
      <div className="grid gap-2 text-sm">
        {variant && price && <StockNote variant={variant} />}
        {price && (stock === "in" || stock === "low") && <DeliveryNote />}
        <ReturnsNote />
      </div>
      <div
        ref={bar}
        className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-end gap-3 border-t border-line bg-surface/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm sm:static sm:border-0 sm:bg-transparent sm:p-0 noscript:hidden"
      >
        {!isOut && (
          <QuantityStepper
            label={t("quantity")}
            size="lg"
            value={quantity}
            min={1}
            max={most || undefined}
            onChange={setQuantity}
          />
        )}
        <div className="min-w-44 flex-1 max-sm:[&_button]:px-3 max-sm:[&_svg]:hidden">
          <Button
            variant="primary"
            size="lg"
            icon="cart"
            block
            disabledReason={reason}
            onPointerEnter={prepare}
            onFocus={prepare}
            // A double click adds it once.
            onClick={({ detail }) => detail < 2 && !leadToRefusedDraft() && latestAdd.current()}
          >
            {/* The price of several may depend on their number, so only the cart knows it. */}
            {isOut ? t("stock.out") : <AddLabel price={quantity + inCart === 1 ? price : null} />}
          </Button>
        </div>
      </div>
      <noscript>
        <p className="text-sm text-muted">{t("noScript")}</p>
      </noscript>
      {variant && isOut && (
        <Suspense>
          <NotifyMe key={variant.id} variant={variant} />
        </Suspense>
      )}
      <ShippingMethods />
    </div>
  )
}

function StockNote({ variant }: { variant: ProductVariant }) {
  const t = useTranslations("store.catalog.product.stock")
  const stock = stockOf(variant)
  const tone = { in: "bg-done", low: "bg-waiting", out: "bg-refused", backorder: "bg-waiting" }[stock.kind]
  return (
    <p className="flex items-center gap-2" role="status">
      <span aria-hidden="true" className={`size-2 rounded-full ${tone}`} />
      {stock.kind === "low" ? t("low", { count: stock.count }) : t(stock.kind)}
    </p>
  )
}

function ReturnsNote() {
  const t = useTranslations("store.catalog.product")
  const days = returnDays()
  if (days === undefined) return null
  return (
    <p className="flex items-center gap-2 text-muted">
      <Icon name="return" size={16} />
      {t("returns", { days })}
    </p>
  )
}

function ShippingMethods() {
  const t = useTranslations("store.catalog.product")
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted hover:text-ink">
        {t("shippingMethods")}
      </summary>
      <div className="pt-2">
        {isOpen && (
          <Suspense>
            <CartShipping />
          </Suspense>
        )}
      </div>
    </details>
  )
}
