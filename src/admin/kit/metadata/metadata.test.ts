import { expect, it } from "vitest"
import { type MetadataRow, metadataPatch, metadataProblems, toMetadata, toMetadataRows } from "./metadata.ts"

const row = (key: string, text: string, kind: MetadataRow["kind"] = "text"): MetadataRow => ({ key, text, kind })

it("keeps the types of values", () => {
  const metadata = { name: "Ada", age: 36, active: false, tags: ["a", { b: 1 }], none: null, digits: "007" }
  const rows = toMetadataRows(metadata)
  expect(rows.map(({ kind }) => kind)).toEqual(["text", "number", "flag", "json", "json", "text"])
  expect(toMetadata(rows)).toEqual(metadata)
  expect(metadataProblems(rows).filter(Boolean)).toEqual([])
})

it("rejects duplicate keys, missing keys and values that aren't of their type", () => {
  const rows = [
    row("a", "1"),
    row(" a ", "2"),
    row("", "x"),
    row("n", "1,5", "number"),
    row("j", "{", "json"),
    row("t", ""),
    row("", ""),
  ]
  expect(metadataProblems(rows)).toEqual([
    undefined,
    "keyTaken",
    "keyMissing",
    "notNumber",
    "notJson",
    "valueMissing",
    undefined,
  ])
})

it("ignores empty rows", () => {
  expect(toMetadata([row("", " "), row(" a ", "1")])).toEqual({ a: "1" })
})

it("sends changed keys and removes missing ones with an empty text", () => {
  const before = { a: 1, b: { c: true, d: 1 }, e: "x" }
  expect(metadataPatch(before, { a: 1, b: { c: true }, f: null })).toEqual({ b: { c: true }, f: null, e: "" })
})

it("removes keys that every object inherits", () => {
  expect(metadataPatch({ constructor: "a", toString: "b" }, {})).toEqual({ constructor: "", toString: "" })
})
