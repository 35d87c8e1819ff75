import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { PartTexts } from "#app/part-texts.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import { hasPrice } from "#machines/store/checkout/checkout.rules.ts"
import type { CartShippingOptionWithServiceZone } from "#schema/store/entities/cart.ts"
import { ownedKey } from "#store/api/client.ts"
import { useCart } from "#store/cart/cart.ts"
import { shippingOptionsQuery } from "#store/cart/free-shipping.ts"
import { shippingPriceOf } from "#store/cart/shipping-price.ts"
import { useVisit } from "#store/visit/visit.ts"

/** The shipping methods of the present cart: the API lists them only for a cart. */
export default function CartShipping() {
  return (
    <PartTexts parts={["browse", "cart", "checkout"]}>
      <Options />
    </PartTexts>
  )
}

function Options() {
  const t = useTranslations("browse.shipping")
  const delivery = useTranslations("store.checkout.delivery")
  const free = useTranslations("store.cart.summary")
  const locale = useLocale()
  const { owner } = useVisit()
  const { cart } = useCart()
  const id = cart?.id ?? ""
  const { data, isError } = useQuery({
    ...shippingOptionsQuery(id, owner),
    select: (options) => options.filter(hasPrice),
    // The prices can depend on the cart's items.
    queryKey: ownedKey("shipping-options", owner, id, cart?.item_total),
    placeholderData: keepPreviousData,
    enabled: id !== "",
  })
  if (!id) return <p className="text-muted">{t("noCart")}</p>
  if (isError) return <p className="text-muted">{t("failed")}</p>
  if (!data) return <p className="text-muted">{t("loading")}</p>
  if (data.length === 0) return <p className="text-muted">{t("none")}</p>
  const priceOf = ({ id, amount, is_tax_inclusive, insufficient_inventory }: CartShippingOptionWithServiceZone) => {
    const currency = cart?.currency_code ?? ""
    if (insufficient_inventory) return delivery("soldOut")
    if (typeof amount !== "number") return t("later")
    if (isZeroMoney(amount, currency)) return free("free")
    const { amount: added, isPlusTax } = shippingPriceOf({ id, cost: amount, is_tax_inclusive }, cart ?? null)
    const price = formatMoney(added, currency, locale)
    return isPlusTax ? delivery("plusTax", { price }) : price
  }
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {data.map((option) => (
          <li key={option.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              {option.name}
              {option.type?.description && <span className="block text-muted">{option.type.description}</span>}
            </span>
            <span className="text-right tabular-nums">{priceOf(option)}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t("ofCart")}</p>
    </div>
  )
}
