import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { allShippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { checkShipping, type OptionResult, type TrialCart } from "./check.rules.ts"
import type { CheckSearch } from "./check-search.ts"
import { ReasonFix } from "./reason-fix.tsx"
import { checkedProductQuery } from "./trial-cart.ts"
import { useMarket } from "./use-market.ts"

/** The shipping options that the trial cart is offered, and what the others lack. */
export function CheckResults({ search }: { search: CheckSearch }) {
  const t = useTranslations("admin.shippingCheck")
  const { data: locations, error, refetch } = useQuery(allShippingQuery)
  const { data: product } = useQuery(checkedProductQuery(search.product))
  const { isLoaded, region, channel } = useMarket(search)
  const { country, province = "", city = "", total = "0" } = search
  const profile = search.product === undefined ? undefined : (product?.profile?.id ?? null)
  const variants = product?.variants
  const results = useMemo(() => {
    if (!locations || country === undefined) return undefined
    const cart = {
      region,
      channel,
      country,
      province,
      city,
      total: Number(total),
      profile,
      variants,
    } satisfies TrialCart
    return checkShipping(locations, cart)
  }, [locations, region, channel, country, province, city, total, profile, variants])
  if (error && !locations) return <ListError error={error} onRetry={() => void refetch()} />
  if (country === undefined) return <EmptyState icon="truck" title={t("start.title")} text={t("start.text")} />
  if (!results || !isLoaded) return <SkeletonText lines={6} />
  const offered = results.filter(({ missing }) => missing.length === 0)
  const others = results.filter(({ missing }) => missing.length > 0)
  const currency = region?.currency ?? ""
  const shared = { currency, search, product }
  return (
    <div className="grid min-w-0 gap-6">
      {!region && (
        <Banner tone="refused" title={t("noRegion.title")}>
          {t("noRegion.text")}
        </Banner>
      )}
      {product && !product.channels.includes(channel) && (
        <Banner tone="waiting" title={t("notInChannel.title")}>
          {t("notInChannel.text", { product: product.title })}{" "}
          <TextLink to="/admin/products/$id" params={{ id: product.id }} hash="organization">
            {t("openProduct")}
          </TextLink>
        </Banner>
      )}
      {product && product.profile === null && (
        <Banner tone="waiting" title={t("noProfile.title")}>
          {t("noProfile.text", { product: product.title })}{" "}
          <TextLink to="/admin/products/$id" params={{ id: product.id }} hash="organization">
            {t("openProduct")}
          </TextLink>
        </Banner>
      )}
      <Card title={t("offered.title")} badge={<Badge>{t("count", { count: offered.length })}</Badge>} padding="flush">
        {offered.length === 0 ? (
          <p className="px-4 pb-4 text-sm text-muted sm:px-5">{t("offered.none")}</p>
        ) : (
          <ul>
            {offered.map((result) => (
              <ResultRow key={result.option.id} result={result} {...shared} />
            ))}
          </ul>
        )}
      </Card>
      {others.length > 0 && (
        <Card title={t("others.title")} badge={<Badge>{t("count", { count: others.length })}</Badge>} padding="flush">
          <ul>
            {others.map((result) => (
              <ResultRow key={result.option.id} result={result} {...shared} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

interface ResultRowProps {
  result: OptionResult
  currency: string
  search: CheckSearch
  product: { readonly title: string } | undefined
}

function ResultRow({ result, currency, search, product }: ResultRowProps) {
  const t = useTranslations("admin.shippingCheck")
  const locale = useLocale()
  const country = new Intl.DisplayNames(locale, { type: "region" }).of((search.country ?? "").toUpperCase()) ?? ""
  const { option, location, zone, missing, without, price } = result
  const params = { id: location.id, zoneId: zone.id, optionId: option.id }
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 text-sm sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 break-words">
          <TextLink to="/admin/settings/locations/$id/zones/$zoneId/options/$optionId" params={params} variant="plain">
            {option.name}
          </TextLink>{" "}
          <span className="text-muted">{t("from", { location: location.name, zone: zone.name })}</span>
        </span>
        {price !== undefined && <Money amount={price} currency={currency} />}
        {price === undefined && option.price_type === "calculated" && (
          <span className="text-muted">{t("calculated")}</span>
        )}
      </div>
      {without.length > 0 && (
        <p className="text-muted">
          {t("without", {
            location: location.name,
            variants: new Intl.ListFormat(locale, { type: "conjunction" }).format(without),
          })}
        </p>
      )}
      {missing.length > 0 && (
        <ul className="grid gap-1">
          {missing.map((reason) => (
            <li key={reason} className="flex gap-1.5 text-muted">
              <Icon name="alert" size={14} className="mt-0.5 shrink-0 text-refused-ink" />
              <span className="min-w-0">
                {t(`reasons.${reason}`, {
                  country,
                  location: location.name,
                  zone: zone.name,
                  currency: currency.toUpperCase(),
                  province: search.province ?? "",
                  city: search.city ?? "",
                  profile: option.shipping_profile?.name ?? "",
                  product: product?.title ?? "",
                })}{" "}
                <ReasonFix reason={reason} result={result} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
