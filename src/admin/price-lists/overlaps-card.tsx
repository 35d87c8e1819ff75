import { queryOptions, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { allLists } from "#admin/price-lists/check/checked.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { listPrices } from "#machines/price-lists/list-prices.ts"
import { canMeet, type Period, type PlacedPrice, sharedVariants } from "#machines/price-lists/price-overlap.rules.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { stateOf } from "./price-list-state.ts"
import { StateBadge } from "./state-badge.tsx"

const STALE_TIME = 30_000
/** With more lists, their prices are compared only after a click. */
const MAX_UNASKED = 10
/** Number of lists whose prices are read at the same time. */
const AT_ONCE = 4

const listsQuery = queryOptions({
  queryKey: ["admin", "price-lists", "list", "all"],
  queryFn: ({ signal }) => allLists(signal),
  staleTime: STALE_TIME,
})

/** The variants and columns of the prices of lists, in the order of the ids. */
const pricesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["admin", "price-lists", "list", "prices-of", ids],
    queryFn: ({ signal }) =>
      mapConcurrent(ids, AT_ONCE, async (id) =>
        (await listPrices(adminSdk()).all(id, { signal })).map(({ variant, column }) => ({ variant, column })),
      ),
    staleTime: STALE_TIME,
  })

interface OverlapsCardProps extends Period {
  /** Id of the list, if it exists already. */
  listId?: string
  /** Its prices; undefined while they load. */
  prices: readonly PlacedPrice[] | undefined
  productOf: (variant: string) => string | undefined
}

/** Card with the active price lists that have prices for the same variants in an overlapping period. */
export function OverlapsCard({ listId, prices, productOf, starts_at, ends_at }: OverlapsCardProps) {
  const t = useTranslations("admin.priceList.overlaps")
  const [isAsked, setAsked] = useState(false)
  const [now] = useState(Date.now)
  const lists = useQuery(listsQuery)
  const candidates = (lists.data ?? []).filter(
    (list) => list.id !== listId && list.status === "active" && canMeet({ starts_at, ends_at }, list, now),
  )
  const isWanted = isAsked || candidates.length <= MAX_UNASKED
  const others = useQuery({
    ...pricesQuery(candidates.map(({ id }) => id)),
    enabled: lists.data !== undefined && isWanted,
  })
  const failed = [lists, others].find(({ error, data }) => error && !data)
  const isLoading = !lists.data || !prices || (isWanted && !others.data)
  const overlaps =
    prices && others.data
      ? candidates.flatMap((list, at) => {
          const variants = sharedVariants(prices, others.data[at] ?? [])
          return variants.length > 0 ? [{ list, variants }] : []
        })
      : []
  return (
    <Card title={t("title")} description={t("hint")} padding={overlaps.length > 0 ? "flush" : "normal"}>
      {failed ? (
        <ListError error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isLoading ? (
        <SkeletonText lines={2} />
      ) : !isWanted ? (
        <Button size="sm" onClick={() => setAsked(true)}>
          {t("compare", { count: candidates.length })}
        </Button>
      ) : overlaps.length === 0 ? (
        <p className="text-sm text-muted">{t("none")}</p>
      ) : (
        <ul className="border-t border-line">
          {overlaps.map(({ list, variants }) => (
            <li
              key={list.id}
              className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-sm last:border-b-0 sm:px-5"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  <TextLink to="/admin/price-lists/$id" params={{ id: list.id }} variant="plain">
                    {list.title}
                  </TextLink>
                  <StateBadge state={stateOf(list, now)} />
                </span>
                <span className="text-muted">
                  {t("variants", { count: variants.length })}
                  {list.ends_at && (
                    <>
                      {" · "}
                      {t("until")} <DateTime value={list.ends_at} format="moment" />
                    </>
                  )}
                </span>
              </span>
              <TextLink
                to="/admin/price-lists/check"
                search={{ product: productOf(variants[0] ?? ""), variant: variants[0] }}
                aria-label={t("checkOf", { title: list.title })}
              >
                {t("check")}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
