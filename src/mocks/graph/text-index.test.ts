import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type Row } from "#mocks/kernel/database.ts"
import { copyShop } from "#mocks/large/copy-shop.ts"
import { list } from "./list.ts"
import { Scope } from "./node.ts"
import { isLike } from "./satisfies.ts"

const CITIES = ["Berlin", "Paris", "Rome"]
const at = <T>(list: readonly T[], i: number) => list[i % list.length]

/** Creates a shop; more than one copy makes its rows virtual. A shared one is another database with the same rows. */
function shop(copies: number, isShared = false): Database {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  for (let i = 0; i < 6; i++) add(db, i)
  if (copies > 1) copyShop(db, copies, 1000)
  if (!isShared) return db
  db.finishBuild()
  const other = new Database()
  other.share(db)
  return other
}
function add({ tables: t }: Database, i: number): void {
  const [shipping, billing] = [0, 1].map((n) => t.orderAddress.insert({ city: at(CITIES, i + n) ?? null }).id)
  const email = `user${i}@example.com`
  t.order.insert({
    display_id: i,
    currency_code: "eur",
    email,
    shipping_address_id: shipping ?? null,
    billing_address_id: billing ?? null,
  })
  const product_id = t.product.insert({ title: `Tee ${i}`, handle: `tee-${i}` }).id
  t.productVariant.insert({ product_id, title: at(CITIES, i) ?? "", sku: `SKU-${i}` })
}

const kinds = ["add", "update", "remove", "erase", "rollback"] as const
type Edit = readonly [table: "order" | "product" | "productVariant", kind: (typeof kinds)[number], at: number]
function edit(db: Database, [name, kind, place]: Edit): void {
  const table = db.tables[name]
  const rows: readonly { readonly id: string }[] = table.all()
  const id = at(rows, place)?.id
  if (kind === "add") add(db, place)
  else if (id === undefined) return
  else if (kind === "update") table.update(id, { email: "ada@example.com", title: "Coat", sku: "NEW" } as object)
  else if (kind !== "rollback") table[kind](id)
  else expect(() => db.atomically(() => undo(db, id, name))).toThrow("rolled back")
}
function undo(db: Database, id: string, name: Edit[0]): never {
  db.tables[name].erase(id)
  found(db, "order", "berlin")
  found(db, "product", "berlin")
  found(db, "product_variant", "berlin")
  throw new Error("rolled back")
}

const nodes = ["order", "product", "product_variant"] as const
type Node = (typeof nodes)[number]
function found(db: Database, node: Node, q: string): string[] {
  const { rows } = list(graph, node, { filters: { q }, offset: 0, limit: 999 }, new Scope(db))
  return (rows as unknown as { id: string }[]).map((row) => row.id)
}

const matches = (q: string, values: readonly unknown[]) =>
  q.split(" ").every((word) => values.some((value) => isLike(String(value ?? "").toLowerCase(), `%${word}%`)))
function scanned({ tables: t }: Database, node: Node, q: string): string[] {
  const addressOf = (order: Row<"order">) =>
    [order.shipping_address_id, order.billing_address_id].map((id) => t.orderAddress.get(id)?.city)
  if (node === "order")
    return t.order.where((row) => matches(q, [row.display_id, row.email, ...addressOf(row)])).map((row) => row.id)
  if (node === "product_variant")
    return t.productVariant
      .where(({ title, sku, product_id }) => matches(q, [title, sku, t.product.get(product_id)?.title]))
      .map((row) => row.id)
  const variantsOf = (id: string) => t.productVariant.by("product_id", id).flatMap((row) => [row.title, row.sku])
  return t.product.where((row) => matches(q, [row.title, ...variantsOf(row.id)])).map((row) => row.id)
}

describe("a text index", () => {
  it("finds the same rows in the same order as a scan, after any changes", () => {
    const queries = ["berlin", "user1", "ada rome", "coat", "sku-2", "new", "tee 1 paris", "e%1", "b_r"]
    const edits = fc.array(
      fc.tuple(fc.constantFrom("order", "product", "productVariant"), fc.constantFrom(...kinds), fc.nat(9)),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(
        edits,
        fc.constantFrom(...queries),
        fc.constantFrom(1, 3),
        fc.boolean(),
        (all, q, copies, isShared) => {
          const db = shop(copies, isShared)
          for (const one of all) {
            edit(db, one)
            for (const node of nodes) expect(found(db, node, q)).toEqual(scanned(db, node, q))
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it("reads only the changes since the last search", () => {
    const db = shop(1)
    found(db, "order", "berlin")
    db.tables.orderAddress.wasRead = false
    found(db, "order", "paris")
    expect(db.tables.orderAddress.wasRead).toBe(false)
    add(db, 7)
    expect(found(db, "order", "user7")).toHaveLength(1)
  })
})
