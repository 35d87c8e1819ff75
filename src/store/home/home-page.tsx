import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Suspense } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { pictureOf } from "#store/product/category-tree.ts"
import { ProductCard, productGrid } from "#store/product/product-card.tsx"
import { categoriesQuery } from "#store/product/products.ts"
import { RecentlyViewed, Recommended } from "#store/product/recommended.tsx"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { useShopName } from "#store/shell/use-shop-name.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { late } from "#ui/late.tsx"
import { Photo } from "#ui/photo.tsx"
import { Hero, useWelcome } from "./hero.tsx"

const ShopFacts = late(async () => (await import("./shop-facts.tsx")).ShopFacts, "hidden")

const route = getRouteApi("/_store/")

export function HomePage() {
  const t = useTranslations("store.catalog.home")
  const shop = useShopName()
  const { text } = useWelcome()
  const { query } = route.useLoaderData()
  const { data } = useSuspenseQuery(query)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const hero = pictureOf(categories.find((c) => c.metadata?.hero)?.metadata) ?? data.products[0]?.thumbnail ?? undefined
  return (
    <div className="grid gap-16 pb-20">
      <DocumentTitle title={t("title")} />
      <PageMeta title={shop} description={text} path="/" image={hero} />
      <Suspense>
        <ShopFacts />
      </Suspense>
      <Hero picture={hero} products={data.products} />
      {categories.length > 0 && (
        <section className="mx-auto grid w-full max-w-7xl gap-6 px-4 sm:px-6">
          <h2 className="text-lg font-semibold">{t("categories")}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,8rem),34%),1fr))] gap-4 lg:grid-cols-4">
            {categories.map((category) => (
              <li key={category.id} className="relative overflow-hidden rounded-xl bg-sunken">
                {pictureOf(category.metadata) && (
                  <Photo
                    src={pictureOf(category.metadata)}
                    alt=""
                    width={400}
                    height={300}
                    sizes="(min-width: 64rem) 18rem, 45vw"
                    loading="lazy"
                    className="aspect-4/3 w-full object-cover"
                  />
                )}
                <Link
                  to="/categories/$handle"
                  params={{ handle: category.handle }}
                  className="block p-4 font-semibold outline-offset-[-2px] after:absolute after:inset-0 after:content-['']"
                >
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mx-auto grid w-full max-w-7xl gap-6 px-4 sm:px-6">
        <h2 className="text-lg font-semibold">{t("newest")}</h2>
        <ul className={productGrid}>
          {data.products.slice(0, 8).map((product, i) => (
            <li key={product.id}>
              <ProductCard product={product} eager={i < 2} />
            </li>
          ))}
        </ul>
      </section>
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-6">
        <Recommended model="trending-items" />
      </div>
      <div className="mx-auto w-full max-w-7xl px-4 empty:hidden sm:px-6">
        <RecentlyViewed />
      </div>
    </div>
  )
}
