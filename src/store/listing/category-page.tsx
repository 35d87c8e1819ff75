import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { useMarketPrefix } from "#store/market/market.ts"
import { childrenOf, pathTo, pictureOf } from "#store/product/category-tree.ts"
import { breadcrumbFacts } from "#store/product/json-ld.ts"
import { categoriesQuery } from "#store/product/products.ts"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { seoTexts } from "#store/shell/seo-texts.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { CatalogMissing } from "./catalog-missing.tsx"
import { Listing } from "./listing.tsx"

const route = getRouteApi("/_store/categories/$handle")

export function CategoryPage() {
  const t = useTranslations("store.catalog.listing")
  const listing = route.useLoaderData()
  const { handle } = route.useParams()
  const search = route.useSearch()
  const prefix = useMarketPrefix()
  const { data: tree } = useSuspenseQuery(categoriesQuery)
  const path = pathTo(tree, handle)
  const category = path.at(-1)
  if (!category) return <CatalogMissing kind="category" />
  const below = childrenOf(category)
  const crumbs = [
    { label: t("title"), link: { to: "/products" as const } },
    ...path
      .slice(0, -1)
      .map((c) => ({ label: c.name, link: { to: "/categories/$handle" as const, params: { handle: c.handle } } })),
  ]
  const seo = seoTexts(category.metadata, category.name, category.description)
  const steps = [
    { name: t("title"), path: "/products" },
    ...path.map((c) => ({ name: c.name, path: `/categories/${encodeURIComponent(c.handle)}` })),
  ]
  return (
    <>
      <DocumentTitle title={seo.title} />
      <PageMeta
        {...seo}
        path={`/categories/${encodeURIComponent(handle)}`}
        page={search.page}
        image={pictureOf(category.metadata)}
        data={[breadcrumbFacts(steps, prefix)]}
      />
      <Listing
        title={category.name}
        text={category.description}
        above={<Breadcrumbs crumbs={crumbs} />}
        below={
          below.length > 0 && (
            <nav aria-label={t("below", { name: category.name })}>
              <ul className="flex flex-wrap gap-2">
                {below.map((child) => (
                  <li key={child.id}>
                    <Link
                      to="/categories/$handle"
                      params={{ handle: child.handle }}
                      className="inline-flex min-h-10 items-center rounded-full border border-edge px-4 text-sm hover:border-edge-strong hover:bg-hover"
                    >
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )
        }
        {...listing}
        search={search}
      />
    </>
  )
}
