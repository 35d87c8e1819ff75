import { describe, expect, it } from "vitest"
import { Database } from "./database.ts"
import type { Signal } from "./signals.ts"

const signal = (event_type: string): Signal => ({ event_type, workflow_id: "w", transaction_id: "t" })

function listening() {
  const db = new Database()
  const heard: string[] = []
  const stop = db.signals.listen(({ event_type }) => heard.push(event_type))
  return { db, heard, stop }
}

describe("a signal", () => {
  it("is delivered after the request has succeeded, and not before", () => {
    const { db, heard } = listening()
    db.atomically(() => {
      db.signals.add(signal("onResume"))
      expect(heard).toEqual([])
    })
    expect(heard).toEqual(["onResume"])
  })

  it("is never delivered if its request fails", () => {
    const { db, heard } = listening()
    const failing = () =>
      db.atomically(() => {
        db.signals.add(signal("onResume"))
        throw new Error("no")
      })
    expect(failing).toThrow("no")
    db.atomically(() => db.signals.add(signal("onFinish")))
    expect(heard).toEqual(["onFinish"])
  })

  it("isn't delivered to a removed listener", () => {
    const { db, heard, stop } = listening()
    stop()
    db.atomically(() => db.signals.add(signal("onResume")))
    expect(heard).toEqual([])
  })
})

describe("Database.attempt", () => {
  it("rolls back its own changes and signals only", () => {
    const { db, heard } = listening()
    db.atomically(() => {
      db.tables.productTag.insert({ value: "kept" })
      db.signals.add(signal("begun"))
      expect(() =>
        db.attempt(() => {
          db.tables.productTag.insert({ value: "lost" })
          db.signals.add(signal("lost"))
          throw new Error("no")
        }),
      ).toThrow("no")
      db.signals.add(signal("ended"))
    })
    expect(db.tables.productTag.all().map((tag) => tag.value)).toEqual(["kept"])
    expect(heard).toEqual(["begun", "ended"])
  })
})
