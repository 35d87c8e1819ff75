import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Cart } from "#schema/store/entities/cart.ts"
import { countryName, useMarket } from "#store/market/market.ts"
import { rememberCart, useVisit, visit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TaskPage } from "#ui/task-page.tsx"
import { addToCart, cartQuery, countOf, useCart } from "./cart.ts"
import { CartLine } from "./cart-line.tsx"
import { cartChanges, linkedCartQuery } from "./cart-link.ts"
import { LinkStatus } from "./link-status.tsx"
import { Totals } from "./totals.tsx"

const route = getRouteApi("/_store/cart/$id")

/** A cart opened by a link, from another device or from someone else. */
export function LinkedCartPage() {
  const t = useTranslations("store.cart.link")
  const { id } = route.useParams()
  const { owner } = useVisit()
  // Keeps the first result: using the cart makes it the visitor's own.
  const { data } = useQuery({ ...linkedCartQuery(id, owner), staleTime: Number.POSITIVE_INFINITY })
  if (!data) return null
  if ("cart" in data) return <FoundCart cart={data.cart} isForeign={data.kind === "foreign"} />
  return <LinkStatus icon={data.kind === "own" ? "cart" : "search"} title={t(data.kind)} text={t(`${data.kind}Text`)} />
}

function FoundCart({ cart, isForeign }: { cart: Cart; isForeign: boolean }) {
  const t = useTranslations("store.cart.link")
  const locale = useLocale()
  const client = useQueryClient()
  const navigate = usePageNavigate({ from: "/cart/$id" })
  const { market, choose } = useMarket()
  const [isBusy, setBusy] = useState(false)
  const isElsewhere = market !== undefined && cart.region_id !== market.region.id
  const count = countOf(cart)
  const { cart: current, isLoading, isBroken } = useCart()
  // Using the linked cart replaces the visitor's own cart, which must be known to be empty.
  const isOwnEmpty = !isLoading && !isBroken && (current?.id === cart.id || countOf(current) === 0)
  const canUse = !isForeign && isOwnEmpty
  const use = async () => {
    const { owner } = visit()
    client.setQueryData(cartQuery({ owner, cartId: cart.id }).queryKey, cart)
    rememberCart(cart.id, owner)
    const country = cart.shipping_address?.country_code ?? cart.region?.countries?.[0]?.iso_2
    if (isElsewhere && country) choose(country)
    await navigate({ to: "/cart" })
  }
  const take = async () => {
    setBusy(true)
    await addToCart(client, cartChanges(cart))
    setBusy(false)
    await navigate({ to: "/cart" })
  }
  const empty = count === 0 ? t("empty") : undefined
  return (
    <TaskPage
      width="wide"
      title={isForeign ? t("foreign") : t("found", { count })}
      text={canUse ? t("foundText") : t("addItemsText")}
    >
      {isElsewhere && (
        <Banner
          title={t("region", {
            region: cart.region?.name ?? "",
            currency: cart.currency_code.toUpperCase(),
            country: countryName(market.country, locale),
          })}
        />
      )}
      <ul className="divide-y divide-line border-y border-line">
        {(cart.items ?? []).map((item) => (
          <CartLine key={item.id} item={item} currency={cart.currency_code} />
        ))}
      </ul>
      <Totals of={cart} />
      <div className="flex flex-wrap gap-3">
        {canUse && (
          <Button variant="primary" size="lg" icon="cart" disabledReason={empty} onClick={() => void use()}>
            {t("use")}
          </Button>
        )}
        <Button
          variant={canUse ? "secondary" : "primary"}
          size="lg"
          busy={isBusy}
          disabledReason={empty}
          onClick={() => void take()}
        >
          {t("addItems")}
        </Button>
      </div>
    </TaskPage>
  )
}
