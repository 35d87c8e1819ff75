import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useCustomer } from "#store/account/customer.ts"
import { countryName, useMarket } from "#store/market/market.ts"
import { useMoveCart } from "#store/market/move-cart.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { lostCartQuery } from "./cart.ts"
import { copyCart } from "./cart-link.ts"
import { savedItemsQuery } from "./saved-items.ts"

/** Says that the remembered cart has expired or was ordered, until something new is added. */
export function LostCartNotice() {
  const t = useTranslations("store.cart.lost")
  const { data: lost } = useQuery(lostCartQuery)
  if (!lost) return null
  return (
    <Banner
      tone="waiting"
      title={t(lost)}
      action={
        lost === "ordered" ? (
          <LinkButton to="/account/orders" size="sm">
            {t("orders")}
          </LinkButton>
        ) : undefined
      }
    >
      {t(`${lost}Text`)}
    </Banner>
  )
}

/** Says that items which the device keeps for a customer couldn't be added to their cart yet. */
export function SavedItemsNotice() {
  const t = useTranslations("store.cart.earlier")
  const query = savedItemsQuery(useVisit())
  const { failureCount, isFetching, refetch } = useQuery(query)
  if (!query.enabled || failureCount === 0) return null
  return (
    <Banner
      tone="waiting"
      announce
      title={t("title")}
      action={<RetryButton size="sm" busy={isFetching} onClick={() => void refetch()} />}
    >
      {t("text")}
    </Banner>
  )
}

/** Shown for a cart of another region than the shop's prices, or of another customer. */
export function ForeignCartNotice({ cart }: { cart: Cart }) {
  const t = useTranslations("store.cart")
  const client = useQueryClient()
  const locale = useLocale()
  const { market, choose } = useMarket()
  const { openMarket } = useOverlays()
  const { data: customer } = useCustomer()
  const copying = useMutation({ mutationFn: () => copyCart(client, cart) })
  const isForeign = Boolean(customer && cart.customer_id && cart.customer_id !== customer.id)
  const move = useMoveCart()
  if (isForeign)
    return (
      <Banner
        tone="waiting"
        title={t("owner.title")}
        action={
          <Button size="sm" busy={copying.isPending} onClick={() => copying.mutate()}>
            {t("owner.action")}
          </Button>
        }
      >
        <span role={copying.isError ? "alert" : undefined}>{t(copying.isError ? "owner.failed" : "owner.text")}</span>
      </Banner>
    )
  if (!market) return null
  const { country_code: own, address_1: street } = cart.shipping_address ?? {}
  const isOtherRegion = Boolean(cart.region_id && cart.region_id !== market.region.id)
  // Who has entered an address has chosen its country.
  if (!isOtherRegion && (!own || own === market.country || street)) return null
  const region = cart.region?.name ?? cart.currency_code.toUpperCase()
  const country = countryName(market.country, locale)
  const home = own ?? cart.region?.countries?.[0]?.iso_2
  const title = isOtherRegion
    ? t("region.title", { region, currency: cart.currency_code.toUpperCase() })
    : t("region.countryTitle", { country: countryName(own ?? "", locale) })
  return (
    <Banner tone="waiting" title={title}>
      <span role={move.isError ? "alert" : undefined}>
        {move.isError ? t("region.failed") : t("region.text", { country })}
      </span>
      {/* Below the text: the drawer is too narrow for two buttons beside it. */}
      <div className="mt-2 flex flex-wrap gap-2">
        {home && (
          <Button size="sm" onClick={() => choose(home)}>
            {isOtherRegion
              ? t("region.keep", { region })
              : t("region.keepCountry", { country: countryName(home, locale) })}
          </Button>
        )}
        <Button
          size="sm"
          busy={move.isPending}
          onClick={() => (isOtherRegion ? openMarket(market.country) : move.mutate({ cart, market, gone: [] }))}
        >
          {t("region.move", { country })}
        </Button>
      </div>
    </Banner>
  )
}
