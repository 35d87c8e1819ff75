import { liteClient } from "algoliasearch/lite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { demoSearchAppId } from "#lib/env-search.ts"
import { setupBackend } from "#mocks/node.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"

const { backend, server } = setupBackend({ seed: 1 })
beforeAll(() => server.listen({ onUnhandledRequest: "error" }))
afterAll(() => server.close())

interface Hit {
  readonly objectID: string
  readonly title: string
  readonly price: Readonly<Record<string, number>>
  readonly tags: readonly string[]
  readonly _highlightResult: Readonly<Record<string, { value: string; matchLevel: string }>>
}
interface Answer {
  readonly hits: readonly Hit[]
  readonly nbHits: number
  readonly nbPages: number
  readonly queryID?: string
  readonly facets?: Readonly<Record<string, Record<string, number>>>
  readonly facets_stats?: Readonly<Record<string, { min: number; max: number }>>
  readonly facetHits?: readonly { value: string; highlighted: string; count: number }[]
}
type SearchRequest = Readonly<Record<string, unknown>>

/** The official client sends requests to the service's own hosts; the mock intercepts them. */
const client = liteClient(demoSearchAppId, PUBLISHABLE_KEY)
async function search(...requests: SearchRequest[]): Promise<Answer[]> {
  const all = requests.map((request) => ({ indexName: "products", ...request }))
  return (await client.search(all as never)).results as unknown as Answer[]
}
const one = async (request: SearchRequest): Promise<Answer> => (await search(request))[0] as Answer
const titles = async (request: SearchRequest) => (await one(request)).hits.map(({ title }) => title)

/** Sends a request in the service's format without the client; returns status and body. */
async function post(path: string, body: unknown, key = PUBLISHABLE_KEY, app = demoSearchAppId) {
  const request = new Request(`http://shop.test${path}?x-algolia-application-id=${app}&x-algolia-api-key=${key}`, {
    method: "POST",
    body: JSON.stringify(body),
  })
  const response = await backend.fetch(request)
  return [response.status, await response.json()] as [number, Record<string, unknown>]
}

