import { absoluteUrl } from "#lib/absolute-url.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { stockOf } from "./variants.ts"

/** Returns the schema.org breadcrumbs of a page, which is the last item. */
export const breadcrumbFacts = (steps: readonly { readonly name: string; readonly path: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: absoluteUrl(path),
  })),
})

const availability = {
  in: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
  out: "https://schema.org/OutOfStock",
  backorder: "https://schema.org/BackOrder",
}

/** Returns the schema.org data of a product, with an offer for each variant that has a price. */
export const productFacts = (product: Product, brand: string) => ({
  "@type": "Product",
  name: product.title,
  description: product.description ?? undefined,
  url: absoluteUrl(`/products/${product.handle}`),
  image: (product.images ?? []).map((image) => absoluteUrl(image.url)),
  material: product.material ?? undefined,
  brand: { "@type": "Brand", name: brand },
  offers: (product.variants ?? []).flatMap((variant) => {
    const price = amountOf(variant.calculated_price)
    return price
      ? [
          {
            "@type": "Offer",
            sku: variant.sku ?? variant.id,
            name: variant.title,
            price: price.now,
            priceCurrency: price.currency.toUpperCase(),
            availability: availability[stockOf(variant).kind],
            url: `${absoluteUrl(`/products/${product.handle}`)}?variant=${variant.id}`,
          },
        ]
      : []
  }),
})
