import { useSuspenseQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { pictureOf } from "#store/product/category-tree.ts"
import { categoriesQuery } from "#store/product/products.ts"
import { PageMeta } from "#store/shell/page-meta.tsx"
import { useShopName } from "#store/shell/use-shop-name.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { late } from "#ui/late.tsx"
import { Hero, useWelcome } from "./hero.tsx"
import type { LoadedHome } from "./load-home.ts"
import { Section } from "./section.tsx"

const ShopFacts = late(async () => (await import("./shop-facts.tsx")).ShopFacts, "hidden")

export function HomePage({ content, newest, rows }: LoadedHome) {
  const t = useTranslations("store.catalog.home")
  const shop = useShopName()
  const { text } = useWelcome(content.hero)
  const { data } = useSuspenseQuery(newest)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const picture =
    pictureOf(categories.find((c) => c.metadata?.hero)?.metadata) ?? data.products[0]?.thumbnail ?? undefined
  return (
    <div className="grid gap-16 pb-20">
      <DocumentTitle title={t("title")} />
      <PageMeta title={shop} description={text} path="/" image={content.hero.picture || picture} />
      <Suspense>
        <ShopFacts />
      </Suspense>
      <Hero content={content.hero} picture={picture} products={data.products} />
      {content.sections.map((section) => (
        <Section key={section.id} section={section} newest={data.products} rows={rows} />
      ))}
    </div>
  )
}
