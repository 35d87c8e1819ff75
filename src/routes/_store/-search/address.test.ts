import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressMapping, HITS, readAddress, type SearchAddress, sorts } from "./address.ts"

const env = { index: "products", facets: ["categories", "tags", "options.color", "availability"] }
const mapping = addressMapping(env, "de")

describe("the address of a search", () => {
  it("reads as people write", () => {
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

  it("leaves out what is as usual", () => {
    expect(mapping.stateToRoute({ products: { query: "", page: 1, hitsPerPage: 20, sortBy: "products" } })).toEqual({})
    expect(mapping.routeToState({})).toEqual({ products: {} })
  })

  it("loses nothing on the way to the library and back, whatever values are called", () => {
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

  it("takes anything that somebody may have typed, and no more than it understands", () => {
    expect(readAddress({ q: 12, sort: "magic", page: "x", hits: 13, price: "cheap", color: ["a"], size: 42 })).toEqual({
      q: "12",
      size: "42",
    })
    expect(readAddress({ hits: "40", page: 3, price: "..40" })).toEqual({ hits: 40, page: 3, price: "..40" })
    expect(readAddress({ price: "12.5..40" })).toEqual({ price: "12.5..40" })
    expect(readAddress({ price: "1.2.3..40" })).toEqual({})
  })

  it("keeps a page below the first, which is answered by an error, and asks the library for none", () => {
    expect(readAddress({ page: -3 })).toEqual({ page: -3 })
    expect(mapping.routeToState({ page: -3 })).toEqual({ products: {} })
  })

  it("knows an index for each order, by the country where it is about prices", () => {
    const indexes = sorts.map((sort) => mapping.routeToState({ sort } satisfies SearchAddress).products?.sortBy)
    expect(indexes).toEqual([
      "products_price_asc_de",
      "products_price_desc_de",
      "products_newest",
      "products_title_asc",
    ])
  })
})
