import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Product } from "#schema/store/entities/catalog.ts"
import { breadcrumbFacts, productFacts } from "./json-ld.ts"

const price = (now: number | null, was = now) => ({
  calculated_amount: now,
  calculated_amount_with_tax: now,
  original_amount: was,
  original_amount_with_tax: was,
  currency_code: "eur",
})
const variant = (id: string, size: string, calculated_price: object | null, more: object = {}) => ({
  id,
  title: size,
  sku: id.toUpperCase(),
  manage_inventory: true,
  inventory_quantity: 9,
  options: [{ id: `${id}-size`, option_id: "size", value: size }],
  calculated_price,
  ...more,
})
const productWith = (variants: readonly object[], more: object = {}) =>
  ({
    id: "prod_1",
    title: "Linen shirt",
    handle: "linen-shirt",
    description: "A shirt.",
    thumbnail: "/pictures/shirt.svg",
    images: [{ url: "/pictures/shirt.svg" }, { url: "https://cdn.example.com/back.jpg" }],
    options: [{ id: "size", title: "Größe" }],
    variants,
    ...more,
  }) as unknown as Product
const seller = { brand: "Fennmark", country: "de" }
const factsOf = (product: Product) => JSON.parse(JSON.stringify(productFacts(product, seller)))
const origin = "https://shop.example.com"

beforeEach(() => vi.stubGlobal("window", { location: { origin } }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe("the structured data of a product", () => {
  it("has one offer with price, currency, availability and country, and absolute addresses", () => {
    const facts = factsOf(productWith([variant("m", "M", price(39.5), { ean: "4006381333931" })]))
    expect(facts).toMatchObject({
      "@type": "Product",
      name: "Linen shirt",
      url: `${origin}/products/linen-shirt`,
      image: [`${origin}/pictures/shirt.svg`, "https://cdn.example.com/back.jpg"],
      brand: { "@type": "Brand", name: "Fennmark" },
      sku: "M",
      gtin: "4006381333931",
      offers: {
        "@type": "Offer",
        price: 39.5,
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        eligibleRegion: "DE",
        url: `${origin}/products/linen-shirt?variant=m`,
      },
    })
    expect(facts.offers).not.toHaveProperty("priceSpecification")
  })

  it("groups variants that are sold in the market, each with its option and offer", () => {
    const facts = factsOf(
      productWith([
        variant("s", "S", price(30, 40)),
        variant("m", "M", price(40), { inventory_quantity: 0 }),
        variant("l", "L", price(null)),
        variant("xl", "XL", null),
      ]),
    )
    expect(facts).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "prod_1",
      variesBy: ["https://schema.org/size"],
    })
    expect(facts.hasVariant).toHaveLength(2)
    expect(facts.hasVariant[0]).toMatchObject({
      "@type": "Product",
      name: "Linen shirt S",
      size: "S",
      image: [`${origin}/pictures/shirt.svg`],
      offers: { price: 30, priceSpecification: { price: 40, priceType: "https://schema.org/StrikethroughPrice" } },
    })
    expect(facts.hasVariant[1].offers.availability).toBe("https://schema.org/OutOfStock")
  })

  it("is left out if no variant has a price in the market", () => {
    expect(productFacts(productWith([variant("m", "M", null)]), seller)).toBeUndefined()
    expect(productFacts(productWith([]), seller)).toBeUndefined()
  })

  it("names the return period of the settings", () => {
    const product = productWith([variant("m", "M", price(10))])
    expect(factsOf(product).offers).not.toHaveProperty("hasMerchantReturnPolicy")
    vi.stubEnv("VITE_RETURN_DAYS", "14")
    expect(factsOf(product).offers.hasMerchantReturnPolicy).toMatchObject({
      merchantReturnDays: 14,
      applicableCountry: "DE",
    })
  })

  it("drops pictures that aren't web addresses and escapes the handle", () => {
    const images = [{ url: "javascript:alert(1)" }, { url: "https://[broken" }, { url: "/ok.jpg" }]
    const facts = factsOf(
      productWith([variant("m", "M", price(10))], { thumbnail: null, images, handle: "a/b?c#d", title: "</script>" }),
    )
    expect(facts.image).toEqual([`${origin}/ok.jpg`])
    expect(facts.url).toBe(`${origin}/products/a%2Fb%3Fc%23d`)
  })
})

it("numbers the breadcrumbs and gives each an absolute address", () => {
  const steps = [
    { name: "All products", path: "/products" },
    { name: "Shirt", path: "/products/shirt" },
  ]
  expect(breadcrumbFacts(steps).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "All products", item: `${origin}/products` },
    { "@type": "ListItem", position: 2, name: "Shirt", item: `${origin}/products/shirt` },
  ])
})
