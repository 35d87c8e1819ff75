import { pictureUrl, storeUrl } from "#lib/absolute-url.ts"
import { withoutMarkdown } from "#lib/markdown-marks.ts"
import { compareMoney, roundMoney } from "#lib/money.ts"
import { returnDays } from "#lib/return-policy.ts"
import type { Product, ProductVariant } from "#schema/store/entities/catalog.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { stockOf } from "./variants.ts"

/** Returns the schema.org breadcrumbs of a page, which is the last item, in a market. */
export const breadcrumbFacts = (steps: readonly { readonly name: string; readonly path: string }[], prefix = "") => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: storeUrl(path, prefix),
  })),
})

const availability = {
  in: "https://schema.org/InStock",
  low: "https://schema.org/LimitedAvailability",
  out: "https://schema.org/OutOfStock",
  backorder: "https://schema.org/BackOrder",
}

/** Properties by which variants can differ. Search engines know no others. */
const known = { color: /^(?:colou?r|farbe)$/i, size: /^(?:size|gr(?:ö|oe)(?:ß|ss)e)$/i, material: /^material$/i }

/** The shop's name, the country in which the prices apply, and the market in the product's address. */
interface Seller {
  readonly brand: string
  readonly country: string
  readonly prefix?: string
}

const picturesOf = (urls: readonly (string | null | undefined)[]) => [
  ...new Set(urls.flatMap((url) => pictureUrl(url) ?? [])),
]

/**
 * Returns the schema.org data of a product with an offer for each variant that has a price in the market; undefined if
 * none has one, because search engines reject a product without an offer. Several variants are a group of products.
 */
export function productFacts(product: Product, seller: Seller): Readonly<Record<string, unknown>> | undefined {
  const url = storeUrl(`/products/${encodeURIComponent(product.handle)}`, seller.prefix ?? "")
  const { title: name, thumbnail, images, variants } = product
  const pictures = picturesOf([thumbnail, ...(images ?? []).map((image) => image.url)])
  const offers = (variants ?? []).flatMap((variant) => {
    const offer = offerOf(variant, url, seller)
    return offer ? [{ variant, offer }] : []
  })
  const facts = {
    name,
    description: withoutMarkdown(product.description ?? product.subtitle ?? "") || undefined,
    url,
    image: pictures,
    material: product.material ?? undefined,
    brand: { "@type": "Brand", name: seller.brand },
  }
  const [first, ...others] = offers
  if (!first) return undefined
  if (others.length === 0) return { "@type": "Product", ...facts, ...codesOf(first.variant), offers: first.offer }
  const properties = offers.map(({ variant }) => propertiesOf(product, variant))
  const varying = Object.keys(known).filter((key) => properties.some((values) => key in values))
  return {
    "@type": "ProductGroup",
    ...facts,
    productGroupID: product.id,
    ...(varying.length > 0 ? { variesBy: varying.map((key) => `https://schema.org/${key}`) } : {}),
    hasVariant: offers.map(({ variant, offer }, i) => ({
      "@type": "Product",
      name: variant.title ? `${name} ${variant.title}` : name,
      image: picturesOf([variant.thumbnail, ...pictures]).slice(0, 1),
      ...codesOf(variant),
      ...properties[i],
      offers: offer,
    })),
  }
}

function offerOf(variant: ProductVariant, url: string, { country }: Seller) {
  const price = amountOf(variant.calculated_price)
  if (!price) return undefined
  const priceCurrency = price.currency.toUpperCase()
  const days = returnDays()
  const applicableCountry = country.toUpperCase()
  return {
    "@type": "Offer",
    price: roundMoney(price.now, price.currency),
    priceCurrency,
    availability: availability[stockOf(variant).kind],
    eligibleRegion: applicableCountry,
    url: `${url}?variant=${encodeURIComponent(variant.id)}`,
    ...(compareMoney(price.was, price.now, price.currency) > 0
      ? {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            priceType: "https://schema.org/StrikethroughPrice",
            price: roundMoney(price.was, price.currency),
            priceCurrency,
          },
        }
      : {}),
    ...(days === undefined
      ? {}
      : {
          hasMerchantReturnPolicy: {
            "@type": "MerchantReturnPolicy",
            applicableCountry,
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: days,
          },
        }),
  }
}

/** The variant's own number, and its barcode if it has the length of a GTIN. */
function codesOf({ sku, id, ean, upc, barcode }: ProductVariant) {
  const gtin = [ean, upc, barcode].find((code) => code && /^(?:\d{8}|\d{12,14})$/.test(code))
  return { sku: sku || id, ...(gtin ? { gtin } : {}) }
}

function propertiesOf(product: Product, { options }: ProductVariant): Record<string, string> {
  const titles = new Map((product.options ?? []).map(({ id, title }) => [id, title]))
  return Object.fromEntries(
    (options ?? []).flatMap(({ option_id, value }) => {
      const title = titles.get(String(option_id)) ?? ""
      const [key] = Object.entries(known).find(([, pattern]) => pattern.test(title)) ?? []
      return key ? [[key, value]] : []
    }),
  )
}
