import fc from "fast-check"
import { expect, it } from "vitest"
import { fromClipboard, toClipboard } from "./clipboard.ts"

it("reads rows and columns, with or without a line break at the end", async () => {
  expect(await fromClipboard("1\t2\r\n3\t4\r\n")).toEqual([
    ["1", "2"],
    ["3", "4"],
  ])
  expect(await fromClipboard("1,99\n2,49")).toEqual([["1,99"], ["2,49"]])
})

it("reads cells in quotes with tabs, line breaks and quotes", async () => {
  expect(await fromClipboard('"a\tb"\t"say ""hi"""\n"two\nlines"\tc')).toEqual([
    ["a\tb", 'say "hi"'],
    ["two\nlines", "c"],
  ])
})

it("keeps a quote that isn't closed as text instead of swallowing the cells behind it", async () => {
  expect(await fromClipboard('"5 inch\t2\n3\t4')).toEqual([
    ['"5 inch', "2"],
    ["3", "4"],
  ])
  expect(await fromClipboard('5" pipe\t2')).toEqual([['5" pipe', "2"]])
})

it("reads what it copied, whatever the texts are", async () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', "\t", "\n", ",", " ", "é") })
  // A single empty cell is no text at all, and the last line break belongs to the copied text.
  const block = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(block, async (cells) => {
      expect(await fromClipboard(toClipboard(cells))).toEqual(cells)
    }),
  )
})
