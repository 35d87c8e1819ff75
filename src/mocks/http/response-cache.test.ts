import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { ResponseCache } from "./response-cache.ts"

function shop() {
  const db = new Database({ seed: 1, clock: createClock(Date.parse("2026-05-01")) })
  const kept = new ResponseCache(db)
  const titles = () => db.tables.productType.all().map((type) => type.value)
  const ask = (question: string, make: () => string) =>
    kept.find(question) ?? kept.compute(question, make, (text) => text)
  return { db, kept, askTitles: () => ask("titles", () => titles().join(", ")), ask }
}

describe("The response cache", () => {
  it("returns a response without computing it again", () => {
    const { db, ask } = shop()
    let made = 0
    const make = () => {
      made += 1
      return String(db.tables.productType.size)
    }
    expect([ask("size", make), ask("size", make), made]).toEqual(["0", "0", 1])
  })

  it("drops a response when one of its tables changes", () => {
    const { db, askTitles } = shop()
    const { id } = db.tables.productType.insert({ value: "Mug" })
    const first = askTitles()
    db.tables.productType.update(id, { value: "Cup" })
    const second = askTitles()
    db.tables.productType.remove(id)
    expect([first, second, askTitles()]).toEqual(["Mug", "Cup", ""])
  })

  it("keeps a response when other tables change", () => {
    const { db, kept, askTitles } = shop()
    askTitles()
    db.tables.productTag.insert({ value: "wool" })
    expect(kept.find("titles")).toBe("")
  })

  it("drops a response when its table is rolled back", () => {
    const { db, askTitles } = shop()
    const broken = () =>
      db.atomically(() => {
        db.tables.productType.insert({ value: "Mug" })
        askTitles()
        throw new Error("rolled back")
      })
    expect(broken).toThrow("rolled back")
    expect(askTitles()).toBe("")
  })

  it("skips responses that read the clock or wrote data", () => {
    const { db, kept, ask } = shop()
    ask("time", () => db.clock.iso())
    ask("write", () => db.tables.productType.insert({ value: "Mug" }).value)
    expect([kept.find("time"), kept.find("write")]).toEqual([undefined, undefined])
  })

  it("evicts the oldest responses when it is full", () => {
    const { kept, ask } = shop()
    for (let i = 0; i < 20; i++) ask(`long ${i}`, () => "x".repeat(1_000_000))
    expect([kept.find("long 0"), kept.find("long 19")?.length]).toEqual([undefined, 1_000_000])
  })
})
