import fc from "fast-check"
import { expect, it } from "vitest"
import { ApiError } from "#sdk/error.ts"
import { sendRows } from "./send-rows.ts"

const refusal = new ApiError({ kind: "http", status: 400, message: "no" })
const lost = new ApiError({ kind: "network", message: "lost" })
const ignore = () => undefined
const nothing = async (rows: readonly number[]) => ({ saved: [], unsaved: rows })

it("saves every row that the server accepts, and names exactly the others, in any chunks", async () => {
  const rows = fc.uniqueArray(fc.nat(200), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(fc.nat(200), { maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      async (all, bad, size) => {
        const sent = new Set<number>()
        const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.slice(index * size, index * size + size),
        )
        const result = await sendRows({
          chunks,
          onProgress: ignore,
          recheck: nothing,
          send: async (chunk) => {
            if (chunk.some((row) => bad.includes(row))) throw refusal
            for (const row of chunk) sent.add(row)
          },
        })
        expect([...sent].sort()).toEqual(all.filter((row) => !bad.includes(row)).sort())
        expect([...result.saved].sort()).toEqual([...sent].sort())
        expect(result.refused.map(({ row }) => row).sort()).toEqual(all.filter((row) => bad.includes(row)).sort())
        expect(result.left).toEqual([])
      },
    ),
  )
})

it("needs few requests to find three refused rows among 1,000", async () => {
  let requests = 0
  const all = Array.from({ length: 1000 }, (_, index) => index)
  const chunks = Array.from({ length: 10 }, (_, index) => all.slice(index * 100, index * 100 + 100))
  const result = await sendRows({
    chunks,
    onProgress: ignore,
    recheck: nothing,
    send: async (chunk) => {
      requests += 1
      if (chunk.some((row) => [7, 450, 999].includes(row))) throw refusal
    },
  })
  expect(result.saved).toHaveLength(997)
  expect(result.refused.map(({ row }) => row)).toEqual([7, 450, 999])
  expect(requests).toBeLessThan(70)
})

it("tries refused rows again after others were saved, because they may have waited for them", async () => {
  const taken = new Set(["A"])
  const result = await sendRows({
    chunks: [["needs A", "frees A"]],
    onProgress: ignore,
    recheck: async (rows) => ({ saved: [], unsaved: rows }),
    send: async (chunk) => {
      if (chunk.includes("needs A") && taken.has("A")) throw refusal
      if (chunk.includes("frees A")) taken.clear()
    },
  })
  expect(result.refused).toEqual([])
  expect(result.saved).toEqual(["frees A", "needs A"])
})

it("reads the rows after a lost response, and sends again only those that aren't saved", async () => {
  const sent: (readonly number[])[] = []
  const result = await sendRows({
    chunks: [[1, 2], [3]],
    onProgress: ignore,
    recheck: async () => ({ saved: [1], unsaved: [2] }),
    send: async (chunk) => {
      sent.push(chunk)
      if (sent.length === 1) throw lost
    },
  })
  expect(sent).toEqual([[1, 2], [2], [3]])
  expect(result).toMatchObject({ saved: [1, 2, 3], refused: [], left: [], stop: undefined })
})

it("stops if the server can't be reached, and keeps the rows that are left", async () => {
  let requests = 0
  const result = await sendRows({
    chunks: [[1, 2], [3]],
    onProgress: ignore,
    recheck: () => Promise.reject(lost),
    send: async () => {
      requests += 1
      throw lost
    },
  })
  expect(requests).toBe(1)
  expect(result).toMatchObject({ saved: [], left: [1, 2, 3], stop: "lost" })
})

it.each([
  [401, "session"],
  [429, "server"],
  [500, "server"],
])("stops at status %i without trying each row", async (status, stop) => {
  const result = await sendRows({
    chunks: [[1, 2], [3]],
    onProgress: ignore,
    recheck: nothing,
    send: () => Promise.reject(new ApiError({ kind: "http", status, message: "" })),
  })
  expect(result).toMatchObject({ stop, left: [1, 2, 3], refused: [] })
})