describe("hosted search queries", () => {
  it("match mistyped words and highlight the matches", async () => {
    const { hits, nbHits, queryID } = await one({ query: "mornign mug", clickAnalytics: true })
    expect([nbHits, hits[0]?.title, queryID]).toEqual([1, "Morning Mug", expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(hits[0]?._highlightResult.title).toMatchObject({
      value: "<em>Morning</em> <em>Mug</em>",
      matchLevel: "full",
    })
    const exact = { query: "mornign mug", typoTolerance: false, removeWordsIfNoResults: "none" }
    expect(await titles(exact)).toEqual([])
  })

  it("count two swapped letters as one typo, also in short words", async () => {
    expect((await titles({ query: "sial" }))[0]).toBe("Sailing Shirt")
    const [mistyped, correct] = [await titles({ query: "shrit" }), await titles({ query: "shirt" })]
    expect(correct.length).toBeGreaterThan(1)
    expect(mistyped.toSorted()).toEqual(correct.toSorted())
    expect(await titles({ query: "shrit", typoTolerance: false })).toEqual([])
  })

  it("drop words that find nothing, as the index's settings or the query say", async () => {
    const [first] = await titles({ query: "morning qqqq mug" })
    expect(first).toBe("Morning Mug")
    const kept = async (removeWordsIfNoResults: string) =>
      titles({ query: "qqqq morning mug", removeWordsIfNoResults, hitsPerPage: 1 })
    expect(await kept("none")).toEqual([])
    expect(await kept("lastWords")).toEqual([])
    expect(await kept("firstWords")).toEqual(["Morning Mug"])
    expect(await titles({ query: "mug", facetFilters: ["categories:Clothing"] })).toEqual([])
  })

  it("know synonyms of colors, which typos don't count for", async () => {
    const coal = await titles({ facetFilters: ["options.color:Coal"], hitsPerPage: 100 })
    expect(coal.length).toBeGreaterThan(3)
    expect(await titles({ query: "black", hitsPerPage: 100 })).toEqual(expect.arrayContaining(coal))
    expect((await titles({ query: "schwarz", hitsPerPage: 100 })).toSorted()).toEqual(coal.toSorted())
    expect(await titles({ query: "schwrz", hitsPerPage: 100 })).toEqual([])
  })

  it("take a size or an option's name for what it is, in any order and with words that join others", async () => {
    const shirts = ["Sailing Shirt", "Harbor Tee", "Dune Overshirt"]
    const queries = [
      "shirt blue size M",
      "size M blue shirt",
      "blue shirts in size m",
      "shirt, M, blue",
      "medium blue shirt",
    ]
    for (const query of queries) expect(await titles({ query })).toEqual(shirts)
    expect(await titles({ query: "sneakers in size 42" })).toEqual(["Jetty Sneakers"])
    // No mug has a size, so these are the first letters of a word.
    expect(await titles({ query: "mug s" })).toEqual(["Morning Mug"])
  })

  it("find nothing for signs, and no typos of words that are found", async () => {
    for (const query of ["c++", "C#", "5%", "'", "😀"]) expect(await titles({ query })).toEqual([])
    expect(await titles({ indexName: "products_de", query: "Stuhl" })).toEqual(["Stuhl Fenster"])
  })

  it("have settings and synonyms that can be read to send them to a service", async () => {
    const address = `http://shop.test/1/indexes/products/settings?x-algolia-application-id=${demoSearchAppId}&x-algolia-api-key=${PUBLISHABLE_KEY}`
    const response = await backend.fetch(new Request(address))
    expect(await response.json()).toMatchObject({ removeWordsIfNoResults: "allOptional", minWordSizefor1Typo: 4 })
    const [status, { hits }] = await post("/1/indexes/products/synonyms/search", {})
    expect(status).toBe(200)
    expect(hits).toContainEqual({ objectID: "color-navy", type: "oneWaySynonym", input: "navy", synonyms: ["ink"] })
  })

  it("find an edited title immediately", async () => {
    const token = await login(backend, "user")
    const [shirt] = (await one({ query: "sailing shirt" })).hits
    const path = `/admin/products/${shirt?.objectID}`
    await send(backend, "POST", path, { token, body: { title: "Zeppelin Shirt" } })
    expect(await titles({ query: "zeppelin" })).toEqual(["Zeppelin Shirt"])
    await send(backend, "POST", path, { token, body: { status: "draft" } })
    expect(await titles({ query: "zeppelin" })).toEqual([])
  })

  it("return the same hits for facet filters, numeric filters and equivalent expressions", async () => {
    const all = [["categories:Tops", "categories:Bags"], "tags:-bestseller", "options.color:Ink"]
    const text = `(categories:Tops OR categories:"Bags") AND NOT tags:bestseller AND options.color:Ink`
    const found = await titles({ facetFilters: all, hitsPerPage: 100 })
    expect(found.length).toBeGreaterThan(0)
    expect(await titles({ filters: text, hitsPerPage: 100 })).toEqual(found)
    const cheap = await one({ numericFilters: ["price.de>=20", "price.de<=40"], hitsPerPage: 100 })
    expect(cheap.nbHits).toBeGreaterThan(0)
    for (const { price } of cheap.hits) expect(price.de).toSatisfy((amount: number) => amount >= 20 && amount <= 40)
    expect(await titles({ filters: "price.de:20 TO 40", hitsPerPage: 100 })).toEqual(cheap.hits.map((h) => h.title))
    expect((await one({ numericFilters: [["price.de<20", "price.de>40"]] })).nbHits).toBe(
      (await one({})).nbHits - cheap.nbHits,
    )
  })

  it("count facets and number ranges; a second query counts a facet without its own filter", async () => {
    const facets = ["categories", "price.de"]
    const [chosen, free] = await search(
      { facets, facetFilters: [["categories:Tops"]] },
      { facets: "categories", hitsPerPage: 0 },
    )
    expect(chosen?.facets?.categories?.Tops).toBe(chosen?.nbHits)
    expect(chosen?.facets_stats?.["price.de"]?.min).toBeGreaterThan(0)
    expect(Object.keys(free?.facets?.categories ?? {}).length).toBeGreaterThan(2)
    expect(free?.hits).toEqual([])
    const few = await one({ facets: ["tags"], maxValuesPerFacet: 2, sortFacetValuesBy: "alpha" })
    const names = Object.keys(few.facets?.tags ?? {})
    expect(names).toEqual([...names].sort())
    expect(names).toHaveLength(2)
  })

  it("search facet values within the results", async () => {
    const facet = { type: "facet", facet: "options.color", facetQuery: "in" }
    expect((await one(facet)).facetHits).toEqual([
      { value: "Ink", highlighted: "<em>In</em>k", count: expect.any(Number) },
    ])
    expect((await one({ ...facet, query: "mug", facetQuery: "zz" })).facetHits).toEqual([])
    const [status, body] = await post("/1/indexes/products/facets/options.color/query", { params: "facetQuery=in" })
    expect([status, (body.facetHits as { value: string }[])[0]?.value]).toEqual([200, "Ink"])
  })

  it("sort by replica index and return prices per country", async () => {
    const prices = (await one({ indexName: "products_price_desc_se", hitsPerPage: 100 })).hits.map(
      (h) => h.price.se ?? 0,
    )
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    const [hit] = (await one({ query: "harbor tee", attributesToRetrieve: ["title", "price.us"] })).hits
    expect(hit?.price).toEqual({ us: expect.closeTo(34.56) })
    expect(Object.keys(hit ?? {}).sort()).toEqual(["_highlightResult", "objectID", "price", "title"])
  })

  it("return all hits page by page", async () => {
    const { nbHits, nbPages } = await one({ hitsPerPage: 7 })
    const seen = await Promise.all(Array.from({ length: nbPages }, (_, page) => titles({ hitsPerPage: 7, page })))
    expect(new Set(seen.flat()).size).toBe(nbHits)
    expect(await titles({ hitsPerPage: 7, page: nbPages })).toEqual([])
  })

  it("suggest queries that complete the input", async () => {
    const { hits } = await one({ indexName: "products_query_suggestions", query: "mo", hitsPerPage: 3 })
    expect(hits).toContainEqual(
      expect.objectContaining({
        query: "morning mug",
        _highlightResult: expect.objectContaining({
          query: expect.objectContaining({ value: "<em>mo</em>rning mug" }),
        }),
      }),
    )
  })
})

describe("hosted search recommendations", () => {
  const recommend = async (model: string, more: object = {}) => {
    const request = { indexName: "products", model, threshold: 0, maxRecommendations: 4, ...more }
    const { results } = await client.getRecommendations({ requests: [request] } as never)
    return results[0]?.hits as unknown as (Hit & { _score: number; facetValue?: string })[]
  }

  it("list trending items and facets, and bought-together, related and similar products", async () => {
    const trending = await recommend("trending-items")
    expect(trending).toHaveLength(4)
    expect(trending[0]?._score).toBe(100)
    const self = trending[0]?.objectID ?? ""
    for (const model of ["bought-together", "related-products", "looking-similar"]) {
      const hits = await recommend(model, { objectID: self })
      expect(hits.length, model).toBeGreaterThan(0)
      expect(hits.map((hit) => hit.objectID)).not.toContain(self)
      expect(hits.map((hit) => hit._score)).toEqual(hits.map((hit) => hit._score).sort((a, b) => b - a))
    }
    const [facet] = await recommend("trending-facets", { facetName: "categories" })
    expect(facet?.facetValue).toEqual(expect.any(String))
  })
})

describe("hosted search validation", () => {
  it("rejects an invalid key, application, index, parameter or filter", async () => {
    const body = { requests: [{ indexName: "products" }] }
    const wrong = { message: "Invalid Application-ID or API key", status: 403 }
    expect(await post("/1/indexes/*/queries", body, "pk_wrong")).toEqual([403, wrong])
    expect(await post("/1/indexes/*/queries", body, PUBLISHABLE_KEY, "ELSEWHERE")).toEqual([403, wrong])
    await expect(client.search([{ indexName: "planets" }] as never)).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining("Index planets does not exist"),
    })
    const refused = async (request: object) => (await post("/1/indexes/products/query", request))[0]
    expect(await refused({ page: -1 })).toBe(400)
    expect(await refused({ filters: "a:b AND (" })).toBe(400)
    expect(await refused({ facetFilters: ["nothing"] })).toBe(400)
    expect((await post("/1/elsewhere", {}))[0]).toBe(404)
  })

  it("names the invalid field of an event, and accepts valid events", async () => {
    const event = {
      eventType: "click",
      eventName: "Product Clicked",
      index: "products",
      userToken: "anonymous-1",
      objectIDs: ["prod_1"],
      positions: [1],
      queryID: "0123456789abcdef0123456789abcdef",
    }
    expect(await post("/1/events", { events: [event] })).toEqual([200, { status: 200, message: "OK" }])
    const refused = async (change: object) =>
      (await post("/1/events", { events: [{ ...event, ...change }] }))[1].message
    expect(await refused({ userToken: "not a token" })).toContain("events.0.userToken")
    expect(await refused({ userToken: "a".repeat(65) })).toContain("events.0.userToken")
    expect(await refused({ positions: undefined })).toContain("events.0.positions")
    expect(await refused({ objectIDs: undefined })).toContain("events.0.objectIDs")
  })
})

