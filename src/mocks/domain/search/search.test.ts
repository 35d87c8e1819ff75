import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type World } from "#mocks/kernel/database.ts"
import { scenarios } from "#mocks/scenarios/index.ts"
import type { Facet } from "./facets.ts"
import { productIndex } from "./product-index.ts"
import { type SearchQuery, search } from "./query.ts"
import { wordsOf } from "./words.ts"

let world: World
let db: Database
beforeAll(() => {
  const shop = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 5, 1)) })
  scenarios.default?.build(shop, "http://shop.test")
  world = shop.export()
})
beforeEach(() => {
  db = new Database({ seed: 1 })
  db.import(world)
})

const everything: SearchQuery = { q: "", filters: {}, scope: {}, skip: 0, take: 100 }
const run = (query: Partial<SearchQuery>) => search(db, { ...everything, ...query })
const titles = (query: Partial<SearchQuery>) => run(query).hits.map(({ document }) => document.title)

describe("text search", () => {
  it("finds all products for an empty query", () => {
    expect(run({}).count).toBe(db.tables.product.size)
  })

  it("finds words by prefix, with typos, and regardless of case and accents", () => {
    expect(titles({ q: "morn mu" })[0]).toBe("Morning Mug")
    expect(titles({ q: "mornign mug" })[0]).toBe("Morning Mug")
    expect(titles({ q: "MÓRNING" })[0]).toBe("Morning Mug")
    expect(titles({ q: "mornign", typos: false })).toEqual([])
  })

  it("requires all words, any word, or drops last words until something matches", () => {
    const q = "morning submarine"
    expect(titles({ q, strategy: "all" })).toEqual([])
    expect(titles({ q, strategy: "any" })).toContain("Morning Mug")
    expect(titles({ q, strategy: "last" })).toContain("Morning Mug")
    expect(titles({ q: "submarine morning", strategy: "last" })).toEqual([])
  })

  it("searches only the requested fields", () => {
    expect(titles({ q: "mug", attributes: ["subtitle"], strategy: "all" })).toEqual([])
    expect(titles({ q: "mug", attributes: ["title"] })).toEqual(["Morning Mug"])
  })

  it("finds an edited title immediately and no longer finds a deleted product", () => {
    const { id } = db.tables.product.find((product) => product.title === "Morning Mug") ?? { id: "" }
    run({ q: "mug" })
    db.tables.product.update(id, { title: "Zeppelin", handle: "zeppelin", description: "", subtitle: null })
    expect(titles({ q: "zeppelin" })).toEqual(["Zeppelin"])
    db.tables.product.remove(id)
    expect(titles({ q: "zeppelin" })).toEqual([])
  })

  it("finds a product by a new tag immediately", () => {
    const product = db.tables.product.all()[0]
    const tag = db.tables.productTag.insert({ value: "Submarine" })
    db.tables.productTagProduct.insert({ product_id: product?.id ?? "", product_tag_id: tag.id })
    expect(titles({ q: "submarine" })).toEqual([product?.title])
  })

  it("highlights the typed part of a word, or the full word for typos", () => {
    const [hit] = run({ q: "morn", highlight: { fields: ["title"] } }).hits
    expect(hit?.highlights).toEqual({ title: ["<em>Morn</em>ing Mug"] })
    const [typo] = run({ q: "mornign", highlight: { fields: ["title"], pre_tag: "[", post_tag: "]" } }).hits
    expect(typo?.highlights).toEqual({ title: ["[Morning] Mug"] })
  })

  it("finds a word of three letters with two of them swapped", () => {
    expect(titles({ q: "mgu" })).toEqual(["Morning Mug"])
  })

  it.each(["'", '"', "%", "<", "_", "😀", "💥 !", "…", "c++", "C#", "5%", "+ c++ !"])("finds nothing for %s", (q) => {
    expect(titles({ q })).toEqual([])
  })

  it("accepts any text", () => {
    for (const q of ["(((", "\\", "*", "__proto__", "constructor toString", "💥 \u0000 \ud800", "a".repeat(10_000)])
      expect(Array.isArray(run({ q }).hits)).toBe(true)
  })
})

describe("German text search", () => {
  const find = (query: string) =>
    productIndex(db, "de-DE")
      .find(wordsOf(query), { strategy: "all" })
      .map(({ id }) => productIndex(db, "de-DE").documents().get(id)?.title)

  it("finds compounds by their last word, in the singular and the plural", () => {
    expect(find("Tasse")[0]).toBe("Morgentasse")
    expect(find("Tassen")[0]).toBe("Morgentasse")
    expect(find("Schirm")).toContain("Sturmschirm")
    expect(find("Socke")).toContain("Sonntagssocken")
  })

  it("finds compounds that end as the word does if nothing else matches", () => {
    expect(find("Regenschirm")).toEqual(["Sturmschirm"])
    expect(find("Trinkfasche")).not.toContain("Sturmschirm")
  })

  it("finds compounds by words that are apart in the products, or else by their last word", () => {
    expect(find("Regenjacke")).toEqual(["Regenmantel Kai"])
    expect(find("Tischleuchte")).toEqual(["Kuppelleuchte"])
    expect(find("Blumenvase")).toEqual(["Schmale Vase"])
  })

  it("finds umlauts written as two letters", () => {
    const { id } = db.tables.product.find((product) => product.title === "Morning Mug") ?? { id: "" }
    const translation = db.tables.translation.find((row) => row.reference_id === id && row.locale_code === "de-DE")
    db.tables.translation.update(translation?.id ?? "", {
      translations: { title: "Stühle und Müsli", subtitle: "Grüße" },
    })
    for (const query of ["Stühle", "stuehle", "Stuhl", "muesli", "Müsli", "gruesse", "Grüße"])
      expect(find(query)).toContain("Stühle und Müsli")
  })
})

