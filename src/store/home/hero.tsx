import { brand } from "#lib/brand.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Product } from "#schema/store/entities/catalog.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { Highlights } from "./highlights.tsx"

/** The home page's first texts; a shop's say nothing about what it sells. */
export function useWelcome() {
  const t = useTranslations("store.catalog.home")
  if (import.meta.env.VITE_DEMO) return { heading: t("demo.heading"), text: t("demo.text") }
  const shop = brand().name
  return { heading: shop ? t("welcome", { shop }) : t("title"), text: t("text") }
}

/** Hero of the home page: heading, link to the products, and pictures. */
export function Hero({ picture, products = [] }: { picture: string | undefined; products?: readonly Product[] }) {
  const t = useTranslations("store.catalog.home")
  const { heading, text } = useWelcome()
  return (
    <section className="mx-auto grid w-full max-w-7xl items-center gap-8 px-4 pt-6 sm:px-6 md:grid-cols-2 md:gap-12 md:pt-10">
      <div className="grid content-center justify-items-start gap-6 md:order-1">
        <h1 tabIndex={-1} className="max-w-full text-display font-semibold wrap-break-word">
          {heading}
        </h1>
        <p className="max-w-md text-base text-muted">{text}</p>
        <LinkButton to="/products" variant="primary" size="lg" iconEnd="arrowRight">
          {t("action")}
        </LinkButton>
      </div>
      <div className="aspect-4/3 overflow-hidden rounded-xl bg-sunken md:order-2">
        {picture && <Highlights key={picture} picture={picture} products={products} />}
      </div>
    </section>
  )
}
