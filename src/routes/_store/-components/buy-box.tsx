import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { useAddToCart } from "#routes/_store/-data/cart.ts"
import type { Product, ProductVariant } from "#schema/store/entities/catalog.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { OptionPicker } from "./option-picker.tsx"
import { amountOf, Price } from "./price.tsx"
import { type Chosen, choiceOf, mostOf, stockOf, variantFor } from "./variants.ts"

const route = getRouteApi("/_store/products/$handle")

/** Choosing a variant (it stands in the address), how many, and putting them into the cart. */
export function BuyBox({ product }: { product: Product }) {
  const t = useTranslations("store.catalog.product")
  const locale = useLocale()
  const { variant: wanted } = route.useSearch()
  const navigate = route.useNavigate()
  const first = product.variants?.find((v) => v.id === wanted) ?? firstSold(product)
  const [chosen, setChosen] = useState<Chosen>(() => (first ? choiceOf(first) : {}))
  const [quantity, setQuantity] = useState(1)
  const add = useAddToCart()
  const variant = variantFor(product, chosen)
  const price = amountOf(variant?.calculated_price)
  const most = mostOf(variant)
  const reason = whyNot()

  function whyNot(): string | undefined {
    const open = (product.options ?? []).find((o) => chosen[o.id] === undefined)
    if (open) return t("chooseFirst", { option: open.title })
    if (!variant || stockOf(variant).kind === "out") return t("soldOutReason")
    if (!price) return t("noPrice")
    return most !== undefined && quantity > most ? t("tooMany", { count: most }) : undefined
  }
  const choose = (option: string, value: string) => {
    const next = { ...chosen, [option]: value }
    setChosen(next)
    add.reset()
    const found = variantFor(product, next)
    navigate({ search: { variant: found?.id }, replace: true, resetScroll: false })
  }

  return (
    <div className="grid gap-6">
      {price ? <Price {...price} size="lg" /> : <p className="text-muted">{t("noPrice")}</p>}
      <OptionPicker product={product} chosen={chosen} onChoose={choose} />
      {variant && <StockNote variant={variant} />}
      <div className="sticky bottom-0 z-10 -mx-4 flex items-end gap-3 border-t border-line bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
        <QuantityStepper
          label={t("quantity")}
          value={quantity}
          min={1}
          max={most || undefined}
          onChange={setQuantity}
        />
        <div className="min-w-0 flex-1">
          <Button
            variant="primary"
            size="lg"
            icon="cart"
            block
            busy={add.isPending}
            disabledReason={reason}
            onClick={() => variant && add.mutate({ variantId: variant.id, quantity })}
          >
            {price ? t("addFor", { price: formatMoney(price.now * quantity, price.currency, locale) }) : t("add")}
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {add.isSuccess && (
          <Banner
            tone="done"
            title={t("added", { title: product.title })}
            action={
              <LinkButton to="/cart" size="sm">
                {t("view")}
              </LinkButton>
            }
          />
        )}
        {add.isError && <AddFailed error={add.error} />}
      </div>
    </div>
  )
}

function AddFailed({ error }: { error: unknown }) {
  const t = useTranslations("store")
  const { kind, code } = toApiError(error)
  const text =
    code === "insufficient_inventory"
      ? t("catalog.product.soldOutReason")
      : kind === "network"
        ? t("checkout.errors.lost")
        : t("cart.failedText", { reason: "" })
  return (
    <Banner tone="refused" title={t("cart.failed")}>
      {text}
    </Banner>
  )
}

function StockNote({ variant }: { variant: ProductVariant }) {
  const t = useTranslations("store.catalog.product.stock")
  const stock = stockOf(variant)
  const tone = { in: "bg-done", low: "bg-waiting", out: "bg-refused", backorder: "bg-waiting" }[stock.kind]
  return (
    <p className="flex items-center gap-2 text-sm" role="status">
      <span aria-hidden="true" className={`size-2 rounded-full ${tone}`} />
      {stock.kind === "low" ? t("low", { count: stock.count }) : t(stock.kind)}
    </p>
  )
}

/** The first variant that can be bought, so that a shopper does not begin with a sold-out one. */
const firstSold = (product: Product): ProductVariant | undefined =>
  product.variants?.find((v) => stockOf(v).kind !== "out") ?? product.variants?.[0]
