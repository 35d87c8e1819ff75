import { expect, it } from "vitest"
import { parseJson } from "./parse-json.ts"

it.each([
  ['{\n  "ids": ["a",]\n}', 2, 15],
  ['{\n  "ids": ["a"]\n  "b": 1\n}', 3, 3],
  ['{"a": 1', 1, 8],
  ["{'a': 1}", 1, 2],
  ['{"a": "x\n"}', 1, 7],
  ["[1] 2", 1, 5],
  ["[01]", 1, 3],
])("names the place where %j is broken", (text, line, column) => {
  expect(parseJson(text)).toEqual({ broken: { line, column } })
})

it("reads JSON of any kind, and empty text as no value", () => {
  expect(parseJson(' { "a": [1.5e3, "\\u00e4\\n", {}, [], null, true] } ')).toEqual({
    value: { a: [1500, "ä\n", {}, [], null, true] },
  })
  expect(parseJson(" \n")).toEqual({ value: undefined })
})
