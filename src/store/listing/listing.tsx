import { useSuspenseQuery } from "@tanstack/react-query"
import { type ReactNode, Suspense } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Market } from "#store/market/region.ts"
import { Description } from "#store/product/description.tsx"
import { ProductCard, ProductCardSkeleton } from "#store/product/product-card.tsx"
import { PAGE_SIZE, type productsQuery } from "#store/product/products.ts"
import { useFilterDrawer } from "#store/search/facets/use-filter-drawer.ts"
import { useForeignPrice } from "#store/search/facets/use-foreign-price.ts"
import { FacetsSkeleton, resultGrid } from "#store/search/skeletons.tsx"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { Select } from "#ui/select.tsx"
import { useMediaQuery } from "#ui/use-media-query.ts"
import { countFilters, type ListingScope, noFilters } from "./chosen-filters.ts"
import { type ListingChange, type ListingSearch, listingDefaults, sorts } from "./listing-search.ts"

// The products are shown first, and the filters when they have loaded.
const FacetPanel = late(async () => (await import("./facets/facet-panel.tsx")).default, "hidden")
const ListingChips = late(async () => (await import("./facets/listing-chips.tsx")).default, "hidden")
const FilterSheet = late(async () => (await import("./facets/filter-sheet.tsx")).default)

export interface ListingProps {
  title: string
  text?: string | undefined
  /** Breadcrumbs. */
  above?: ReactNode
  /** Links to subcategories. */
  below?: ReactNode
  market: Market
  query: ReturnType<typeof productsQuery>
  scope: ListingScope
  search: ListingSearch
  /** The search parameters that `query` is for. */
  loaded: ListingSearch
}

/** Whether the products of these search parameters are still loading. */
const isOther = (loaded: ListingSearch, search: ListingSearch): boolean =>
  [...new Set([...Object.keys(loaded), ...Object.keys(search)])].some(
    (key) => valueAt(loaded, key) !== valueAt(search, key),
  )

const defaults: ListingSearch = listingDefaults
const valueAt = (search: ListingSearch, key: string) => search[key] ?? defaults[key]

/** Products with filters, sort order and pagination, all stored in the URL. */
export function Listing({ title, text, above, below, market, query, scope, search, loaded }: ListingProps) {
  const t = useTranslations("store.catalog.listing")
  const { data } = useSuspenseQuery(query)
  const navigate = usePageNavigate()
  const drawer = useFilterDrawer()
  const isNarrow = useMediaQuery("(width < 64rem)")
  // Filters change immediately; the previous products stay until the new ones have loaded.
  const { page = listingDefaults.page, order = listingDefaults.order } = search
  const filterCount = countFilters(search)
  const currency = market.region.currency_code
  useForeignPrice(currency)
  const changed = (change: ListingChange) => ({
    search: (before: object) => ({ ...before, page: undefined, ...change }),
    state: { priceCurrency: currency },
  })
  // A filter is changed in the middle of the page, which stays there.
  const onSearch = (change: ListingChange) =>
    void navigate({ to: ".", ...changed(change), resetScroll: "page" in change })
  const facets = { market, scope, search, onSearch }
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6">
      <header className="grid gap-4">
        {above}
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {title}
          </h1>
          {text && <Description text={text} />}
        </div>
        {below}
      </header>
      <div className={columns}>
        <aside aria-label={t("filters", { count: 0 })} className="hidden lg:block noscript:hidden!">
          {!isNarrow && (
            <Suspense fallback={<FacetsSkeleton />}>
              <FacetPanel {...facets} />
            </Suspense>
          )}
        </aside>
        <section aria-label={t("products")} className="grid min-w-0 content-start gap-6">
          <h2 className="sr-only">{t("products")}</h2>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <p role="status" className="min-h-6 text-muted tabular-nums">
              {t("count", { count: data.count })}
            </p>
            <Select
              label={t("sort")}
              className="min-w-0 sm:w-48 noscript:hidden"
              value={order}
              onChange={(event) => onSearch({ order: event.target.value })}
              options={Object.entries(sorts).map(([value, name]) => ({ value, label: t(`sorts.${name}`) }))}
            />
          </div>
          <div className="sticky top-[4.5rem] z-20 -my-2 justify-self-start rounded-md bg-surface lg:hidden noscript:hidden">
            <Button
              ref={drawer.opener}
              icon="filter"
              aria-expanded={drawer.isOpen}
              onPointerEnter={FilterSheet.preload}
              onFocus={FilterSheet.preload}
              onClick={drawer.open}
            >
              {t("filters", { count: filterCount })}
            </Button>
          </div>
          {filterCount > 0 && (
            <div className="min-h-8 pointer-coarse:min-h-10">
              <Suspense>
                <ListingChips {...facets} />
              </Suspense>
            </div>
          )}
          <Products products={data.products} isLoading={isOther(loaded, search)}>
            {data.count === 0 && (
              <EmptyState
                icon="search"
                title={t("none.title")}
                text={filterCount > 0 ? t("noneFiltered") : t("none.text")}
                action={
                  filterCount > 0 ? (
                    <Button variant="primary" onClick={() => onSearch(noFilters())}>
                      {t("clear")}
                    </Button>
                  ) : (
                    <LinkButton to="/products" variant="primary">
                      {t("none.action")}
                    </LinkButton>
                  )
                }
              />
            )}
          </Products>
          <Pagination
            count={data.count}
            page={page}
            pageSize={PAGE_SIZE}
            onPage={(next) => onSearch({ page: next })}
            linkTo={(next) => changed({ page: next })}
          />
        </section>
      </div>
      {drawer.isMounted && (
        <Suspense>
          <FilterSheet open={drawer.isOpen} onClose={drawer.close} count={data.count} {...facets} />
        </Suspense>
      )}
    </div>
  )
}

const columns = "grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10"

interface ProductsProps {
  products: Parameters<typeof ProductCard>[0]["product"][]
  isLoading: boolean
  /** Shown without products. */
  children: ReactNode
}

function Products({ products, isLoading, children }: ProductsProps) {
  if (products.length === 0) return children
  return (
    <ul className={cx(resultGrid, "transition-opacity", isLoading && "opacity-50 delay-200")} aria-busy={isLoading}>
      {products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} eager={i < 4} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholder for a listing that avoids layout shifts; shows the title if it is known. */
export function ListingSkeleton({ title }: { title?: string }) {
  return (
    <div className="mx-auto grid min-h-[150vh] w-full max-w-7xl content-start gap-8 px-4 py-8 sm:px-6">
      <div className="min-h-8">{title && <h1 className="text-xl font-semibold">{title}</h1>}</div>
      <div className={columns}>
        <div className="hidden lg:block">
          <FacetsSkeleton />
        </div>
        <div className="grid content-start gap-6">
          <div className="h-28 lg:h-16" />
          <div className={resultGrid} aria-hidden="true">
            {Array.from({ length: 9 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <ProductCardSkeleton key={i} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
