import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, stripSearchParams } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { oneOf, searchParams, text, wholeFrom } from "#lib/search-params.ts"
import { ProductCard, ProductCardSkeleton, productGrid } from "#routes/_store/-components/product-card.tsx"
import { loadMarket } from "#routes/_store/-data/load.ts"
import { categoriesQuery, PAGE_SIZE, productsQuery } from "#routes/_store/-data/products.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { ListingControls } from "./-listing-controls.tsx"

const orders = ["-created_at", "created_at", "title", "-title"] as const
const search = searchParams({ q: text(), category: text(), order: oneOf(orders), page: wholeFrom(1) })

export const Route = createFileRoute("/_store/products/")({
  validateSearch: search,
  search: { middlewares: [stripSearchParams({ page: 1, q: "", order: "-created_at" })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const market = await loadMarket(queryClient)
    const query = productsQuery({ region: market.region.id, country: market.country, ...deps })
    await Promise.all([queryClient.ensureQueryData(query), queryClient.ensureQueryData(categoriesQuery)])
    return { query }
  },
  component: Listing,
  pendingComponent: ListingSkeleton,
})

function Listing() {
  const t = useTranslations("store.catalog.listing")
  const { query } = Route.useLoaderData()
  const { q, category, page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(query)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const name = categories.find((c) => c.id === category)?.name
  const title = q ? t("searchTitle", { query: q }) : (name ?? t("title"))
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-8 sm:px-6">
      <DocumentTitle title={title} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {title}
          </h1>
          <p className="text-muted">{t("count", { count: data.count })}</p>
        </div>
        <ListingControls categories={categories} />
      </header>
      {data.products.length === 0 ? (
        <EmptyState
          icon="search"
          title={t("none.title")}
          text={t("none.text")}
          action={
            <LinkButton to="/products" variant="primary">
              {t("none.action")}
            </LinkButton>
          }
        />
      ) : (
        <ul className={productGrid}>
          {data.products.map((product, i) => (
            <li key={product.id}>
              <ProductCard product={product} eager={i < 4} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        count={data.count}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => navigate({ search: (s) => ({ ...s, page: next }) })}
      />
    </div>
  )
}

function ListingSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-8 sm:px-6">
      <div className="h-16" />
      <div className={productGrid}>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey boxes have no identity
          <ProductCardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
