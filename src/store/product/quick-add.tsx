import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Product } from "#schema/store/entities/catalog.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { cartQueue } from "#store/cart/cart.ts"
import { useMarket } from "#store/market/market.ts"
import type { Market } from "#store/market/region.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { LoadFailed } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { AddLabel } from "./add-label.tsx"
import { OptionPicker } from "./option-picker.tsx"
import { productQuery } from "./products.ts"
import { choiceFor, stockOf } from "./variants.ts"

interface QuickAddProps {
  /** A product as a list shows it. */
  product: Product
  onClose: () => void
}

/** Chooses the options of a product and adds it to the cart, without leaving the list. */
export default function QuickAdd(props: QuickAddProps) {
  const { market } = useMarket()
  return (
    <PartTexts parts={["browse"]} failed={<LoadFailed onClose={props.onClose} />}>
      {market && <Chooser {...props} market={market} />}
    </PartTexts>
  )
}

function Chooser({ product: listed, onClose, market }: QuickAddProps & { market: Market }) {
  const t = useTranslations("browse.quickAdd")
  const tp = useTranslations("store.catalog.product")
  const client = useQueryClient()
  const { openCart } = useOverlays()
  const [wanted, setWanted] = useState<string>()
  const { data: product, isError } = useQuery(productQuery(listed.handle, market.region.id, market.country))
  const choice = product ? choiceFor(product, wanted) : undefined
  const variant = choice?.variant
  const price = amountOf(variant?.calculated_price)
  const isOut = variant !== undefined && stockOf(variant).kind === "out"
  const isMissing = product ? false : isError || product === null
  const add = () => {
    if (!product || !variant || !price) return
    const { title, handle } = product
    const thumbnail = variant.thumbnail ?? product.thumbnail
    const shown = {
      title,
      variantTitle: variant.title,
      handle,
      thumbnail,
      unitPrice: price.now,
      currency: price.currency,
    }
    void cartQueue(client).push({ kind: "add", variantId: variant.id, quantity: 1, shown })
    onClose()
    openCart(title)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={listed.title}
      size="sm"
      footer={
        isMissing ? (
          <LinkButton to="/products/$handle" params={{ handle: listed.handle }} variant="primary">
            {t("open")}
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            icon="cart"
            disabledReason={!product ? t("loading") : isOut ? tp("soldOutReason") : price ? undefined : tp("noPrice")}
            onClick={add}
          >
            {isOut ? tp("stock.out") : <AddLabel price={price} />}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {isMissing && <p role="alert">{t("failed")}</p>}
        {!product && !isMissing && <p className="text-muted">{t("loading")}</p>}
        {product && choice && (
          <OptionPicker
            product={product}
            chosen={choice.chosen}
            onChoose={(option, value) => setWanted(choice.withValue(option, value)?.id)}
          />
        )}
      </div>
    </Dialog>
  )
}