describe("the German index", () => {
  const german = { indexName: "products_de" }

  it("finds and returns the German texts, under the same ids and attributes", async () => {
    const [hit] = (await one({ ...german, query: "morgentasse" })).hits
    const [original] = (await one({ query: "morning mug" })).hits
    expect(hit).toMatchObject({
      title: "Morgentasse",
      subtitle: "Fasst 350 ml",
      type: "Tasse",
      collection: "Jeden Tag",
    })
    expect(hit?.objectID).toBe(original?.objectID)
    expect(hit?.price).toEqual(original?.price)
    const { facets } = await one({ ...german, query: "", facets: ["options.color", "categories"] })
    expect(Object.keys(facets?.["options.color"] ?? {})).toEqual(expect.arrayContaining(["Ton", "Tinte", "Pflaume"]))
    expect(Object.keys(facets?.categories ?? {})).toEqual(expect.arrayContaining(["Kleidung", "Küche"]))
  })

  it("knows German names of colors", async () => {
    const options = { ...german, hitsPerPage: 100, attributesToRetrieve: ["title", "options"] }
    const { hits } = await one({ ...options, query: "schwarz" })
    expect(hits.length).toBeGreaterThan(3)
    for (const hit of hits) expect(JSON.stringify(hit)).toContain("Kohle")
  })

  it.each([
    { query: "Schreibtischlampe", found: ["Kuppelleuchte"] },
    { query: "gelbe Tischlampe", found: ["Kuppelleuchte"] },
    { query: "Kaffeebecher", found: ["Morgentasse"] },
    { query: "Wollstrümpfe", found: ["Sonntagssocken"] },
    { query: "weiß hemd", found: ["T-Shirt Hafen"] },
    { query: "hemd weiss", found: ["T-Shirt Hafen"] },
    { query: "Hemd in Weiß", found: ["T-Shirt Hafen"] },
    { query: "weißes Hemd Größe M", found: ["T-Shirt Hafen"] },
    { query: "Schuhe Größe 42", found: ["Sneaker Steg"] },
  ])("finds $query", async ({ query, found }) => {
    expect(await titles({ ...german, query })).toEqual(found)
  })

  it("has replicas, suggestions and synonyms of its own", async () => {
    const sorted = await titles({ indexName: "products_de_title_asc", query: "", hitsPerPage: 100 })
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, "de-DE")))
    expect(sorted[0]).toBe("Abendkerze")
    const [suggestion] = (await one({ indexName: "products_de_query_suggestions", query: "tass" })).hits
    expect(suggestion).toMatchObject({ query: expect.stringMatching(/tasse/) })
    const [, { hits }] = await post("/1/indexes/products_de/synonyms/search", {})
    expect(hits).toContainEqual({
      objectID: "color-schwarz",
      type: "oneWaySynonym",
      input: "schwarz",
      synonyms: ["kohle"],
    })
    expect((await post("/1/indexes/products_fr/query", {}))[0]).toBe(404)
  })

  it("follows changes of translations", async () => {
    const { tables } = backend.db
    const mug = tables.product.first("handle", "morning-mug")?.id ?? ""
    const find = () => titles({ ...german, query: "frühstücksbecher", removeWordsIfNoResults: "none" })
    expect(await find()).toEqual(["Morgentasse"])
    const [saved] = tables.translation.by("reference_id", mug)
    if (!saved) throw new Error("the mug isn't translated")
    const before = saved.translations
    tables.translation.update(saved.id, { translations: { ...(before as object), title: "Frühstücksbecher" } })
    expect(await find()).toEqual(["Frühstücksbecher"])
    tables.translation.update(saved.id, { translations: before })
  })
})
