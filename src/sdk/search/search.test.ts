import { beforeAll, describe, expect, it, vi } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { ApiError } from "#sdk/error.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { searchOverListing } from "./over-listing.ts"
import { searchOverStore } from "./over-store.ts"
import { MAX_COMPARED } from "./prices.ts"
import type { FacetAnswer, SearchAnswer, SearchClient, SearchMarket, SearchParams } from "./types.ts"
import { withFallback } from "./with-fallback.ts"

let backend: Backend
let sdk: StoreSdk
let market: SearchMarket
beforeAll(async () => {
  backend = createBackend({ seed: 1 })
  sdk = createStoreSdk({ baseUrl: "http://shop.test", publishableKey: PUBLISHABLE_KEY, fetch: fetchOf(backend) })
  const { regions } = await sdk.store.region.list()
  const region = regions.find(({ currency_code }) => currency_code === "eur")
  market = { regionId: region?.id ?? "", country: "se", currency: "eur" }
})

const shop = { baseUrl: "http://shop.test", publishableKey: PUBLISHABLE_KEY }
const run = async (client: SearchClient, params: SearchParams, indexName = "products") =>
  (await client.search([{ indexName, params }])).results[0] as SearchAnswer
const tags = { highlightPreTag: "[", highlightPostTag: "]" }
const gone = { kind: "http", status: 404, message: "no such path" } as const
const titles = (answer: SearchAnswer) => answer.hits.map(({ title }) => title)

describe.each(["store", "listing"] as const)("a search over the API's %s", (kind) => {
  const client = () => (kind === "store" ? searchOverStore(sdk, market) : searchOverListing(sdk, market))

  it("finds products by text, highlights matches, and returns prices with tax", async () => {
    const answer = await run(client(), { query: "harbor tee", ...tags })
    expect(titles(answer)).toEqual(["Harbor Tee"])
    expect(answer.hits[0]).toMatchObject({
      handle: "harbor-tee",
      price: { se: 36.25 },
      _highlightResult: { title: { value: "[Harbor] [Tee]" } },
    })
  })

  it("returns all pages", async () => {
    const params = { query: "", hitsPerPage: 7 }
    const first = await run(client(), params)
    const rest = await Promise.all(
      Array.from({ length: first.nbPages - 1 }, (_, i) => run(client(), { ...params, page: i + 1 })),
    )
    const seen = [first, ...rest].flatMap((answer) => answer.hits.map(({ objectID }) => objectID))
    expect(new Set(seen).size).toBe(first.nbHits)
    expect(first.nbHits).toBe(backend.db.tables.product.size)
  })

  it("sorts as the replica's name says", async () => {
    const found = titles(await run(client(), { hitsPerPage: 100 }, "products_title_desc"))
    expect(found).toEqual([...found].sort((a, b) => b.localeCompare(a, "en")))
  })

  it("recommends products of the same category, and none for other models", async () => {
    const [self] = (await run(client(), { query: "harbor tee" })).hits
    const recommend = async (model: "related-products" | "trending-items") => {
      const request = {
        indexName: "products",
        model,
        objectID: self?.objectID ?? "",
        threshold: 0,
        maxRecommendations: 3,
      }
      return (await client().getRecommendations([request])).results[0]?.hits ?? []
    }
    const hits = await recommend("related-products")
    expect(hits).toHaveLength(3)
    expect(hits.map(({ objectID }) => objectID)).not.toContain(self?.objectID)
    expect(await recommend("trending-items")).toEqual([])
  })
})

