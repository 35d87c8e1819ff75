import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { channelProducts } from "./channel-products.ts"

const CHANNELS = ["sc_1", "sc_2"]

function shop(): Database {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  for (const title of ["Tee", "Coat", "Mug", "Hat"]) add(db, title)
  return db
}
function add(db: Database, title: string): void {
  const product_id = db.tables.product.insert({ title, handle: title, status: "published" }).id
  db.tables.productSalesChannel.insert({ product_id, sales_channel_id: "sc_1" })
}

const kinds = ["rename", "hide", "publish", "remove", "unlink", "link", "add", "rollback"] as const
function change(db: Database, kind: (typeof kinds)[number], at: number): void {
  const { product, productSalesChannel } = db.tables
  const id = product.all()[at % product.size]?.id ?? ""
  const link = productSalesChannel.all()[at % Math.max(1, productSalesChannel.size)]
  if (kind === "add") add(db, `New ${at}`)
  if (kind === "unlink" && link) productSalesChannel.erase(link.id)
  if (kind === "link") productSalesChannel.insert({ product_id: id, sales_channel_id: "sc_2" })
  if (kind === "rollback") expect(() => db.atomically(() => undo(db, id))).toThrow("rolled back")
  if (!product.get(id)) return
  if (kind === "rename") product.update(id, { title: "Renamed" })
  if (kind === "hide") product.update(id, { status: "draft" })
  if (kind === "publish") product.update(id, { status: "published" })
  if (kind === "remove") product.remove(id)
}
function undo(db: Database, id: string): never {
  db.tables.product.erase(id)
  channelProducts(db, CHANNELS).rows.at(0)
  throw new Error("rolled back")
}

function scanned({ tables }: Database) {
  const links = tables.productSalesChannel.all().filter((link) => CHANNELS.includes(link.sales_channel_id))
  const ids = new Set(links.map((link) => link.product_id))
  return tables.product.all().filter((row) => row.status === "published" && ids.has(row.id))
}

describe("products of sales channels", () => {
  it("match a full scan in content and order after any changes", () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(9)), { maxLength: 12 })
    fc.assert(
      fc.property(changes, (all) => {
        const db = shop()
        for (const [kind, at] of all) {
          change(db, kind, at)
          const sold = channelProducts(db, CHANNELS)
          expect(sold.rows).toEqual(scanned(db))
          expect([...sold.ids].sort()).toEqual(sold.rows.map((row) => row.id).sort())
        }
      }),
      { numRuns: 150 },
    )
  })

  it("are recorded as reads of their tables", () => {
    const db = shop()
    channelProducts(db, CHANNELS).rows.at(0)
    const { product, productSalesChannel } = db.tables
    for (const table of [product, productSalesChannel]) table.wasRead = false
    expect(channelProducts(db, CHANNELS).rows).toHaveLength(4)
    expect([product.wasRead, productSalesChannel.wasRead]).toEqual([true, true])
  })
})
