import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type HomeSection, textIn } from "#lib/store-content.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import { ContentLink } from "#store/help/content-link.tsx"
import { pictureOf } from "#store/product/category-tree.ts"
import { Description } from "#store/product/description.tsx"
import { pictureSizes } from "#store/product/picture-sizes.ts"
import { ProductCard, productGrid } from "#store/product/product-card.tsx"
import { categoriesQuery } from "#store/product/products.ts"
import { RecentlyViewed, Recommended } from "#store/product/recommended.tsx"
import { buttonClass } from "#ui/button-style.ts"
import { Photo } from "#ui/photo.tsx"
import type { LoadedHome } from "./load-home.ts"

const width = "mx-auto w-full max-w-7xl px-4 sm:px-6"

interface SectionProps {
  section: HomeSection
  newest: readonly Product[]
  rows: LoadedHome["rows"]
}

/** A section of the home page. One without content renders nothing. */
export function Section({ section, newest, rows }: SectionProps) {
  const t = useTranslations("store.catalog.home")
  const title = textIn(section.title, useLocale())
  const row = rows.get(section.id)
  switch (section.kind) {
    case "categories":
      return <Categories title={title || t("categories")} />
    case "newest":
      return <ProductRow title={title || t("newest")} products={newest} />
    case "collection":
      return row ? <CollectionRow title={title} {...row} /> : null
    case "text":
      return <TextSection section={section} />
    case "recommended":
      return (
        <div className={width}>
          <Recommended model="trending-items" />
        </div>
      )
    case "recent":
      return (
        <div className={`${width} empty:hidden`}>
          <RecentlyViewed />
        </div>
      )
  }
}

function Titled({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={`${width} grid gap-6`}>
      <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
      {children}
    </section>
  )
}

function ProductRow({ title, products }: { title: ReactNode; products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <Titled title={title}>
      <ul className={productGrid}>
        {products.slice(0, 8).map((product, i) => (
          <li key={product.id}>
            <ProductCard product={product} eager={i < 2} />
          </li>
        ))}
      </ul>
    </Titled>
  )
}

type Row = LoadedHome["rows"] extends Map<string, infer Value> ? Value : never

function CollectionRow({ title, collection, query }: Row & { title: string }) {
  const { data } = useSuspenseQuery(query)
  const heading = (
    <Link
      to="/collections/$handle"
      params={{ handle: collection.handle ?? "" }}
      className="rounded-sm underline-offset-4 hover:underline"
    >
      {title || collection.title}
    </Link>
  )
  return <ProductRow title={heading} products={data.products} />
}

function Categories({ title }: { title: string }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  if (categories.length === 0) return null
  return (
    <Titled title={title}>
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
    </Titled>
  )
}

/** A text, beside its picture if it has one. */
function TextSection({ section: { title, text, button, link, picture, alt } }: { section: HomeSection }) {
  const locale = useLocale()
  const [heading, body, label] = [title, text, button].map((texts) => textIn(texts, locale))
  return (
    <section className={`${width} grid items-center gap-8 ${picture ? "md:grid-cols-2 md:gap-12" : ""}`}>
      {picture && (
        <Photo
          src={picture}
          alt={textIn(alt, locale)}
          width={800}
          height={600}
          sizes={pictureSizes}
          loading="lazy"
          className="aspect-4/3 w-full rounded-xl object-cover"
        />
      )}
      <div className="grid content-center justify-items-start gap-4">
        {heading && <h2 className="max-w-full text-lg font-semibold wrap-anywhere">{heading}</h2>}
        {body && <Description text={body} />}
        {link && label && (
          <ContentLink href={link} className={buttonClass({ variant: "secondary" })}>
            {label}
          </ContentLink>
        )}
      </div>
    </section>
  )
}
