import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { isSoldOut, loadStock, productsOf, type Shortage, shortages } from "#machines/store/checkout/checkout-stock.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { catalogSdk } from "#store/api/client.ts"
import { Banner } from "#ui/banner.tsx"

/** Returns the cart's items that there isn't enough of; none until that is known. */
export function useShortages(cart: Cart | null): readonly Shortage[] {
  const ids = productsOf(cart)
  const { data } = useQuery({
    queryKey: ["store", "cart-stock", ids],
    queryFn: ({ signal }) => loadStock(catalogSdk(), ids, { signal }),
    enabled: ids.length > 0,
    // The checkout can have said by now that an item is sold out.
    staleTime: 0,
  })
  return cart && data ? shortages(cart, data) : []
}

/** Whether some or all of the cart's items can't be ordered as they are. */
export function useStockOf(cart: Cart | null) {
  const short = useShortages(cart)
  return { isShort: short.length > 0, isSoldOut: cart !== null && isSoldOut(cart, short) }
}

/** Says in place of the link to the checkout that no item can be ordered. */
export function SoldOutNotice() {
  const t = useTranslations("store.cart.soldOut")
  return (
    <Banner tone="waiting" title={t("title")}>
      {t("text")}
    </Banner>
  )
}

/** Says at a line item that it is sold out, or how many are left of a larger quantity. */
export function StockNote({ lineId, short }: { lineId: string; short: readonly Shortage[] }) {
  const t = useTranslations("store.catalog.product.stock")
  const found = short.find((shortage) => shortage.lineId === lineId)
  if (!found) return null
  return (
    <p className="text-sm font-semibold text-refused-ink">
      {found.now === 0 ? t("out") : t("low", { count: found.now })}
    </p>
  )
}
