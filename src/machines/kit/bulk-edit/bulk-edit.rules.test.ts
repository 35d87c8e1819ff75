import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  applied,
  type BulkChange,
  bodyOf,
  changesSomething,
  fieldsOf,
  type PreviewRow,
  toChange,
  valuesOf,
  whyNotRollBack,
  whyNotStart,
} from "./bulk-edit.rules.ts"

const ids = fc.uniqueArray(fc.constantFrom<string>("a", "b", "c", "d", "e"))

describe("a change", () => {
  it("needs at least one part", () => {
    expect(changesSomething({})).toBe(false)
    expect(changesSomething({ tags: { add: [], remove: [] } })).toBe(false)
    expect(changesSomething({ collection_id: null })).toBe(true)
    expect(changesSomething({ delete: true })).toBe(true)
  })

  it("reads only the fields that it changes", () => {
    expect(fieldsOf({ status: "draft" })).toBe("id,title,status")
    expect(fieldsOf({ tags: { add: ["a"], remove: [] }, shipping_profile_id: "sp" })).toBe(
      "id,title,shipping_profile.id,tags.id",
    )
  })

  it("adds and removes ids of relations and keeps the others", () => {
    fc.assert(
      fc.property(ids, ids, ids, (present, add, remove) => {
        const change: BulkChange = { tags: { add, remove } }
        const product = { id: "p", title: "P", tags: present.map((id) => ({ id })) }
        const { tags = [] } = applied(valuesOf(product, change), change)
        for (const id of ["a", "b", "c", "d", "e"])
          expect(tags.includes(id)).toBe(!remove.includes(id) && (present.includes(id) || add.includes(id)))
        expect(new Set(tags).size).toBe(tags.length)
      }),
    )
  })

  it("sends whole relations, because an update replaces them", () => {
    expect(bodyOf("p", { status: "draft", collection_id: null, tags: ["a", "b"] })).toEqual({
      id: "p",
      status: "draft",
      collection_id: null,
      tags: [{ id: "a" }, { id: "b" }],
    })
  })
})

describe("the preview", () => {
  const row = (id: string, before?: string): PreviewRow =>
    before ? { id, title: id, before: { status: before }, after: { status: "published" } } : { id, title: id }
  const change: BulkChange = { status: "published" }

  it("leaves out rows that have the values already, and counts missing ones", () => {
    const found = toChange([row("a", "draft"), row("b", "published"), row("c")], change)
    expect([found.rows.map(({ id }) => id), found.leftOut, found.gone]).toEqual([["a", "c"], 1, 1])
  })

  it("can't be started if nothing changes", () => {
    expect(whyNotStart(change, [row("a", "published"), row("b")], undefined)).toBe("nothing")
    expect(whyNotStart(change, [row("a", "draft")], undefined)).toBeUndefined()
  })

  it("needs the typed number of products before it deletes them", () => {
    const preview: PreviewRow[] = [
      { id: "a", title: "A", before: {}, after: {} },
      { id: "b", title: "B" },
    ]
    expect(whyNotStart({ delete: true }, preview, "2")).toBe("count")
    expect(whyNotStart({ delete: true }, preview, undefined)).toBe("count")
    expect(whyNotStart({ delete: true }, preview, " 1 ")).toBeUndefined()
  })
})

it("deleted products can't be rolled back", () => {
  const job = { id: "job", kind: "bulkEdit", rows: [], results: [], leftOut: 0, change: { delete: true } as const }
  expect(whyNotRollBack(job)).toBe("deleted")
})
