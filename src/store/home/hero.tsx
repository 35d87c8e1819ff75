import { brand } from "#lib/brand.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { type HeroContent, textIn } from "#lib/store-content.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import { ContentLink } from "#store/help/content-link.tsx"
import { pictureSizes } from "#store/product/picture-sizes.ts"
import { buttonClass } from "#ui/button-style.ts"
import { Icon } from "#ui/icon.tsx"
import { Photo } from "#ui/photo.tsx"
import { Highlights } from "./highlights.tsx"

/** The home page's first texts; without the shop's own, they say nothing about what it sells. */
export function useWelcome(content?: HeroContent) {
  const t = useTranslations("store.catalog.home")
  const locale = useLocale()
  const usual = import.meta.env.VITE_DEMO
    ? { heading: t("demo.heading"), text: t("demo.text") }
    : { heading: brand().name ? t("welcome", { shop: brand().name }) : t("title"), text: t("text") }
  return {
    heading: (content && textIn(content.heading, locale)) || usual.heading,
    text: (content && textIn(content.text, locale)) || usual.text,
    button: (content && textIn(content.button, locale)) || t("action"),
  }
}

interface HeroProps {
  content?: HeroContent
  /** The first of the slides, if the shop has no picture of its own. */
  picture: string | undefined
  products?: readonly Product[]
}

/** Hero of the home page: heading, link, and pictures. */
export function Hero({ content, picture, products = [] }: HeroProps) {
  const locale = useLocale()
  const { heading, text, button } = useWelcome(content)
  return (
    <section className="mx-auto grid w-full max-w-7xl items-center gap-8 px-4 pt-6 sm:px-6 md:grid-cols-2 md:gap-12 md:pt-10">
      <div className="grid content-center justify-items-start gap-6 md:order-1">
        <h1 tabIndex={-1} className="max-w-full text-display font-semibold wrap-break-word">
          {heading}
        </h1>
        <p className="max-w-md text-base wrap-anywhere whitespace-pre-line text-muted">{text}</p>
        <ContentLink href={content?.link || "/products"} className={buttonClass({ variant: "primary", size: "lg" })}>
          {button}
          <Icon name="arrowRight" size={20} />
        </ContentLink>
      </div>
      <div className="aspect-4/3 overflow-hidden rounded-xl bg-sunken md:order-2">
        {content?.picture ? (
          <Photo
            src={content.picture}
            alt={textIn(content.alt, locale)}
            width={800}
            height={600}
            sizes={pictureSizes}
            fetchPriority="high"
            className="size-full object-cover"
          />
        ) : (
          picture && <Highlights key={picture} picture={picture} products={products} />
        )}
      </div>
    </section>
  )
}
