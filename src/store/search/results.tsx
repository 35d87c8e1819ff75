import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useEffect, useRef, useState } from "react"
import { useHits, useInstantSearch, usePagination } from "react-instantsearch"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductHit, SearchClient } from "#sdk/search/types.ts"
import type { Market } from "#store/market/region.ts"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { late } from "#ui/late.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { Chosen, useChosen } from "./chosen.tsx"
import { Filters } from "./facets/filters.tsx"
import { useFilterDrawer } from "./facets/use-filter-drawer.ts"
import { FallbackNotice } from "./fallback-notice.tsx"
import { type Found, HitCard } from "./hit-card.tsx"
import { OrderControls } from "./order-controls.tsx"
import { QueryField } from "./query-field.tsx"
import { SearchErrorBanner } from "./search-error-banner.tsx"
import { FacetsSkeleton, ResultsSkeleton, resultGrid } from "./skeletons.tsx"
import { trackView } from "./statistics/events.ts"
import { SearchConsent } from "./statistics/search-consent.tsx"
import { HITS } from "./url/address.ts"

const HelpHits = late(async () => (await import("./help-hits.tsx")).HelpHits)
const NoResults = late(async () => (await import("./no-results.tsx")).NoResults)
const FilterDrawer = late(async () => (await import("./facets/filter-drawer.tsx")).default)
const route = getRouteApi("/_store/search")

interface ResultsProps {
  market: Market
  facets: readonly string[]
  index: string
  client: SearchClient
}

export function Results({ market, facets, index, client }: ResultsProps) {
  const t = useTranslations("search")
  const { results, status, error, indexUiState, setIndexUiState, refresh } = useInstantSearch({ catchError: true })
  const { items } = useHits<ProductHit & Record<string, unknown>>()
  const { refine: goTo, currentRefinement: page } = usePagination()
  const { page: requestedPage = 1 } = route.useSearch()
  const navigate = usePageNavigate({ from: "/search" })
  const chosen = useChosen()
  const drawer = useFilterDrawer()
  const query = indexUiState.query ?? ""
  const isWaiting = results === null || (results as { __isArtificial?: boolean }).__isArtificial === true
  const count = results?.nbHits ?? 0
  const { queryID } = results ?? {}
  // Without results and filters there is nothing to filter, so the filters are hidden.
  const hasNoMatches = !isWaiting && count === 0 && chosen.length === 0

  useEffect(() => {
    if (queryID)
      trackView(
        index,
        queryID,
        items.map(({ objectID }) => objectID),
      )
  }, [index, queryID, items])

  const refused = usePageOfUrl(requestedPage, goTo)
  // After an error the library returns to the last successful query; a retry uses the text in the field.
  const typed = useRef(query)

  const shownError = refused ?? (status === "error" ? error : undefined)
  const filters = <Filters facets={facets} market={market} />
  return (
    <div className="grid min-w-0 gap-6">
      <QueryField stalled={status === "stalled"} typedText={typed} />
      <div className={cx("grid gap-8 lg:gap-10", !hasNoMatches && "lg:grid-cols-[15rem_minmax(0,1fr)]")}>
        <aside aria-label={t("filters")} className={cx("hidden", !hasNoMatches && "lg:block")}>
          {isWaiting && <FacetsSkeleton />}
          <div className={cx(isWaiting && "hidden")}>{filters}</div>
        </aside>
        <section aria-label={t("results")} className="grid min-w-0 content-start gap-6">
          <h2 className="sr-only">{t("results")}</h2>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
            <p className="min-h-6 flex-1 text-muted tabular-nums max-sm:self-center sm:self-end">
              {!isWaiting && t("count", { count })}
            </p>
            <FilterButton drawer={drawer} count={chosen.length} />
            <div className="flex flex-wrap items-end gap-3 max-sm:w-full sm:w-72 sm:shrink-0 sm:flex-nowrap">
              <OrderControls index={index} country={market.country} />
            </div>
          </div>
          <Chosen country={market.country} currency={market.region.currency_code} />
          <LiveRegion>{!isWaiting && t("count", { count })}</LiveRegion>
          <FallbackNotice client={client} onAgain={refresh} />
          {shownError !== undefined && (
            <SearchErrorBanner
              error={shownError}
              onAgain={() => setIndexUiState((state) => ({ ...state, query: typed.current }))}
              onFirstPage={() => void navigate({ search: (s) => ({ ...s, page: undefined }) })}
            />
          )}
          {query && !isWaiting && shownError === undefined && (
            <Suspense>
              <HelpHits query={query} hasProducts={count > 0} />
            </Suspense>
          )}
          {isWaiting && shownError === undefined && <ResultsSkeleton />}
          {!isWaiting && count === 0 && shownError === undefined && (
            <Suspense>
              <NoResults query={query} />
            </Suspense>
          )}
          {!isWaiting && count > 0 && (
            <>
              <HitList hits={items as Found[]} status={status} index={index} market={market} />
              <Pagination
                count={count}
                page={page + 1}
                pageSize={indexUiState.hitsPerPage ?? HITS[0]}
                onPage={(next) => goTo(next - 1)}
              />
            </>
          )}
        </section>
      </div>
      {!isWaiting && <SearchConsent />}
      {drawer.isMounted && (
        <Suspense>
          <FilterDrawer open={drawer.isOpen} onClose={drawer.close} count={count}>
            {filters}
          </FilterDrawer>
        </Suspense>
      )}
    </div>
  )
}

/** Passes the URL's page to the library, which throws for a page below 1; returns what it threw. */
function usePageOfUrl(page: number, goTo: (index: number) => void): unknown {
  const [refused, setRefused] = useState<unknown>()
  useEffect(() => {
    if (page >= 1) return setRefused(undefined)
    try {
      goTo(page - 1)
    } catch (error) {
      setRefused(error)
    }
  }, [page, goTo])
  return refused
}

function FilterButton({ drawer, count }: { drawer: ReturnType<typeof useFilterDrawer>; count: number }) {
  const t = useTranslations("search")
  return (
    <span className="lg:hidden">
      <Button
        ref={drawer.opener}
        icon="filter"
        aria-expanded={drawer.isOpen}
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={drawer.open}
      >
        {t("filtersCount", { count })}
      </Button>
    </span>
  )
}

interface HitListProps extends Pick<ResultsProps, "index" | "market"> {
  hits: readonly Found[]
  status: ReturnType<typeof useInstantSearch>["status"]
}

function HitList({ hits, status, index, market }: HitListProps) {
  const isOutdated = status === "stalled" || status === "error"
  return (
    <ol className={cx(resultGrid, "transition-opacity", isOutdated && "opacity-50")} aria-busy={status === "stalled"}>
      {hits.map((hit, i) => (
        <li key={hit.objectID}>
          <HitCard hit={hit} index={index} market={market} eager={i < 4} />
        </li>
      ))}
    </ol>
  )
}
