import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { documentOf } from "./document.ts"
import { ProductRecords, productRecordsOf } from "./hosted/product-records.ts"
import { soldCounts } from "./hosted/sold-counts.ts"
import { ProductIndex, productIndex } from "./product-index.ts"

const CHANNELS = ["sc_1"]
const GERMANY = { iso_2: "de", iso_3: "deu", num_code: "276", name: "GERMANY", display_name: "Germany" }

function shop(): Database {
  const db = new Database({ seed: 1, clock: createClock(Date.UTC(2026, 0, 1)) })
  const { tables: t } = db
  const option = t.productOption.insert({ title: "Color" })
  const value = t.productOptionValue.insert({ option_id: option.id, value: "Blue" })
  const collection_id = t.productCollection.insert({ title: "Summer", handle: "summer" }).id
  const type_id = t.productType.insert({ value: "Shirts" }).id
  const category = t.productCategory.insert({ name: "Clothing", handle: "clothing" })
  const tag = t.productTag.insert({ value: "New" })
  t.salesChannelLocation.insert({ sales_channel_id: "sc_1", stock_location_id: "sloc_1" })
  const region = t.region.insert({ name: "Europe", currency_code: "eur" })
  t.country.insert({ ...GERMANY, region_id: region.id })
  for (const title of ["Tee", "Coat", "Mug"]) {
    const product = t.product.insert({ title, handle: title, collection_id, type_id, status: "published" })
    const price_set_id = t.priceSet.insert({}).id
    const variant = t.productVariant.insert({ product_id: product.id, title: "One", sku: `${title}-1`, price_set_id })
    t.price.insert({ price_set_id, currency_code: "eur", amount: 10 })
    const item = t.inventoryItem.insert({ sku: `${title}-1` })
    t.variantInventoryItem.insert({ variant_id: variant.id, inventory_item_id: item.id })
    t.inventoryLevel.insert({ inventory_item_id: item.id, location_id: "sloc_1", stocked_quantity: 5 })
    t.productSalesChannel.insert({ product_id: product.id, sales_channel_id: "sc_1" })
    t.productTagProduct.insert({ product_id: product.id, product_tag_id: tag.id })
    t.productCategoryProduct.insert({ product_id: product.id, product_category_id: category.id })
    const link = t.productProductOption.insert({ product_id: product.id, product_option_id: option.id })
    t.productProductOptionValue.insert({ product_product_option_id: link.id, product_option_value_id: value.id })
    const line = t.orderLineItem.insert({ title, product_id: product.id, variant_id: variant.id })
    t.orderItem.insert({ order_id: "order_1", item_id: line.id, quantity: 2 })
  }
  return db
}

/** Column changes applied to a row of each table. */
const EDITS = {
  product: { title: "Hat", status: "draft", collection_id: null, type_id: null },
  productVariant: { title: "Two", sku: "NEW", allow_backorder: true, price_set_id: null },
  productOption: { title: "Size" },
  productOptionValue: { value: "Red" },
  productCollection: { title: "Winter" },
  productType: { value: "Hats" },
  productCategory: { name: "Kitchen" },
  productTag: { value: "Old" },
  price: { amount: 7 },
  inventoryLevel: { stocked_quantity: 0 },
  orderItem: { quantity: 9 },
  orderLineItem: { product_id: null },
  variantInventoryItem: {},
  productSalesChannel: {},
  productTagProduct: {},
  productCategoryProduct: {},
  productProductOption: {},
  productProductOptionValue: {},
  salesChannelLocation: {},
} as const
type Name = keyof typeof EDITS
interface AnyTable {
  all(): { readonly id: string }[]
  update(id: string, patch: object): void
  remove(id: string): void
  erase(id: string): void
}

type Edit = readonly [table: Name, kind: "update" | "remove" | "erase" | "fail", at: number]
function edit(db: Database, [name, kind, at]: Edit): void {
  const table = db.tables[name] as unknown as AnyTable
  const rows = table.all()
  const id = rows[at % rows.length]?.id
  if (id === undefined) return
  if (kind === "update") table.update(id, EDITS[name])
  else if (kind !== "fail") table[kind](id)
  else
    expect(() =>
      db.atomically(() => {
        table.erase(id)
        readAll(db)
        throw new Error("rolled back")
      }),
    ).toThrow("rolled back")
}

const edits = fc.array(
  fc.tuple(
    fc.constantFrom(...(Object.keys(EDITS) as Name[])),
    fc.constantFrom("update", "remove", "erase", "fail"),
    fc.nat(5),
  ),
  { maxLength: 8 },
)

