import { describe, expect, it } from "vitest"
import { parseFields, type Selection } from "./fields.ts"

/** A selection as the list of its paths. */
const paths = (s: Selection, prefix = ""): string[] =>
  [
    ...(s.star ? [`${prefix}*`] : []),
    ...[...s.fields].map((f) => prefix + f),
    ...[...s.relations].flatMap(([name, inner]) => paths(inner, `${prefix}${name}.`)),
  ].sort()

const defaults = ["id", "title", "handle", "*variants", "variants.prices.amount"]

describe("fields", () => {
  it("are the route's own when nothing is asked", () => {
    expect(paths(parseFields(undefined, { defaults }))).toEqual(
      ["id", "title", "handle", "variants.*", "variants.prices.amount"].sort(),
    )
  })
  it("replace the defaults as soon as one entry is plain", () => {
    expect(paths(parseFields("title,+handle", { defaults }))).toEqual(["handle", "id", "title"])
  })
  it("change the defaults when every entry has a sign", () => {
    expect(paths(parseFields("+status,-handle,*images", { defaults }))).toEqual(
      ["id", "title", "status", "variants.*", "variants.prices.amount", "images.*"].sort(),
    )
  })
  it("drop a relation with everything below it", () => {
    expect(paths(parseFields("-variants", { defaults }))).toEqual(["handle", "id", "title"])
  })
  it("read past the sign of what is taken away where the list stands for itself, and keep what is told whole", () => {
    expect(paths(parseFields("title,-handle,-*images", { defaults }))).toEqual(["handle", "id", "images.*", "title"])
    expect(paths(parseFields("-*variants", { defaults }))).toEqual(paths(parseFields(undefined, { defaults })))
    expect(paths(parseFields("-title,-handle", { defaults, kept: ["handle"] }))).toContain("handle")
  })
  it("take a blank for a plus, as it comes out of a URL", () => {
    expect(paths(parseFields(" status", { defaults }))).toContain("status")
  })
  it("are only the id when the list is empty", () => {
    expect(paths(parseFields("", { defaults }))).toEqual(["id"])
  })
  it("skip empty entries, so that a trailing comma changes nothing", () => {
    const all = paths(parseFields(undefined, { defaults }))
    expect(paths(parseFields("+status,", { defaults }))).toEqual([...all, "status"].sort())
    expect(paths(parseFields("*,", { defaults }))).toEqual(all)
    expect(paths(parseFields(" ,+status", { defaults }))).toEqual([...all, "status"].sort())
    expect(paths(parseFields("id,", { defaults }))).toEqual(["id"])
    expect(paths(parseFields("title,,handle,", { defaults }))).toEqual(["handle", "id", "title"])
    expect(paths(parseFields(",", { defaults }))).toEqual(["id"])
  })
  it("select nothing by a star alone", () => {
    expect(paths(parseFields("*", { defaults }))).toEqual(paths(parseFields(undefined, { defaults })))
    expect(paths(parseFields("title,*", { defaults }))).toEqual(["id", "title"])
  })
  it("apply their modifiers in order", () => {
    expect(paths(parseFields("-variants,+variants.sku", { defaults }))).toEqual([
      "handle",
      "id",
      "title",
      "variants.sku",
    ])
    expect(paths(parseFields("+status,-status", { defaults }))).toEqual(paths(parseFields(undefined, { defaults })))
  })
  it("stay inside the store's allow-list", () => {
    const allowed = new Set(["id", "title", "variants.*"])
    expect(paths(parseFields("title,metadata,variants.sku", { defaults, allowed }))).toEqual([
      "id",
      "title",
      "variants.sku",
    ])
  })
})