describe("a search over the API's search route", () => {
  const client = () => searchOverStore(sdk, market)

  it("finds misspelled words, and accepts facet and price filters in the library's format", async () => {
    expect(titles(await run(client(), { query: "harbuor tee" }))).toEqual(["Harbor Tee"])
    const facetFilters = [["categories:Tops", "categories:Bags"], "tags:-bestseller"]
    const chosen = await run(client(), {
      facetFilters,
      facets: ["categories", "price.se", "availability"],
      hitsPerPage: 100,
    })
    expect(chosen.nbHits).toBeGreaterThan(0)
    expect(chosen.facets?.categories?.Tops).toBeGreaterThan(0)
    const { min = 0, max = 0 } = chosen.facets_stats?.["price.se"] ?? {}
    const prices = chosen.hits.map(({ price }) => price?.se ?? 0)
    for (const price of prices) expect(price).toBeLessThanOrEqual(max + 0.01)
    expect([min, max]).toEqual([Math.min(...prices), Math.max(...prices)])
    const bound = Math.ceil((min + max) / 2)
    const cheap = await run(client(), { facetFilters, numericFilters: [`price.se<=${bound}`], hitsPerPage: 100 })
    expect(cheap.nbHits).toBe(prices.filter((price) => price <= bound).length)
  })

  it("searches facet values", async () => {
    const params = { facetQuery: "in", ...tags }
    const { results } = await client().search([
      { indexName: "products", type: "facet", facet: "options.color", params },
    ])
    expect((results[0] as FacetAnswer).facetHits).toMatchObject([{ value: "Ink", highlighted: "[In]k" }])
  })
})

describe("the automatic search client", () => {
  it("uses the API's search route if the server has it, otherwise the listing for the rest of the visit", async () => {
    const empty = createBackend({ seed: 1, scenario: "empty" })
    const paths: string[] = []
    const answer = fetchOf(empty)
    const bare = createStoreSdk({
      baseUrl: "http://shop.test",
      publishableKey: PUBLISHABLE_KEY,
      fetch: (input, init) => {
        paths.push(new URL(input instanceof Request ? input.url : String(input)).pathname)
        return answer(input, init)
      },
    })
    for (const { id } of empty.db.tables.searchIndex.all()) empty.db.tables.searchIndex.remove(id)
    const region = empty.db.tables.region.insert({ name: "Here", currency_code: "eur" })
    const here = { ...market, regionId: region.id }
    const client = withFallback(searchOverStore(bare, here), () => searchOverListing(bare, here))
    await run(client, { query: "mug" })
    await run(client, { query: "tee" })
    expect(paths).toEqual(["/store/search", "/store/products", "/store/products"])
  })

  it("doesn't ask a server again that is remembered as one without search", async () => {
    const noted: true[] = []
    const memory = { isMissing: () => noted.length > 0, noteMissing: () => void noted.push(true) }
    const search = vi.fn(() => Promise.reject(new ApiError(gone)))
    const open = () =>
      withFallback({ ...searchOverListing(sdk, market), search }, () => searchOverListing(sdk, market), memory)
    await run(open(), { query: "mug" })
    await run(open(), { query: "harbor tee" })
    expect(search).toHaveBeenCalledOnce()
  })

  it("answers all requests sent before the first 404", async () => {
    const missing: SearchClient = {
      ...searchOverListing(sdk, market),
      search: () => Promise.reject(new ApiError(gone)),
    }
    const client = withFallback(missing, () => searchOverListing(sdk, market))
    const answers = await Promise.all([run(client, { query: "mug" }), run(client, { query: "harbor tee" })])
    expect(titles(answers[1])).toEqual(["Harbor Tee"])
  })

  it("rejects a search for facet values over the listing of a store with more products than are compared", async () => {
    const full = createBackend({ scenario: "empty" })
    const { tables } = full.db
    const region = tables.region.insert({ name: "Here", currency_code: "eur" })
    const [channel] = tables.salesChannel.all()
    for (let i = 0; i <= MAX_COMPARED; i += 1) {
      const product = tables.product.insert({ title: `Thing ${i}`, handle: `thing-${i}`, status: "published" })
      tables.productSalesChannel.insert({ product_id: product.id, sales_channel_id: channel?.id ?? "" })
    }
    const bare = createStoreSdk({
      baseUrl: "http://shop.test",
      publishableKey: PUBLISHABLE_KEY,
      fetch: fetchOf(full),
    })
    const client = searchOverListing(bare, { ...market, regionId: region.id })
    const paths = client.search([{ indexName: "products", type: "facet", facet: "tags" }])
    await expect(paths).rejects.toThrow("This client cannot search for facet values.")
    const { facets, nbHits } = await run(client, { facets: ["tags", "price.se"] })
    expect({ facets, nbHits }).toEqual({ facets: {}, nbHits: MAX_COMPARED + 1 })
  })
})

