import { describe, expect, it } from "vitest"
import { graph } from "#mocks/domain/graph.ts"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { decoded } from "#mocks/kernel/texts.ts"
import { parseFields } from "./fields.ts"
import { Scope } from "./node.ts"
import { WrittenRows, writeJson } from "./row-texts.ts"
import { compile } from "./select.ts"

function shop(size: number) {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  const { product, productType, productCollection } = db.tables
  const [type, collection] = [
    productType.insert({ value: "Tee" }),
    productCollection.insert({ title: "New", handle: "new" }),
  ]
  for (let i = 0; i < size; i++)
    product.insert({ title: `"Tee" ${i}\nfür €9’`, handle: `tee-${i}`, type_id: type.id, collection_id: collection.id })
  const serialize = (fields: string, keepsTexts: boolean) =>
    compile(graph, "product_type", parseFields(fields, { defaults: [] }))(type, new Scope(db, { keepsTexts }))
  const textOf = (fields: string, keepsTexts: boolean) => decoded(writeJson({ type: serialize(fields, keepsTexts) }))
  return { db, collection, serialize, textOf }
}

describe("related rows written from cached JSON", () => {
  it.each(["id,*products", "products.*", "products.title,products.handle", "*products,products.variants.id"])(
    "match uncached rows after any change: %s",
    (fields) => {
      const { db, collection, textOf } = shop(3)
      const check = () => expect(textOf(fields, true)).toBe(textOf(fields, false))
      check()
      const [first] = db.tables.product.all()
      db.tables.product.update(first?.id ?? "", { title: "Coat", metadata: { note: "rows:1:0" } })
      check()
      db.tables.productCollection.remove(collection.id)
      check()
      db.tables.product.insert({
        title: "Wüste",
        handle: "desert",
        type_id: db.tables.productType.all()[0]?.id ?? null,
      })
      check()
      db.tables.product.remove(first?.id ?? "")
      check()
      for (const { id } of db.tables.product.all()) db.tables.product.remove(id)
      check()
    },
  )

  it("are serialized once for several responses", () => {
    const { db, serialize, textOf } = shop(3)
    const [cached, again] = [1, 2].map(() => serialize("*products", true).products)
    expect(cached).toBeInstanceOf(WrittenRows)
    expect((again as WrittenRows).bytes).toBe((cached as WrittenRows).bytes)
    const first = textOf("*products", true)
    db.tables.productCollection.wasRead = false
    expect(textOf("*products", true)).toBe(first)
    // A cached response must depend on the referenced tables.
    expect(db.tables.productCollection.wasRead).toBe(true)
  })
})
