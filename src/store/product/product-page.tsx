import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatWeight } from "#lib/weight.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { useMarketPrefix } from "#store/market/market.ts"
import { recentlyViewed } from "#store/recent/recently-viewed.ts"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { seoTexts } from "#store/shell/seo-texts.ts"
import { useShopName } from "#store/shell/use-shop-name.ts"
import { WishButton } from "#store/wishlist/wish-button.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { BuyBox } from "./buy-box.tsx"
import { pathTo } from "./category-tree.ts"
import { Description } from "./description.tsx"
import { Gallery } from "./gallery.tsx"
import { breadcrumbFacts, productFacts } from "./json-ld.ts"
import { categoriesQuery } from "./products.ts"
import { RecentlyViewed, Recommended } from "./recommended.tsx"
import { choiceFor } from "./variants.ts"

const route = getRouteApi("/_store/products/$handle")

const pathOf = ({ handle }: { handle: string }) => `/products/${encodeURIComponent(handle)}`

export function ProductPage() {
  const t = useTranslations("store.catalog.product")
  const { query, country } = route.useLoaderData()
  const { variant } = route.useSearch()
  const { data: product } = useSuspenseQuery(query)
  const { data: tree = [] } = useQuery(categoriesQuery)
  const id = product?.id
  useEffect(() => {
    if (id) recentlyViewed.add(id)
  }, [id])
  const shop = useShopName()
  const all = useTranslations("store.catalog.listing")("title")
  const prefix = useMarketPrefix()
  if (!product) return <MissingProduct />
  const choice = choiceFor(product, variant)
  // Uses the category with the longest path.
  const categoryPath = (product.categories ?? [])
    .map((category) => pathTo(tree, category.handle))
    .reduce((a, b) => (b.length > a.length ? b : a), [])
  const crumbs = [
    { label: all, link: { to: "/products" as const } },
    ...categoryPath.map((c) => ({
      label: c.name,
      link: { to: "/categories/$handle" as const, params: { handle: c.handle } },
    })),
  ]
  const steps = [
    { name: all, path: "/products" },
    ...categoryPath.map((c) => ({ name: c.name, path: `/categories/${encodeURIComponent(c.handle)}` })),
    { name: product.title, path: pathOf(product) },
  ]
  const seo = seoTexts(product.metadata, product.title, product.description ?? product.subtitle)
  const urls = [...new Set([product.thumbnail, ...(product.images ?? []).map((i) => i.url)])]
  return (
    <article className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 md:grid-cols-2 lg:gap-16">
      <DocumentTitle title={seo.title} />
      <PageMeta
        {...seo}
        path={pathOf(product)}
        image={product.thumbnail}
        kind="product"
        data={[productFacts(product, { brand: shop, country, prefix }), breadcrumbFacts(steps, prefix)]}
      />
      <div className="-mb-4 md:col-span-2">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <Gallery
        key={product.id}
        title={product.title}
        urls={urls.filter((url) => url !== null && url !== undefined)}
        wanted={choice.variant?.thumbnail}
      />
      <div className="grid min-w-0 content-start gap-8">
        <header className="relative grid gap-2 pr-12">
          <div className="absolute -top-1 right-0 noscript:hidden">
            <WishButton productId={product.id} title={product.title} />
          </div>
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {product.title}
          </h1>
          {product.subtitle && <p className="text-muted">{product.subtitle}</p>}
        </header>
        <BuyBox key={product.id} product={product} choice={choice} />
        <StoreSlot key={`part of ${product.id}`} name="product" product={product} />
        {product.description && (
          <section className="grid gap-2">
            <h2 className="font-semibold">{t("description")}</h2>
            <Description text={product.description} />
          </section>
        )}
        <Details product={product} country={country} />
      </div>
      <div className="grid gap-12 md:col-span-2">
        <Recommended key={`with ${product.id}`} model="bought-together" productId={product.id} />
        <Recommended key={`like ${product.id}`} model="related-products" productId={product.id} />
        <RecentlyViewed key={`after ${product.id}`} except={product.id} />
      </div>
    </article>
  )
}

export function MissingProduct() {
  const t = useTranslations("store.catalog.product.notFound")
  return (
    <>
      <NoIndex />
      <StatusPage
        icon="search"
        title={t("title")}
        text={t("text")}
        actions={
          <LinkButton to="/products" variant="primary">
            {t("action")}
          </LinkButton>
        }
      />
    </>
  )
}

function Details({ product: { material, weight }, country }: { product: Product; country: string }) {
  const t = useTranslations("store.catalog.product")
  const locale = useLocale()
  if (!material && !weight) return null
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{t("details")}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {material && (
          <>
            <dt className="text-muted">{t("material")}</dt>
            <dd>{material}</dd>
          </>
        )}
        {weight && (
          <>
            <dt className="text-muted">{t("weight")}</dt>
            <dd>{formatWeight(Number(weight), locale, country)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