describe("search filters", () => {
  it("support values, lists, operators and groups", () => {
    const all = titles({})
    expect(titles({ filters: { title: "Morning Mug" } })).toEqual(["Morning Mug"])
    expect(titles({ filters: { title: ["Morning Mug", "Harbor Tee"] } })).toHaveLength(2)
    expect(titles({ filters: { title: { $like: "%mug" } } })).toEqual(["Morning Mug"])
    expect(titles({ filters: { title: { $prefix: "morn" } } })).toEqual(["Morning Mug"])
    expect(titles({ filters: { $not: { title: "Morning Mug" } } })).toHaveLength(all.length - 1)
    expect(titles({ filters: { $or: [{ title: "Morning Mug" }, { title: "Harbor Tee" }] } })).toHaveLength(2)
    expect(titles({ filters: { $and: [{ title: "Morning Mug" }, { title: "Harbor Tee" }] } })).toEqual([])
    expect(titles({ filters: { collection_id: { $exists: true } } }).length).toBeLessThanOrEqual(all.length)
  })

  it("compare prices as numbers and dates as timestamps", () => {
    const cheap = run({ filters: { "prices.eur": { $lte: 20 } } })
    expect(cheap.count).toBeGreaterThan(0)
    for (const { document } of cheap.hits) expect((document.prices as { eur: number }).eur).toBeLessThanOrEqual(20)
    expect(run({ filters: { prices: { eur: { $lte: 20 } } } }).count).toBe(cheap.count)
    expect(run({ filters: { created_at: { $lt: "2999-01-01" } } }).count).toBe(db.tables.product.size)
  })
})

describe("search facets", () => {
  const facet = <T extends Facet["type"]>(type: T, field: string, query: Partial<SearchQuery>) => {
    const found = run(query).facets[field]
    if (found?.type !== type) throw new Error(`${field} has no ${type} facet`)
    return found as Extract<Facet, { type: T }>
  }

  it("count values by frequency and sum up the rest", () => {
    const { values, other_count = 0 } = facet("value", "categories", { facets: [{ field: "categories", limit: 1 }] })
    expect(values).toHaveLength(1)
    expect((values[0]?.count ?? 0) + other_count).toBe(db.tables.productCategoryProduct.size)
  })

  it("ignore filters on their own field if disjunctive", () => {
    const field = "options.color"
    const facets = [{ field, limit: 100 }]
    const filters = { options: { color: "Ink" } }
    const chosen = (disjunctive: boolean) => facet("value", field, { filters, facets, disjunctive }).values
    expect(chosen(true)).toEqual(facet("value", field, { facets }).values)
    expect(chosen(false).length).toBeLessThan(chosen(true).length)
  })

  it("can be limited to values that match a query", () => {
    const { values } = facet("value", "options.color", { facets: [{ field: "options.color", query: "in" }] })
    expect(values.map(({ value }) => value)).toEqual(["Ink"])
  })

  it("return price statistics and counts of price ranges", () => {
    const field = "prices.eur"
    const { min, max, count } = facet("stats", field, { facets: [{ field, type: "stats" }] })
    expect(count).toBe(db.tables.product.size)
    expect(max).toBeGreaterThan(min)
    const limits = [{ key: "low", to: min + 1 }, { from: min + 1 }]
    const { ranges } = facet("range", field, { facets: [{ field, type: "range", ranges: limits }] })
    expect(ranges.map(({ key }) => key)).toEqual(["low", `${min + 1}-*`])
    expect(ranges.reduce((sum, range) => sum + range.count, 0)).toBe(count)
  })
})

describe("search hits", () => {
  it("are sorted, paged and distinct by a field", () => {
    const prices = run({ order: { "prices.eur": "DESC" }, take: 5, skip: 1 })
    const amounts = prices.hits.map(({ document }) => (document.prices as { eur: number }).eur)
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(prices.count).toBe(db.tables.product.size)
    const types = run({ distinct: "type" }).hits.map(({ document }) => document.type)
    expect(new Set(types).size).toBe(types.length)
  })

  it("contain only their id and the requested fields", () => {
    expect(Object.keys(run({ fields: ["title"], take: 1 }).hits[0]?.document ?? {})).toEqual(["id", "title"])
  })
})
