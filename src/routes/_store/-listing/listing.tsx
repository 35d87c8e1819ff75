import { useSuspenseQuery } from "@tanstack/react-query"
import { useRouterState } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { ProductCard, ProductCardSkeleton, productGrid } from "#routes/_store/-product/product-card.tsx"
import { PAGE_SIZE, type productsQuery } from "#routes/_store/-product/products.ts"
import { Button } from "#ui/button.tsx"
import { cx } from "#ui/cx.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import type { ListingScope } from "./filter-values.ts"
import { ListingFilters } from "./listing-filters.tsx"
import { type ListingSearch, listingDefaults } from "./listing-search.ts"

export interface ListingProps {
  title: string
  text?: string | undefined
  /** Breadcrumbs. */
  above?: ReactNode
  /** Links to subcategories. */
  below?: ReactNode
  query: ReturnType<typeof productsQuery>
  scope: ListingScope
  search: ListingSearch
  onSearch: (change: Partial<ListingSearch>) => void
  /** False on a collection's own page. */
  withCollections?: boolean
}

/** Search parameters of this page that are still loading. */
const useAsked = (): ListingSearch | undefined =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname === resolvedLocation?.pathname ? (location.search as ListingSearch) : undefined,
  })

/** Products with filters, sort order and pagination, all stored in the URL. */
export function Listing(props: ListingProps) {
  const { title, text, above, below, query, scope, search, onSearch, withCollections = true } = props
  const t = useTranslations("store.catalog.listing")
  const { data } = useSuspenseQuery(query)
  // Filters change immediately; the previous products stay until the new ones have loaded.
  const requested = useAsked()
  const { page = listingDefaults.page } = requested ?? search
  const isNarrowed = Boolean(search.collection || search.type || search.tag)
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6">
      <header className="grid gap-4">
        {above}
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {title}
          </h1>
          {text && <p className="max-w-prose text-muted">{text}</p>}
        </div>
        {below}
        <h2 className="sr-only">{t("products")}</h2>
        <ListingFilters
          scope={scope}
          search={requested ?? search}
          onSearch={onSearch}
          count={data.count}
          withCollections={withCollections}
        />
      </header>
      {data.products.length === 0 ? (
        <EmptyState
          icon="search"
          title={t("none.title")}
          text={isNarrowed ? t("noneFiltered") : t("none.text")}
          action={
            isNarrowed ? (
              <Button
                variant="primary"
                onClick={() => onSearch({ collection: undefined, type: undefined, tag: undefined })}
              >
                {t("clear")}
              </Button>
            ) : (
              <LinkButton to="/products" variant="primary">
                {t("none.action")}
              </LinkButton>
            )
          }
        />
      ) : (
        <ul
          className={cx(productGrid, "transition-opacity", requested && "opacity-50 delay-200")}
          aria-busy={requested !== undefined}
        >
          {data.products.map((product, i) => (
            <li key={product.id}>
              <ProductCard product={product} eager={i < 4} />
            </li>
          ))}
        </ul>
      )}
      <Pagination count={data.count} page={page} pageSize={PAGE_SIZE} onPage={(next) => onSearch({ page: next })} />
    </div>
  )
}

/** Placeholder for a listing that avoids layout shifts; shows the title if it is known. */
export function ListingSkeleton({ title }: { title?: string }) {
  return (
    <div className="mx-auto grid min-h-[150vh] w-full max-w-7xl content-start gap-8 px-4 py-8 sm:px-6">
      <div className="h-40">{title && <h1 className="text-xl font-semibold">{title}</h1>}</div>
      <div className={productGrid} aria-hidden="true">
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <ProductCardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
