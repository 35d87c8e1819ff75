import { beforeEach, describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type Row } from "#mocks/kernel/database.ts"
import { LargeRows } from "./large-rows.ts"
import type { VirtualRows } from "./virtual-rows.ts"

type Image = Row<"productImage">
const image = (i: number): Image => ({
  id: `img_00${i}`,
  product_id: `prod_${i % 2}`,
  url: `${i}.svg`,
  rank: i,
  metadata: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  deleted_at: null,
})
const images = [0, 1, 2, 3].map(image)
const virtual: VirtualRows<Image> = {
  size: images.length,
  get: (id) => images.find((row) => row.id === id),
  by: (column, value) => images.filter((row) => row[column as keyof Image] === value),
  countBy: (column, value) => images.filter((row) => row[column as keyof Image] === value).length,
  placesBy: (column, value) => images.flatMap((row, place) => (row[column as keyof Image] === value ? [place] : [])),
  all: () => images,
  at: (place) => images[place] as Image,
  placeOf: (id) => images.findIndex((row) => row.id === id),
  rankOf: (id) => images.filter((row) => row.id < id).length,
  pick: (_columns, test, { without }) =>
    images.flatMap((row, place) => (!without.has(place) && test(row) ? [place] : [])),
  passing: () => (place) => images[place] as Image,
  keysOf: (column) => ({
    at: (place) => (column === "id" ? place : images[place]?.[column as keyof Image]),
    of: (value) => value,
  }),
  originals: () => images,
  copiesOf: (id) => [id],
}

let db: Database
beforeEach(() => {
  db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 2)) })
  db.tables.productImage.changeSource((stored) => new LargeRows(virtual, stored))
})
const urls = () => db.tables.productImage.all().map((row) => row.url)
const urlsOf = (product: string) => db.tables.productImage.by("product_id", product).map((row) => row.url)

describe("a table with virtual rows", () => {
  it("finds unchanged virtual rows by id and by column, and counts them", () => {
    expect(db.tables.productImage.get("img_002")?.url).toBe("2.svg")
    expect(urlsOf("prod_1")).toEqual(["1.svg", "3.svg"])
    expect(db.tables.productImage.size).toBe(4)
  })

  it("keeps changed rows at their positions", () => {
    db.tables.productImage.update("img_001", { url: "new.svg" })
    db.tables.productImage.update("img_003", { product_id: "prod_0" })
    expect(urls()).toEqual(["0.svg", "new.svg", "2.svg", "3.svg"])
    expect(urlsOf("prod_0")).toEqual(["0.svg", "2.svg", "3.svg"])
    expect(urlsOf("prod_1")).toEqual(["new.svg"])
  })

  it("appends new rows after the virtual ones", () => {
    db.tables.productImage.insert({ product_id: "prod_1", url: "late.svg" })
    expect(urlsOf("prod_1")).toEqual(["1.svg", "3.svg", "late.svg"])
    expect(db.tables.productImage.size).toBe(5)
  })

  it("lists stored rows between virtual rows by their ids", () => {
    db.tables.productImage.insert({ id: "img_0005", product_id: "prod_1", url: "between.svg" })
    db.tables.productImage.update("img_002", { url: "new.svg" })
    db.tables.productImage.insert({ id: "img_0025", product_id: "prod_1", url: "late.svg" })
    const expected = ["0.svg", "between.svg", "1.svg", "new.svg", "late.svg", "3.svg"]
    expect(urls()).toEqual(expected)
    expect(db.tables.productImage.pick(new Set(), () => true).values("url")).toEqual(expected)
  })

  it("hides removed rows and drops erased rows", () => {
    db.tables.productImage.remove("img_000")
    db.tables.productImage.erase("img_001")
    expect(urls()).toEqual(["2.svg", "3.svg"])
    expect(db.tables.productImage.get("img_000", { withDeleted: true })?.url).toBe("0.svg")
    expect(db.tables.productImage.get("img_001", { withDeleted: true })).toBeUndefined()
  })

  it("restores all rows after a rollback", () => {
    const fail = () =>
      db.atomically(() => {
        db.tables.productImage.update("img_001", { url: "new.svg" })
        db.tables.productImage.erase("img_002")
        db.tables.productImage.remove("img_003")
        throw new Error("no")
      })
    expect(fail).toThrow("no")
    expect(urls()).toEqual(["0.svg", "1.svg", "2.svg", "3.svg"])
  })

  it("rejects the id of a virtual row", () => {
    expect(() => db.tables.productImage.insert({ id: "img_002", product_id: "prod_0", url: "x" })).toThrow("exists")
  })

  it("picks the same rows in the same order as a scan", () => {
    const { productImage } = db.tables
    productImage.update("img_001", { rank: 7 })
    productImage.erase("img_002")
    productImage.remove("img_003")
    productImage.insert({ product_id: "prod_1", url: "late.svg", rank: 0 })
    for (const withDeleted of [false, true]) {
      const isOdd = (row: Image) => row.rank !== 2
      const picked = productImage.pick(new Set(["rank"]), isOdd, { withDeleted })
      const rows = productImage.where(isOdd, { withDeleted })
      expect(picked.slice(0)).toEqual(rows)
      expect(picked.keys("rank")).toEqual(rows.map((row) => row.rank))
    }
  })

  it("drops the virtual rows when it is cleared", () => {
    db.empty()
    expect(urls()).toEqual([])
  })
})
