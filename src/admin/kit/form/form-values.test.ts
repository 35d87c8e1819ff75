import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changedFields, mergeValues, takeTheirs } from "./form-values.ts"

const row = (key: string, text = key) => ({ key, text })
const base = { title: "Summer", handle: "summer", metadata: [row("color", "red"), row("size", "s")] }

describe("merging", () => {
  it("keeps your changes and takes over fields that only others changed", () => {
    const merged = mergeValues(base, { ...base, title: "Yours" }, { ...base, handle: "theirs" })
    expect(merged.values).toEqual({ ...base, title: "Yours", handle: "theirs" })
    expect(merged.base).toEqual({ ...base, handle: "theirs" })
    expect(merged.takenOver).toEqual([{ field: "handle" }])
    expect(merged.conflicts).toEqual([])
  })

  it("reports a field that both changed to different values, and keeps your value and its old base", () => {
    const merged = mergeValues(base, { ...base, title: "Yours" }, { ...base, title: "Theirs" })
    expect(merged.conflicts).toEqual([{ field: "title", yours: "Yours", theirs: "Theirs" }])
    expect(merged.values.title).toBe("Yours")
    expect(merged.base.title).toBe("Summer")
    expect(takeTheirs(merged.values, merged.conflicts).title).toBe("Theirs")
  })

  it("sees no conflict in the same change", () => {
    const same = { ...base, title: "Same" }
    expect(mergeValues(base, same, same)).toMatchObject({ values: same, base: same, conflicts: [], takenOver: [] })
  })

  it("merges rows by their keys", () => {
    const yours = { ...base, metadata: [row("color", "blue"), row("size", "s"), row("fit")] }
    const theirs = { ...base, metadata: [row("color", "red"), row("origin")] }
    const merged = mergeValues(base, yours, theirs)
    expect(merged.values.metadata).toEqual([row("color", "blue"), row("fit"), row("origin")])
    expect(merged.conflicts).toEqual([])
    expect(merged.takenOver).toEqual([
      { field: "metadata", key: "size" },
      { field: "metadata", key: "origin" },
    ])
  })

  it("asks about a row that one changed and the other removed", () => {
    const yours = { ...base, metadata: [row("color", "blue"), row("size", "s")] }
    const theirs = { ...base, metadata: [row("size", "s")] }
    const { conflicts, values } = mergeValues(base, yours, theirs)
    expect(conflicts).toEqual([{ field: "metadata", key: "color", yours: row("color", "blue"), theirs: undefined }])
    expect(takeTheirs(values, conflicts).metadata).toEqual([row("size", "s")])
  })

  it("loses no change in any of 1,000 combinations of edits", () => {
    const value = fc.constantFrom("a", "b", "c")
    const rows = fc.dictionary(fc.constantFrom("k1", "k2", "k3"), value, { noNullPrototype: true })
    const edit = fc.record({ title: value, handle: value, metadata: rows })
    const toValues = ({ metadata, ...rest }: { title: string; handle: string; metadata: Record<string, string> }) => ({
      ...rest,
      metadata: Object.entries(metadata).map(([key, text]) => row(key, text)),
    })
    const textOf = (values: ReturnType<typeof toValues>, path: string) =>
      path === "title" || path === "handle" ? values[path] : values.metadata.find(({ key }) => key === path)?.text
    fc.assert(
      fc.property(edit.map(toValues), edit.map(toValues), edit.map(toValues), (was, yours, theirs) => {
        const merged = mergeValues(was, yours, theirs)
        const asked = new Set(merged.conflicts.map(({ field, key }) => key ?? field))
        for (const path of ["title", "handle", "k1", "k2", "k3"]) {
          const [b, y, t] = [was, yours, theirs].map((values) => textOf(values, path))
          const result = textOf(merged.values, path)
          if (y !== b && t !== b && y !== t) expect(asked.has(path)).toBe(true)
          else expect(result).toBe(y === b ? t : y)
          if (asked.has(path)) expect(textOf(takeTheirs(merged.values, merged.conflicts), path)).toBe(t)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe("changed fields", () => {
  it("are those whose values differ", () => {
    expect(changedFields(base, { ...base, handle: "other" })).toEqual(["handle"])
  })

  it("ignore the order of keyed rows", () => {
    expect(changedFields(base, { ...base, metadata: base.metadata.toReversed() })).toEqual([])
    expect(changedFields(base, { ...base, metadata: [] })).toEqual(["metadata"])
  })
})
