import fc from "fast-check"
import qs from "qs"
import { describe, expect, it } from "vitest"
import { toQueryString } from "./query.ts"

describe("a query string", () => {
  it("is empty without values", () => {
    expect(toQueryString()).toBe("")
    expect(toQueryString({ a: null, b: undefined, c: [], d: {} })).toBe("")
  })

  it("uses indices for list entries and brackets for operators", () => {
    const query = { id: ["a", "b"], created_at: { $gte: "2024" } }
    expect(decodeURIComponent(toQueryString(query))).toBe("?id[0]=a&id[1]=b&created_at[$gte]=2024")
  })

  it("encodes reserved characters in names and values", () => {
    expect(toQueryString({ q: "a&b=c#d (e)!", "x y": "*z" })).toBe("?q=a%26b%3Dc%23d%20%28e%29%21&x%20y=%2Az")
  })

  it("composes the accents of a search, as the server's texts have them", () => {
    expect(toQueryString({ q: "Café".normalize("NFD") })).toBe("?q=Caf%C3%A9")
    expect(toQueryString({ handle: "Café".normalize("NFD") })).toBe("?handle=Cafe%CC%81")
  })

  it("contains dates in UTC", () => {
    expect(toQueryString({ since: new Date("2026-01-02T03:04:05Z") })).toBe("?since=2026-01-02T03%3A04%3A05.000Z")
  })

  it("equals that of the official clients for any input", () => {
    const name = fc.string({ minLength: 1 }).filter((key) => !(key in Object.prototype))
    const scalar = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie("value")), fc.dictionary(name, tie("value"))),
    }))
    fc.assert(
      fc.property(fc.dictionary(name, value), (query) => {
        expect(toQueryString(query)).toBe(qs.stringify(query, { skipNulls: true, addQueryPrefix: true }))
      }),
    )
  })
})
