import { expect, it } from "vitest"
import { ApiError } from "#sdk/error.ts"
import { changeStock, type LevelApi, type LostWrite, type Quantities, type WantedChange } from "./change-stock.ts"
import type { StockChange } from "./stock-history.ts"

const lostError = new ApiError({ kind: "network", message: "lost" })

/** An item at a location, which others can change. */
function serverOf(start: Quantities | undefined) {
  const server = {
    now: start,
    notes: [] as StockChange[],
    /** What happens to the next writes and notes. */
    write: [] as ("lost" | "lostBefore" | "refused")[],
    noteFails: false,
    readFails: 0,
  }
  const api: LevelApi = {
    async read() {
      if (server.readFails > 0) {
        server.readFails -= 1
        throw lostError
      }
      return server.now
    },
    async write(_, quantities) {
      const how = server.write.shift()
      if (how === "refused") throw new ApiError({ kind: "http", status: 400, message: "no" })
      if (how !== "lostBefore") server.now = quantities
      if (how) throw lostError
    },
    async note(_, change) {
      if (server.noteFails) throw lostError
      server.notes.push(change)
    },
  }
  return { server, api }
}
const wanted = (change: Partial<WantedChange>): WantedChange => ({
  itemId: "i",
  locationId: "l",
  reason: "damaged",
  by: "u",
  stock: undefined,
  incoming: undefined,
  seen: { stocked: 10, incoming: 0 },
  ...change,
})
const none = (): LostWrite => ({ current: undefined })
const start = { stocked: 10, incoming: 0 }

it("adjusts from the present stock and keeps the reason", async () => {
  const { server, api } = serverOf({ stocked: 8, incoming: 0 })
  const result = await changeStock(api, wanted({ stock: { by: -3 } }), none())
  expect(result).toEqual({ kind: "saved", now: { stocked: 5, incoming: 0 }, unnoted: undefined })
  expect(server.notes).toMatchObject([{ from: 8, to: 5, reason: "damaged", by: "u", location_id: "l" }])
})

it("doesn't remove more units than are in stock", async () => {
  const { server, api } = serverOf({ stocked: 2, incoming: 0 })
  expect(await changeStock(api, wanted({ stock: { by: -3 } }), none())).toMatchObject({ kind: "tooFew" })
  expect(server.now?.stocked).toBe(2)
})

it("doesn't overwrite a quantity that someone else changed", async () => {
  const { server, api } = serverOf({ stocked: 9, incoming: 0 })
  const result = await changeStock(api, wanted({ stock: { to: 12 } }), none())
  expect(result).toEqual({ kind: "changed", now: { stocked: 9, incoming: 0 } })
  expect(server.now?.stocked).toBe(9)
  const again = wanted({ stock: { to: 12 }, seen: { stocked: 9, incoming: 0 } })
  expect(await changeStock(api, again, none())).toMatchObject({ kind: "saved", now: { stocked: 12 } })
})

it("leaves incoming units alone, and doesn't overwrite those of someone else", async () => {
  const { server, api } = serverOf({ stocked: 10, incoming: 4 })
  expect(await changeStock(api, wanted({ stock: { by: 1 } }), none())).toMatchObject({ kind: "saved" })
  expect(server.now).toEqual({ stocked: 11, incoming: 4 })
  const seen = { stocked: 11, incoming: 0 }
  expect(await changeStock(api, wanted({ incoming: 6, seen }), none())).toMatchObject({ kind: "changed" })
  const present = { stocked: 11, incoming: 4 }
  expect(await changeStock(api, wanted({ incoming: 6, seen: present }), none())).toMatchObject({ kind: "saved" })
  expect(server.now).toEqual({ stocked: 11, incoming: 6 })
  expect(server.notes).toHaveLength(1)
})

it("recognizes a change whose response was lost", async () => {
  const { server, api } = serverOf(start)
  server.write = ["lost"]
  expect(await changeStock(api, wanted({ stock: { by: 5 } }), none())).toMatchObject({ kind: "saved" })
  expect(server.now?.stocked).toBe(15)
})

it("adds nothing twice when a change is repeated after a lost response", async () => {
  const { server, api } = serverOf(start)
  const lost = none()
  server.write = ["lost"]
  const broken: LevelApi = { ...api, read: async () => (server.now === start ? start : Promise.reject(lostError)) }
  await expect(changeStock(broken, wanted({ stock: { by: 5 } }), lost)).rejects.toBe(lostError)
  expect(await changeStock(api, wanted({ stock: { by: 5 } }), lost)).toMatchObject({ kind: "saved" })
  expect(server.now?.stocked).toBe(15)
  expect(server.notes).toMatchObject([{ from: 10, to: 15 }])
})

it.each([
  { first: { to: 100 }, second: { to: 11 }, saved: 100, final: 11 },
  { first: { by: 5 }, second: { by: -5 }, saved: 15, final: 10 },
])("asks before a corrected change follows a lost one that was saved: $first, then $second", async (given) => {
  const { server, api } = serverOf(start)
  const lost = none()
  server.write = ["lost"]
  const broken: LevelApi = { ...api, read: async () => (server.now === start ? start : Promise.reject(lostError)) }
  await expect(changeStock(broken, wanted({ stock: given.first, reason: "typo" }), lost)).rejects.toBe(lostError)
  const corrected = wanted({ stock: given.second, reason: "counted" })
  const result = await changeStock(api, corrected, lost)
  expect(result).toEqual({ kind: "changed", now: { stocked: given.saved, incoming: 0 } })
  expect(server.now?.stocked).toBe(given.saved)
  const seen = { stocked: given.saved, incoming: 0 }
  expect(await changeStock(api, { ...corrected, seen }, lost)).toMatchObject({ kind: "saved" })
  expect(server.now?.stocked).toBe(given.final)
  expect(server.notes).toMatchObject([
    { from: 10, to: given.saved, reason: "typo" },
    { from: given.saved, to: given.final, reason: "counted" },
  ])
})

it("sends a change again that wasn't saved, and asks if the stock is neither the old nor the new one", async () => {
  const { server, api } = serverOf(start)
  const lost = none()
  server.write = ["lostBefore", "lostBefore"]
  await expect(changeStock(api, wanted({ stock: { by: 5 } }), lost)).rejects.toBe(lostError)
  await expect(changeStock(api, wanted({ stock: { by: 5 } }), lost)).rejects.toBe(lostError)
  server.now = { stocked: 3, incoming: 0 }
  expect(await changeStock(api, wanted({ stock: { by: 5 } }), lost)).toMatchObject({ kind: "changed" })
  expect(await changeStock(api, wanted({ stock: { by: 5 } }), lost)).toMatchObject({ kind: "saved" })
  expect(server.now?.stocked).toBe(8)
})

it("reports a refusal, a removed location, and a reason that couldn't be kept", async () => {
  const { server, api } = serverOf(start)
  server.write = ["refused"]
  await expect(changeStock(api, wanted({ stock: { by: 5 } }), none())).rejects.toMatchObject({ status: 400 })
  server.noteFails = true
  const result = await changeStock(api, wanted({ stock: { by: 5 } }), none())
  expect(result).toMatchObject({ kind: "saved", unnoted: { from: 10, to: 15, reason: "damaged" } })
  server.now = undefined
  expect(await changeStock(api, wanted({ stock: { by: 5 } }), none())).toEqual({ kind: "gone" })
})