describe("facets over the API's listing", () => {
  const client = () => searchOverListing(sdk, market)
  const facets = ["categories", "collection", "tags", "type", "options.color", "options.size"]

  it("are those of the search index", async () => {
    const params = { query: "", facets, maxValuesPerFacet: 100 }
    const [listed, indexed] = [await run(client(), params), await run(searchOverStore(sdk, market), params)]
    expect(Object.keys(listed.facets ?? {})).toEqual(facets)
    expect(listed.facets).toEqual(indexed.facets)
  })

  it("count only values that give products, also with other filters", async () => {
    const facetFilters = [["categories:Tops", "categories:Bags"], "tags:-bestseller", ["options.color:Ink"]]
    const { nbHits, facets: counts = {} } = await run(client(), { facetFilters, facets, maxValuesPerFacet: 100 })
    expect(nbHits).toBeGreaterThan(0)
    for (const [attribute, values] of Object.entries(counts))
      for (const [value, count] of Object.entries(values)) {
        const narrowed = await run(client(), { facetFilters: [...facetFilters, [`${attribute}:${value}`]] })
        expect([attribute, value, narrowed.nbHits]).toEqual([attribute, value, count])
      }
  })

  it("are limited to a category or collection by its id", async () => {
    const category = backend.db.tables.productCategory.first("handle", "clothing")
    const facetFilters = [[`category_ids:${category?.id}`]]
    const { nbHits, facets: counts } = await run(client(), { facetFilters, facets: ["categories", "availability"] })
    expect(counts?.categories?.Clothing).toBe(nbHits)
    expect(counts?.categories).not.toHaveProperty("Kitchen")
    expect(counts?.availability?.["in-stock"]).toBeGreaterThan(0)
    const indexed = await run(searchOverStore(sdk, market), { facetFilters })
    expect(indexed.nbHits).toBe(nbHits)
  })

  it("can be searched", async () => {
    const params = { facetQuery: "in", ...tags }
    const { results } = await client().search([
      { indexName: "products", type: "facet", facet: "options.color", params },
    ])
    expect((results[0] as FacetAnswer).facetHits).toMatchObject([{ value: "Ink", highlighted: "[In]k" }])
  })

  it("have the translated values of options whose titles are translated too", async () => {
    const locale = () => "de-DE"
    const german = createStoreSdk({ ...shop, locale, fetch: fetchOf(backend) })
    const { facets: counts } = await run(searchOverListing(german, market), { facets, maxValuesPerFacet: 100 })
    const { facets: original } = await run(client(), { facets, maxValuesPerFacet: 100 })
    expect(counts?.["options.color"]).toMatchObject({ Tinte: original?.["options.color"]?.Ink })
    expect(counts?.["options.size"]).toEqual(original?.["options.size"])
    const { nbHits } = await run(searchOverListing(german, market), { facetFilters: [["options.color:Tinte"]] })
    expect(nbHits).toBe(original?.["options.color"]?.Ink)
  })

  it("leave out options with translated titles on a server without a list of options", async () => {
    const old = async (request: Request) =>
      request.url.includes("/store/product-options") ? new Response(null, { status: 404 }) : backend.fetch(request)
    const locale = () => "de-DE"
    const german = createStoreSdk({ ...shop, locale, fetch: fetchOf({ ...backend, fetch: old }) })
    const { facets: counts } = await run(searchOverListing(german, market), { facets })
    expect(Object.keys(counts ?? {})).toEqual(["categories", "collection", "tags", "type"])
  })
})
