import { Suspense } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { type Link, type MarketState, missingEverywhere } from "./sellability.ts"

const MissingPartLink = late(async () => (await import("./missing-part-link.tsx")).MissingPartLink)

export interface SalesListProps {
  productId: string
  states: readonly MarketState[] | undefined
  queries: readonly { readonly error: Error | null; readonly refetch: () => unknown }[]
  /** Number of variants that were checked, if there are more. */
  checked?: number | undefined
}

/** A list of markets: whether customers there can buy a product, and links that fix what is missing. */
export function SalesList({ productId, states, queries, checked }: SalesListProps) {
  const t = useTranslations("admin.products.sales")
  const failed = queries.find(({ error }) => error !== null)
  const everywhere = states ? missingEverywhere(states) : []
  return (
    <>
      {failed && <ListError error={failed.error} onRetry={() => void failed.refetch()} />}
      {!states && !failed && <SkeletonText lines={2} />}
      {states?.length === 0 && <p className="text-sm text-muted">{t("noMarkets")}</p>}
      {states && states.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {everywhere.length > 0 && states[0] && (
            <li>
              <Missing links={everywhere} state={states[0]} productId={productId} />
            </li>
          )}
          {states.map((state) => {
            const { market, missing, unserved } = state
            const marketGaps = missing.filter((link) => !everywhere.includes(link))
            return (
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
                {marketGaps.length > 0 && <Missing links={marketGaps} state={state} productId={productId} />}
              </li>
            )
          })}
        </ul>
      )}
      {checked !== undefined && <p className="pt-3 text-xs text-muted">{t("checked", { count: checked })}</p>}
    </>
  )
}

interface MissingProps {
  links: readonly Link[]
  state: MarketState
  productId: string
}

/** The missing requirements, each with a link to the page where it is added. */
function Missing({ links, state: { market, places, variantId }, productId }: MissingProps) {
  const t = useTranslations("admin.products.sales")
  return (
    <ul className="grid gap-1">
      {links.map((link) => (
        <li key={link} className="flex gap-1.5 text-muted">
          <Icon name="alert" size={14} className="mt-0.5 shrink-0 text-refused-ink" />
          <span className="min-w-0 [&_a]:underline">
            {t(`missing.${link}`, { currency: market.currency_code.toUpperCase() })}{" "}
            <Suspense>
              <MissingPartLink
                link={link}
                productId={productId}
                variantId={variantId}
                market={market.id}
                currency={market.currency_code}
                places={places}
              />
            </Suspense>
          </span>
        </li>
      ))}
    </ul>
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
