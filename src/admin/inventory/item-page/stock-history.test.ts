import { expect, it } from "vitest"
import {
  historyPatch,
  MAX_CHANGES,
  newChangeKey,
  type StockChange,
  stockChanges,
  withoutHistory,
} from "./stock-history.ts"

const change = (minute: number, reason = ""): StockChange => {
  const at = `2026-03-01T10:${String(minute).padStart(2, "0")}:00.000Z`
  return { key: newChangeKey(at), at, location_id: "a", from: 5, to: 7, reason, by: "user" }
}
const apply = (metadata: Record<string, unknown>, patch: Record<string, unknown>) =>
  Object.fromEntries(Object.entries({ ...metadata, ...patch }).filter(([, value]) => value !== ""))

it("keeps the latest changes, the newest first, and removes older ones", () => {
  let metadata: Record<string, unknown> = { color: "red" }
  for (let minute = 0; minute < MAX_CHANGES + 5; minute += 1)
    metadata = apply(metadata, historyPatch(metadata, change(minute, `change ${minute}`)))
  const kept = stockChanges(metadata)
  expect(kept).toHaveLength(MAX_CHANGES)
  expect(kept[0]?.reason).toBe(`change ${MAX_CHANGES + 4}`)
  expect(kept.at(-1)?.reason).toBe("change 5")
  expect(withoutHistory(metadata)).toEqual({ color: "red" })
})

it("keeps changes that two admins save at the same time", () => {
  const before = { color: "red" }
  const [one, other] = [change(1, "one"), change(1, "other")]
  const after = apply(apply(before, historyPatch(before, one)), historyPatch(before, other))
  expect(
    stockChanges(after)
      .map(({ reason }) => reason)
      .sort(),
  ).toEqual(["one", "other"])
})

it("stores a change once if it is sent again, and ignores entries it doesn't understand", () => {
  const metadata = { stock_change_x: "text", stock_change_y: { at: 5 } }
  const entry = change(1)
  const once = apply(metadata, historyPatch(metadata, entry))
  expect(stockChanges(apply(once, historyPatch(once, entry)))).toEqual([entry])
  expect(stockChanges(null)).toEqual([])
})
