import { useQuery } from "@tanstack/react-query"
import type { LinkProps } from "@tanstack/react-router"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import {
  saleVariantQuery,
  saleVariantsQuery,
  shopQuery,
  toSaleProduct,
} from "#routes/admin/_app/_catalog/products/-product/sales.ts"
import {
  type Link,
  type MarketState,
  openMarkets,
  type Places,
  productSales,
  variantSales,
} from "#routes/admin/_app/_catalog/products/-product/sellability.ts"
import { ListError } from "#routes/admin/-kit/list-states.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

type Product = Parameters<typeof toSaleProduct>[0]

/** Variants that are read for the card of a product. */
const READ = 100

/** Card of the markets in which customers can buy a product, and of what the others lack. */
export function ProductSalesCard({ product }: { product: Product }) {
  const shop = useQuery(shopQuery)
  const read = useQuery(saleVariantsQuery(product.id, READ))
  const states = shop.data && read.data && productSales(toSaleProduct(product), read.data.variants, shop.data)
  return (
    <SalesCard
      productId={product.id}
      states={states}
      queries={[shop, read]}
      checked={read.data?.isComplete === false ? READ : undefined}
    />
  )
}

/** The same card for one variant. */
export function VariantSalesCard({ product, variantId }: { product: Product; variantId: string }) {
  const shop = useQuery(shopQuery)
  const read = useQuery(saleVariantQuery(product.id, variantId))
  const states = shop.data && read.data && variantSales(toSaleProduct(product), read.data, shop.data)
  return <SalesCard productId={product.id} states={states || undefined} queries={[shop, read]} />
}

interface SalesCardProps {
  productId: string
  states: readonly MarketState[] | undefined
  queries: readonly { readonly error: Error | null; readonly refetch: () => unknown }[]
  /** Number of variants that were checked, if there are more. */
  checked?: number | undefined
}

function SalesCard({ productId, states, queries, checked }: SalesCardProps) {
  const t = useTranslations("admin.products.sales")
  const failed = queries.find(({ error }) => error !== null)
  const open = states && openMarkets(states)
  return (
    <Card title={t("title")} description={t("hint")}>
      {failed && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!states && !failed && <SkeletonText lines={2} />}
      {states?.length === 0 && <p className="text-sm text-muted">{t("noMarkets")}</p>}
      {states && open !== undefined && states.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {states.map(({ market, missing, unserved, places, variantId }) => (
            <li key={market.id} className="grid gap-1">
              <span className="flex items-center justify-between gap-3">
                <span className="min-w-0 break-words">
                  {market.name} <span className="text-muted uppercase">{market.currency_code}</span>
                </span>
                <StatusBadge tone={missing.length > 0 ? "refused" : unserved.length > 0 ? "waiting" : "done"}>
                  {t(missing.length > 0 ? "closed" : unserved.length > 0 ? "partly" : "open")}
                </StatusBadge>
              </span>
              {unserved.length > 0 && <Unserved countries={unserved} />}
              {missing.length > 0 && (
                <ul className="grid gap-1">
                  {missing.map((link) => (
                    <li key={link} className="flex gap-1.5 text-muted">
                      <Icon name="alert" size={14} className="mt-0.5 shrink-0 text-refused-ink" />
                      <span className="min-w-0 [&_a]:underline">
                        {t(`missing.${link}`, { currency: market.currency_code.toUpperCase() })}{" "}
                        <Fix
                          link={link}
                          productId={productId}
                          variantId={variantId}
                          market={market.id}
                          places={places}
                        />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {checked !== undefined && <p className="pt-3 text-xs text-muted">{t("checked", { count: checked })}</p>}
    </Card>
  )
}

const NAMED = 6

/** The countries of a market that nothing can be delivered to. */
function Unserved({ countries }: { countries: readonly string[] }) {
  const t = useTranslations("admin.products.sales")
  const locale = useLocale()
  const names = new Intl.DisplayNames(locale, { type: "region" })
  const all = countries.map((code) => names.of(code.toUpperCase()) ?? code.toUpperCase()).sort()
  const list = new Intl.ListFormat(locale, { type: "conjunction" })
  const rest = all.length - NAMED
  const shown = rest > 0 ? [...all.slice(0, NAMED), t("moreCountries", { count: rest })] : all
  return <span className="text-muted">{t("unserved", { countries: list.format(shown) })}</span>
}

interface Place {
  readonly productId: string
  readonly variantId: string | undefined
  readonly market: string
  readonly places: Places
}

type Target = LinkProps & { readonly label: string }

/** The page where a missing link is added: that of the record, if it is known which one, else the list. */
function useTarget({ productId, variantId, market, places }: Place): (link: Link) => Target {
  const t = useTranslations("admin.products.sales.fix")
  const { channel, profile, key, location, zone, option, item } = places
  const organization = { to: "/admin/products/$id", params: { id: productId }, hash: "organization" } as const
  const settings = "/admin/settings"
  const openLocation: Target = location
    ? { to: `${settings}/locations/$id`, params: { id: location }, label: t("openLocation") }
    : { to: `${settings}/locations`, label: t("locations") }
  const openChannel: Target = channel
    ? { to: `${settings}/sales-channels/$id`, params: { id: channel }, label: t("disabled") }
    : { to: `${settings}/sales-channels`, label: t("channels") }
  const shipping = (): Target => {
    if (location && zone) {
      const to = `${settings}/locations/$id/zones/$zoneId/options/new` as const
      return { to, params: { id: location, zoneId: zone }, search: { profile }, label: t("shipping") }
    }
    if (!location || !places.hasSets) return openLocation
    return { to: `${settings}/locations/$id/zones/new`, params: { id: location }, label: t("zone") }
  }
  const shippingPrice = (): Target => {
    if (!location || !zone || !option) return openLocation
    const to = `${settings}/locations/$id/zones/$zoneId/options/$optionId` as const
    return { to, params: { id: location, zoneId: zone, optionId: option }, label: t("shippingPrice") }
  }
  return (link) => {
    switch (link) {
      case "variant":
        return { to: "/admin/products/$id", params: { id: productId }, hash: "variants", label: t("variant") }
      case "price": {
        const params = { id: productId, variantId: variantId ?? "" }
        return { to: "/admin/products/$id/variants/$variantId", params, hash: "prices", label: t("price") }
      }
      case "disabled":
      case "location":
        return openChannel
      case "storefront":
        return key
          ? { to: `${settings}/api-keys/$id`, params: { id: key }, label: t("storefront") }
          : { to: `${settings}/api-keys`, search: { type: "publishable" }, label: t("keys") }
      case "country":
        return { to: `${settings}/regions/$id`, params: { id: market }, label: t("country") }
      case "shipping":
        return shipping()
      case "shippingPrice":
        return shippingPrice()
      case "stock":
        return item
          ? { to: "/admin/inventory/$id", params: { id: item }, label: t("stock") }
          : { to: "/admin/inventory", label: t("inventory") }
      default:
        return { ...organization, label: t(link) }
    }
  }
}

/** Links to the page where the missing part can be added. */
function Fix({ link, ...place }: Place & { link: Link }) {
  const { label, ...target } = useTarget(place)(link)
  return <TextLink {...target}>{label}</TextLink>
}
