import fc from "fast-check"
import { expect, it } from "vitest"
import { mergedPage } from "./merged-page.ts"

it("pages through both kinds of rows, each once and newest first", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 40 }),
      fc.integer({ min: 1, max: 7 }),
      async (isListed, limit) => {
        const rows = isListed.map((listed, at) => ({ id: at, listed, created_at: `2026-01-${String(40 - at)}` }))
        const listed = rows.filter((row) => row.listed)
        const seen: number[] = []
        for (let offset = 0; offset < rows.length; offset += limit) {
          const others = rows.filter((row) => !row.listed)
          const page = await mergedPage(others, { offset, limit }, async (window) => ({
            rows: listed.slice(window.offset, window.offset + window.limit),
            count: listed.length,
          }))
          expect(page.count).toBe(rows.length)
          seen.push(...page.rows.map(({ id }) => id))
        }
        expect(seen).toEqual(rows.map(({ id }) => id))
      },
    ),
  )
})
