import { describe, expect, it } from "vitest"
import { parseFields, type Selection } from "./fields.ts"

/** The paths of a selection. */
const paths = (s: Selection, prefix = ""): string[] =>
  [
    ...(s.star ? [`${prefix}*`] : []),
    ...[...s.fields].map((f) => prefix + f),
    ...[...s.relations].flatMap(([name, inner]) => paths(inner, `${prefix}${name}.`)),
  ].sort()

const defaults = ["id", "title", "handle", "*variants", "variants.prices.amount"]

describe("parseFields", () => {
  it("uses the route's defaults without a field list", () => {
    expect(paths(parseFields(undefined, { defaults }))).toEqual(
      ["id", "title", "handle", "variants.*", "variants.prices.amount"].sort(),
    )
  })
  it("replaces the defaults if at least one entry has no modifier", () => {
    expect(paths(parseFields("title,+handle", { defaults }))).toEqual(["handle", "id", "title"])
  })
  it("adjusts the defaults if every entry has a modifier", () => {
    expect(paths(parseFields("+status,-handle,*images", { defaults }))).toEqual(
      ["id", "title", "status", "variants.*", "variants.prices.amount", "images.*"].sort(),
    )
  })
  it("removes a relation with everything below it", () => {
    expect(paths(parseFields("-variants", { defaults }))).toEqual(["handle", "id", "title"])
  })
  it("ignores a minus in a replacing list, before a star, and for kept fields", () => {
    expect(paths(parseFields("title,-handle,-*images", { defaults }))).toEqual(["handle", "id", "images.*", "title"])
    expect(paths(parseFields("-*variants", { defaults }))).toEqual(paths(parseFields(undefined, { defaults })))
    expect(paths(parseFields("-title,-handle", { defaults, kept: ["handle"] }))).toContain("handle")
  })
  it("reads a leading space as a decoded plus", () => {
    expect(paths(parseFields(" status", { defaults }))).toContain("status")
  })
  it("returns only the id for an empty list", () => {
    expect(paths(parseFields("", { defaults }))).toEqual(["id"])
  })
  it("skips empty entries, including a trailing comma", () => {
    const all = paths(parseFields(undefined, { defaults }))
    expect(paths(parseFields("+status,", { defaults }))).toEqual([...all, "status"].sort())
    expect(paths(parseFields("*,", { defaults }))).toEqual(all)
    expect(paths(parseFields(" ,+status", { defaults }))).toEqual([...all, "status"].sort())
    expect(paths(parseFields("id,", { defaults }))).toEqual(["id"])
    expect(paths(parseFields("title,,handle,", { defaults }))).toEqual(["handle", "id", "title"])
    expect(paths(parseFields(",", { defaults }))).toEqual(["id"])
  })
  it("selects nothing for a lone star", () => {
    expect(paths(parseFields("*", { defaults }))).toEqual(paths(parseFields(undefined, { defaults })))
    expect(paths(parseFields("title,*", { defaults }))).toEqual(["id", "title"])
  })
  it("applies modifiers in order", () => {
    expect(paths(parseFields("-variants,+variants.sku", { defaults }))).toEqual([
      "handle",
      "id",
      "title",
      "variants.sku",
    ])
    expect(paths(parseFields("+status,-status", { defaults }))).toEqual(paths(parseFields(undefined, { defaults })))
  })
  it("restricts the fields to the store's allow-list", () => {
    const allowed = new Set(["id", "title", "variants.*"])
    expect(paths(parseFields("title,metadata,variants.sku", { defaults, allowed }))).toEqual([
      "id",
      "title",
      "variants.sku",
    ])
  })
})
