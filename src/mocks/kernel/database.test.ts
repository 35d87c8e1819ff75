import { describe, expect, it, vi } from "vitest"
import { createClock } from "./clock.ts"
import { Database } from "./database.ts"

const world = () => new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })

describe("a database", () => {
  it("creates rows with a prefixed id, timestamps and the columns' initial values", () => {
    const row = world().tables.salesChannel.insert({ name: "Web" })
    expect(row.id).toMatch(/^sc_[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(row).toMatchObject({
      name: "Web",
      is_disabled: false,
      description: null,
      created_at: "2026-01-01T00:00:00.000Z",
    })
  })

  it("creates ids that sort by creation", () => {
    const db = world()
    const ids = Array.from({ length: 50 }, () => db.id("order"))
    expect([...ids].sort()).toEqual(ids)
  })

  it("rejects a row without a required column", () => {
    expect(() => world().tables.salesChannel.insert({})).toThrow("sales_channel.name must be given")
  })

  it("never changes a row in place", () => {
    const db = world()
    const channel = db.tables.salesChannel.insert({ name: "Web" })
    db.tables.salesChannel.update(channel.id, { name: "App" })
    expect(channel.name).toBe("Web")
    expect(db.tables.salesChannel.get(channel.id)?.name).toBe("App")
  })

  it("hides a removed row by default", () => {
    const db = world()
    const { id } = db.tables.salesChannel.insert({ name: "Web" })
    db.tables.salesChannel.remove(id)
    expect(db.tables.salesChannel.get(id)).toBeUndefined()
    expect(db.tables.salesChannel.get(id, { withDeleted: true })?.deleted_at).not.toBeNull()
  })

  it("finds rows by a changed foreign key", () => {
    const db = world()
    const item = db.tables.productImage.insert({ product_id: "prod_a", url: "a.svg" })
    db.tables.productImage.update(item.id, { product_id: "prod_b" })
    expect(db.tables.productImage.by("product_id", "prod_a")).toEqual([])
    expect(db.tables.productImage.by("product_id", "prod_b").map((i) => i.id)).toEqual([item.id])
  })

  it("finds rows with and without a flag, although only those with it are indexed", () => {
    const db = world()
    const { order } = db.tables
    const insert = (is_draft_order: boolean) => order.insert({ display_id: 1, currency_code: "eur", is_draft_order }).id
    const [draft, placed] = [insert(true), insert(false)]
    const found = (flag: boolean) => order.by("is_draft_order", flag).map((row) => row.id)
    expect([found(true), found(false)]).toEqual([[draft], [placed]])
    order.update(draft, { is_draft_order: false })
    expect([found(true), found(false)]).toEqual([[], [draft, placed]])
    expect(order.isRare("is_draft_order", [false])).toBe(false)
  })

  it("rolls back all changes when the work fails", () => {
    const db = world()
    const kept = db.tables.salesChannel.insert({ name: "Web" })
    const before = JSON.stringify(db.export().tables)
    expect(() =>
      db.atomically(() => {
        db.tables.salesChannel.update(kept.id, { name: "Changed" })
        db.tables.salesChannel.insert({ name: "New" })
        db.tables.salesChannel.erase(kept.id)
        throw new Error("broken")
      }),
    ).toThrow("broken")
    expect(JSON.stringify(db.export().tables)).toBe(before)
  })

  it("calls onCommit once per successful transaction", () => {
    const db = world()
    db.onCommit = vi.fn()
    db.atomically(() => db.tables.salesChannel.insert({ name: "Web" }))
    expect(db.onCommit).toHaveBeenCalledTimes(1)
  })

  it("counts display ids from 1", () => {
    const db = world()
    expect([db.next("order"), db.next("order"), db.next("return")]).toEqual([1, 2, 1])
  })

  it("restores its export unchanged", () => {
    const db = world()
    db.tables.salesChannel.insert({ name: "Web" })
    const other = world()
    other.import(JSON.parse(JSON.stringify(db.export())))
    expect(other.export().tables).toEqual(db.export().tables)
    expect(other.tables.salesChannel.insert({ name: "Next" }).id).not.toBe(db.tables.salesChannel.all()[0]?.id)
  })

  it("builds the same data twice from the same seed", () => {
    const build = () => {
      const db = world()
      for (const name of ["Web", "App", "Shop"]) db.tables.salesChannel.insert({ name })
      return db.export()
    }
    expect(build()).toEqual(build())
  })
})

describe("a database that shares the data of another one", () => {
  /** A built dataset with three rows, and two databases that share it. */
  function shared() {
    const source = world()
    source.tables.productImage.insert({ product_id: "prod_a", url: "1.svg" })
    source.tables.productImage.insert({ product_id: "prod_a", url: "2.svg" })
    source.tables.productImage.insert({ product_id: "prod_b", url: "3.svg" })
    source.finishBuild()
    const open = () => {
      const db = new Database({ seed: 5 })
      db.share(source)
      return db
    }
    return { source, one: open(), two: open() }
  }
  const urls = (db: Database, product = "prod_a") =>
    db.tables.productImage
      .by("product_id", product)
      .map(({ url }) => url)
      .sort()

  it("has its rows, clock and seed, and creates the same ids next", () => {
    const { source, one, two } = shared()
    expect(one.export()).toEqual(source.export())
    const next = source.ulid()
    expect([one.clock.iso(), one.ulid(), two.ulid()]).toEqual(["2026-01-01T00:00:00.000Z", next, next])
  })

  it("doesn't see the writes of others", () => {
    const { source, one, two } = shared()
    const [first, second] = one.tables.productImage.all()
    one.tables.productImage.update(first?.id ?? "", { product_id: "prod_b" })
    two.tables.productImage.erase(second?.id ?? "")
    source.tables.productImage.insert({ product_id: "prod_a", url: "4.svg" })
    expect([urls(one), urls(two), urls(source)]).toEqual([["2.svg"], ["1.svg"], ["1.svg", "2.svg", "4.svg"]])
    expect([urls(one, "prod_b"), urls(two, "prod_b")]).toEqual([["1.svg", "3.svg"], ["3.svg"]])
  })

  it("rolls back to the shared rows", () => {
    const { source, one } = shared()
    const fail = () =>
      one.atomically(() => {
        for (const { id } of one.tables.productImage.all()) one.tables.productImage.update(id, { url: "changed.svg" })
        throw new Error("broken")
      })
    expect(fail).toThrow("broken")
    expect([urls(one), urls(source)]).toEqual([
      ["1.svg", "2.svg"],
      ["1.svg", "2.svg"],
    ])
  })

  it("exports only its own writes as changes", () => {
    const { one, two } = shared()
    one.tables.productImage.insert({ product_id: "prod_a", url: "4.svg" })
    expect(one.exportWritten().tables.productImage).toHaveLength(1)
    expect(two.exportWritten().tables).toEqual({})
  })

  it("has table versions that no other database has after a write", () => {
    const { source, one, two } = shared()
    const versions = () => [source, one, two].map((db) => db.tables.productImage.version)
    expect(new Set(versions()).size).toBe(1)
    one.tables.productImage.insert({ product_id: "prod_a", url: "4.svg" })
    two.tables.productImage.insert({ product_id: "prod_a", url: "5.svg" })
    expect(new Set(versions()).size).toBe(3)
  })
})
