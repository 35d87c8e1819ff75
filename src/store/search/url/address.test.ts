import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { HITS, readAddress, type SearchAddress, sorts } from "./address.ts"
import { addressMapping } from "./address-mapping.ts"

const env = { index: "products", facets: ["categories", "tags", "options.color", "availability"] }
const mapping = addressMapping(env, "de")

describe("search URL", () => {
  it("is readable and maps to the library's state", () => {
    const state = {
      products: {
        query: "mug",
        page: 2,
        sortBy: "products_price_asc_de",
        hitsPerPage: 40,
        refinementList: { categories: ["Tops", "Bags"], "options.color": ["Ink"] },
        range: { "price.de": "10:40" },
      },
    }
    const address = {
      q: "mug",
      page: 2,
      sort: "price-asc",
      hits: 40,
      category: "Tops_Bags",
      color: "Ink",
      price: "10..40",
    }
    expect(mapping.stateToRoute(state)).toEqual(address)
    expect(mapping.routeToState(address)).toEqual(state)
  })

  it("omits default values", () => {
    expect(mapping.stateToRoute({ products: { query: "", page: 1, hitsPerPage: 20, sortBy: "products" } })).toEqual({})
    expect(mapping.routeToState({})).toEqual({ products: {} })
  })

  it("restores every state of the library, whatever its values contain", () => {
    const values = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 })
    const state = fc.record(
      {
        query: fc.string({ minLength: 1 }),
        page: fc.integer({ min: 2, max: 50 }),
        hitsPerPage: fc.constantFrom(...HITS.slice(1)),
        refinementList: fc.dictionary(fc.constantFrom(...env.facets), values, { minKeys: 1, noNullPrototype: true }),
        range: fc.record({ "price.de": fc.constantFrom("10:40", ":40", "10:", "12.5:40.25") }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(state, (inner) => {
        expect(mapping.routeToState(mapping.stateToRoute({ products: inner }))).toEqual({ products: inner })
      }),
    )
  })

  it("accepts any parameters and keeps only valid ones", () => {
    expect(readAddress({ q: 12, sort: "magic", page: "x", hits: 13, price: "cheap", color: ["a"], size: 42 })).toEqual({
      q: "12",
      size: "42",
    })
    expect(readAddress({ hits: "40", page: 3, price: "..40" })).toEqual({ hits: 40, page: 3, price: "..40" })
    expect(readAddress({ price: "12.5..40" })).toEqual({ price: "12.5..40" })
    expect(readAddress({ price: "1.2.3..40" })).toEqual({})
  })

  it("keeps a page below 1, which causes an error, but doesn't pass it to the library", () => {
    expect(readAddress({ page: -3 })).toEqual({ page: -3 })
    expect(mapping.routeToState({ page: -3 })).toEqual({ products: {} })
  })

  it("has an index for each sort order, by country for prices", () => {
    const indexes = sorts.map((sort) => mapping.routeToState({ sort } satisfies SearchAddress).products?.sortBy)
    expect(indexes).toEqual([
      "products_price_asc_de",
      "products_price_desc_de",
      "products_newest",
      "products_title_asc",
    ])
  })
})