/** Reads all cached data, once from the caches and once from scratch. */
function readAll(db: Database) {
  const { documents } = productRecordsOf(db, CHANNELS)
  const records = new ProductRecords(db, CHANNELS)
  const stock = (readings: ProductRecords) => records.documents.map((document) => readings.availability(document))
  const prices = (readings: ProductRecords) => records.documents.map((document) => readings.price(document, "de"))
  const found = (index: ProductIndex) => index.find(["hat"], {}).map(({ id }) => id)
  return {
    kept: {
      documents: [...productIndex(db).documents().values()],
      records: documents,
      stock: stock(productRecordsOf(db, CHANNELS)),
      prices: prices(productRecordsOf(db, CHANNELS)),
      popular: popular(productRecordsOf(db, CHANNELS)),
      facets: facets(productRecordsOf(db, CHANNELS)),
      sold: positive(soldCounts(db).counts),
      found: found(productIndex(db)).sort(),
    },
    read: {
      documents: db.tables.product.all().map((product) => documentOf(db, product)),
      records: records.documents,
      stock: stock(records),
      prices: prices(records),
      popular: popular(records),
      facets: facets(records),
      sold: positive(counted(db)),
      found: found(new ProductIndex(db)).sort(),
    },
  }
}

const popular = (records: ProductRecords) => records.popular.map(({ document }) => document)
const facets = ({ columns, popular }: ProductRecords) =>
  Object.fromEntries(
    ["categories", "collection", "tags", "type", "availability", "options.color"].map((path) => [
      path,
      columns.count(columns.placesOf(popular), path).sort(),
    ]),
  )

const positive = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].filter(([, n]) => n > 0).sort())
function counted({ tables }: Database): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { item_id, quantity } of tables.orderItem.all()) {
    const id = tables.orderLineItem.get(item_id)?.product_id
    if (id) counts.set(id, (counts.get(id) ?? 0) + quantity)
  }
  return counts
}

describe("cached product data", () => {
  it("matches a fresh read after any changes", () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const db = shop()
        readAll(db)
        for (const change of changes) {
          edit(db, change)
          const { kept, read } = readAll(db)
          expect(kept).toEqual(read)
        }
      }),
      { numRuns: 100 },
    )
  })

  it("has the lowest price of all variants with tax", () => {
    const db = shop()
    const { tables: t } = db
    const [product] = t.product.all()
    const [region] = t.region.all()
    t.region.update(region?.id ?? "", { automatic_taxes: true })
    const taxes = t.taxRegion.insert({ country_code: "de" })
    t.taxRate.insert({ tax_region_id: taxes.id, name: "VAT", code: "VAT", rate: 19, is_default: true })
    t.pricePreference.insert({ attribute: "region_id", value: region?.id ?? "", is_tax_inclusive: true })
    const add = (amount: number, isInclusive: boolean) => {
      const price_set_id = t.priceSet.insert({}).id
      t.productVariant.insert({ product_id: product?.id ?? "", title: `${amount}`, price_set_id })
      const price = t.price.insert({ price_set_id, currency_code: "eur", amount, rules_count: isInclusive ? 1 : 0 })
      if (isInclusive) t.priceRule.insert({ price_id: price.id, attribute: "region_id", value: region?.id ?? "" })
    }
    const lowest = () => {
      const records = productRecordsOf(db, CHANNELS)
      return records.documents.flatMap((one) => (one.id === product?.id ? (records.price(one, "de")?.now ?? 0) : []))
    }
    expect(lowest()[0]).toBeCloseTo(11.9)
    add(11, true)
    expect(lowest()).toEqual([11])
    add(9, false)
    expect(lowest()[0]).toBeCloseTo(10.71)
  })

  it("sorts by popularity and date after many single changes", () => {
    const db = shop()
    const { tables: t } = db
    for (let i = 0; i < 60; i++) {
      const { id } = t.product.insert({ title: `Cup ${i % 7}`, handle: `cup-${i}`, status: "published" })
      t.productSalesChannel.insert({ product_id: id, sales_channel_id: "sc_1" })
      t.orderLineItem.insert({ title: "Cup", product_id: id })
    }
    readAll(db)
    const lines = t.orderLineItem.all()
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.integer({ min: 1, max: 3 }), fc.nat(4), (at, quantity, title) => {
        const line = lines[at]
        t.orderItem.insert({ order_id: "order_2", item_id: line?.id ?? "", quantity })
        t.product.update(lines[(at + title) % lines.length]?.product_id ?? "", { title: `Cup ${title}` })
        const { kept, read } = readAll(db)
        expect(kept.popular.map(({ id }) => id)).toEqual(read.popular.map(({ id }) => id))
        expect(kept.facets).toEqual(read.facets)
      }),
      { numRuns: 40 },
    )
  })

  it("rereads only the edited product", () => {
    const db = shop()
    const before = new Map(productIndex(db).documents())
    const [first] = db.tables.product.all()
    db.tables.product.update(first?.id ?? "", { title: "Hat" })
    const after = productIndex(db).documents()
    expect([...after].filter(([id, document]) => before.get(id) !== document)).toHaveLength(1)
  })
})
