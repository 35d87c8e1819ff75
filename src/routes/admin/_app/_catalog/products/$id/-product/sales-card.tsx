import { useQuery } from "@tanstack/react-query"
import { type LinkProps, useRouter } from "@tanstack/react-router"
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
                        <Fix link={link} productId={productId} variantId={variantId} places={places} />
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

interface Target {
  readonly to: string
  readonly id?: string | undefined
  readonly variantId?: string | undefined
  readonly hash?: string
}

interface Place {
  readonly productId: string
  readonly variantId: string | undefined
  readonly places: Places
}

const settings = "/admin/settings"

/** The page where a missing link is added: that of the record, if it is known which one, else the list. */
function targetOf(link: Link, { productId, variantId, places }: Place): Target {
  const product = { to: "/admin/products/$id", id: productId }
  const location = places.location
    ? { to: `${settings}/locations/$id`, id: places.location }
    : { to: `${settings}/locations` }
  switch (link) {
    case "variant":
      return { ...product, hash: "variants" }
    case "price":
      return { to: "/admin/products/$id/variants/$variantId", id: productId, variantId, hash: "prices" }
    case "disabled":
      return { to: `${settings}/sales-channels/$id`, id: places.channel }
    case "storefront":
      return { to: `${settings}/api-keys` }
    case "location":
      return places.channel ? { to: `${settings}/sales-channels/$id`, id: places.channel } : location
    case "country":
      return { to: `${settings}/regions` }
    case "shipping":
      return places.hasOption ? location : { to: `${settings}/shipping-profiles/$id`, id: places.profile }
    case "shippingPrice":
      return location
    case "stock":
      return { to: "/admin/inventory" }
    default:
      return { ...product, hash: "organization" }
  }
}

const explained = ["storefront", "location", "country", "shipping", "shippingPrice", "stock"] as const
type Explained = (typeof explained)[number]

interface FixProps extends Place {
  link: Link
}

/** Links to the page where the missing part can be added, or explains how to add it if there is no such page. */
function Fix({ link, ...place }: FixProps) {
  const t = useTranslations("admin.products.sales")
  const { routesByPath } = useRouter()
  const { to, id, variantId = "", hash } = targetOf(link, place)
  if (!(to in routesByPath)) {
    const key = explained.find((each): each is Explained => each === link)
    return key ? t(`explain.${key}`) : null
  }
  const isProfile = link === "shipping" && !place.places.hasOption
  const target = { to, params: { id, variantId }, hash } as LinkProps
  return <TextLink {...target}>{t(isProfile ? "fix.profileOption" : `fix.${link}`)}</TextLink>
}
