import { beforeAll, describe, expect, it } from "vitest"
import { productIndexRow } from "#mocks/domain/search/fields.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { searchOverListing } from "./over-listing.ts"
import { searchOverStore } from "./over-store.ts"
import { MAX_COMPARED } from "./prices.ts"
import type { FacetAnswer, SearchAnswer, SearchMarket, SearchParams } from "./types.ts"

const shopOf = async (backend: Backend): Promise<{ sdk: StoreSdk; market: SearchMarket }> => {
  const sdk = createStoreSdk({ baseUrl: "http://shop.test", publishableKey: PUBLISHABLE_KEY, fetch: fetchOf(backend) })
  const { regions } = await sdk.store.region.list()
  const region = regions.find(({ currency_code }) => currency_code === "eur")
  return { sdk, market: { regionId: region?.id ?? "", country: "de", currency: "eur" } }
}

describe.each(["store", "listing"] as const)(
  "prices of a search over the %s in a store with mixed tax rates",
  (kind) => {
    let shop: Awaited<ReturnType<typeof shopOf>>
    let prices: number[]
    const client = () =>
      kind === "store" ? searchOverStore(shop.sdk, shop.market) : searchOverListing(shop.sdk, shop.market)
    const run = async (params: SearchParams, indexName = "products") =>
      (await client().search([{ indexName, params: { hitsPerPage: 100, ...params } }])).results[0] as SearchAnswer
    const shown = ({ hits }: SearchAnswer) => hits.map(({ price }) => price?.de ?? Number.NaN)

    beforeAll(async () => {
      const backend = createBackend({ seed: 1 })
      const { tables } = backend.db
      // The first listed product has the reduced tax rate, to detect if its rate is used for others.
      const reduced = tables.product.all().filter((_, i) => i % 3 === 0)
      const germany = tables.taxRegion.first("country_code", "de")
      if (!germany) throw new Error("the shop has no taxes in Germany")
      const rate = tables.taxRate.insert({ tax_region_id: germany.id, name: "Reduced", code: "reduced", rate: 7 })
      for (const { id } of [...reduced, ...tables.product.all().slice(-1)])
        tables.taxRateRule.insert({ tax_rate_id: rate.id, reference: "product", reference_id: id })
      shop = await shopOf(backend)
      prices = shown(await run({}))
    })

    it("are filtered as shown", async () => {
      expect(new Set(prices).size).toBeGreaterThan(10)
      const ordered = prices.toSorted((a, b) => a - b)
      for (const at of [0.1, 0.3, 0.5, 0.8]) {
        const bound = ordered[Math.floor(ordered.length * at)] ?? 0
        const cheap = await run({ numericFilters: [`price.de<=${bound}`] })
        expect(shown(cheap).toSorted((a, b) => a - b)).toEqual(ordered.filter((price) => price <= bound))
        expect(cheap.nbHits).toBe(cheap.hits.length)
        const dear = await run({ numericFilters: [`price.de>=${bound}`], hitsPerPage: 5 })
        expect(dear.nbHits).toBe(prices.filter((price) => price >= bound).length)
      }
    })

    it("have their range calculated as shown", async () => {
      const { facets, facets_stats } = await run({ facets: ["price.de"] })
      expect(facets?.["price.de"]).toEqual({})
      expect(facets_stats?.["price.de"]).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) })
    })

    it("are sorted as shown", async () => {
      const up = prices.toSorted((a, b) => a - b)
      expect(shown(await run({}, "products_price_asc_de"))).toEqual(up)
      expect(shown(await run({}, "products_price_desc_de"))).toEqual(up.toReversed())
      expect(shown(await run({ page: 1, hitsPerPage: 7 }, "products_price_asc_de"))).toEqual(up.slice(7, 14))
    })

    it("limit the facet counts", async () => {
      const bound = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
      const numericFilters = [`price.de<=${bound}`]
      const { facets = {} } = await run({ numericFilters, facets: ["categories"], maxValuesPerFacet: 100 })
      const [category = "", count] = Object.entries(facets.categories ?? {})[0] ?? []
      const within = await run({ numericFilters, facetFilters: [[`categories:${category}`]] })
      expect(within.nbHits).toBe(count)
      const facet = { indexName: "products", type: "facet" as const, facet: "categories" }
      const { results } = await client().search([{ ...facet, params: { numericFilters, facetQuery: category } }])
      expect((results[0] as FacetAnswer).facetHits[0]).toMatchObject({ value: category, count })
    })
  },
)

it("filters exactly in a large store when the index leaves few enough products to compare", async () => {
  const backend = createBackend({ scenario: "empty" })
  const { tables } = backend.db
  const region = tables.region.insert({ name: "Here", currency_code: "eur" })
  const [channel] = tables.salesChannel.all()
  tables.searchIndex.insert(productIndexRow)
  for (let i = 1; i <= MAX_COMPARED + 120; i += 1) {
    const set = tables.priceSet.insert({})
    tables.price.insert({ price_set_id: set.id, currency_code: "eur", amount: i })
    const product = tables.product.insert({ title: `Thing ${i}`, handle: `thing-${i}`, status: "published" })
    tables.productSalesChannel.insert({ product_id: product.id, sales_channel_id: channel?.id ?? "" })
    tables.productVariant.insert({ product_id: product.id, title: "One", price_set_id: set.id })
  }
  const { sdk } = await shopOf(backend)
  const client = searchOverStore(sdk, { regionId: region.id, country: "de", currency: "eur" })
  const run = async (params: SearchParams) =>
    (await client.search([{ indexName: "products", params }])).results[0] as SearchAnswer
  const { facets_stats, nbHits } = await run({ facets: ["price.de"] })
  expect(nbHits).toBe(MAX_COMPARED + 120)
  expect(facets_stats?.["price.de"]).toMatchObject({ min: 1, max: MAX_COMPARED + 120 })
  const cheap = await run({ numericFilters: ["price.de<=210"] })
  expect(cheap).toMatchObject({ nbHits: 210, exhaustiveNbHits: true })
})

it("recovers after loading prices has failed", async () => {
  const backend = createBackend({ seed: 1 })
  const { sdk, market } = await shopOf(backend)
  const client = searchOverStore(sdk, market)
  const run = () => client.search([{ indexName: "products", params: { facets: ["price.de"] } }])
  backend.faults.set([{ path: "/store/products", status: 500 }])
  await expect(run()).rejects.toMatchObject({ status: 500 })
  backend.faults.set([])
  expect((await run()).results).toHaveLength(1)
})
