import type { Base, Columns, RowOf } from "#mocks/kernel/columns.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import type { Reserve } from "#mocks/kernel/reserve.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { CopiedRows } from "./copied-rows.ts"
import { CopyIds } from "./ids.ts"

/** Lists of these are filtered and sorted as a whole, so their copies are made at once. */
const KEPT = [
  "order",
  "product",
  "customer",
  "productSalesChannel",
  "productCategoryProduct",
] as const satisfies TableName[]

/** What hangs on these is made when it is asked for. */
const MADE = [
  ...["productVariant", "productImage", "productProductOption", "productProductOptionValue", "productTagProduct"],
  ...["variantOptionValue", "variantImage", "priceSet", "price", "inventoryItem", "inventoryLevel"],
  ...["variantInventoryItem", "reservation", "customerAddress", "customerGroupCustomer", "accountHolder"],
  ...[
    "orderAddress",
    "orderPromotion",
    "orderLineItem",
    "orderItem",
    "orderLineItemTaxLine",
    "orderLineItemAdjustment",
  ],
  ...["orderShippingMethod", "orderShipping", "orderShippingMethodTaxLine", "orderShippingMethodAdjustment"],
  ...["orderSummary", "orderTransaction", "orderCreditLine", "orderChange", "orderChangeAction"],
  ...["orderReturn", "returnItem", "claim", "claimItem", "exchange", "exchangeItem"],
  ...["paymentCollection", "paymentSession", "payment", "capture", "refund"],
  ...["fulfillment", "fulfillmentItem", "fulfillmentLabel", "fulfillmentAddress"],
  ...["cart", "cartAddress", "cartPromotion", "cartLineItem", "cartLineItemTaxLine", "cartLineItemAdjustment"],
  ...["cartShippingMethod", "cartShippingMethodTaxLine", "cartShippingMethodAdjustment", "cartCreditLine"],
] as readonly TableName[]

/** The price sets of deliveries are the shop's, not the goods'. */
function isShared(db: Database, name: TableName, row: Base): boolean {
  const set =
    name === "priceSet" ? row.id : name === "price" ? (row as { price_set_id?: string }).price_set_id : undefined
  return set !== undefined && db.tables.shippingOption.by("price_set_id", set).length > 0
}

/** Numbers that people read run through all copies. */
function spreadNumbers(db: Database, table: Table<Columns>, copies: number): void {
  if (!("display_id" in table.model.columns)) return
  for (const row of table.all({ withDeleted: true }))
    table.restore(row.id, { ...row, display_id: Number(row.display_id) * copies })
  const sequence = table.model.name
  const last = db.tables.sequence.get(sequence)
  if (last) db.tables.sequence.update(sequence, { value: last.value * copies })
}

/** Fills a table with all copies of its rows, in the order of their times. */
function fill(table: Table<Columns>, rows: readonly RowOf<Columns>[], copied: CopiedRows, ids: CopyIds): void {
  const places = new Float64Array(rows.length * ids.copies)
  const numbers = rows.map((row) => Date.parse(row.created_at))
  const first = Math.min(...numbers) - ids.gap * ids.copies
  // Time, then row and copy in one number each: sorted without making a row too early.
  const size = places.length
  for (let place = 0; place < size; place++) {
    const time = (numbers[place % rows.length] as number) - Math.floor(place / rows.length) * ids.gap - first
    places[place] = time * size + place
  }
  table.clear()
  for (const place of places.sort()) {
    const [copy, row] = [Math.floor((place % size) / rows.length), rows[(place % size) % rows.length]]
    if (!row) continue
    const made = copy === 0 ? row : copied.copyOf(row, copy)
    table.restore(made.id, made as RowOf<Columns>)
  }
}

/** Makes the shop so many of itself; `gap` milliseconds lie between a row and its next copy. */
export function copyShop(db: Database, copies: number, gap: number): void {
  const ids = new CopyIds(copies, gap)
  const kept = new Set<TableName>(KEPT)
  const tables = [...KEPT, ...MADE].map((name) => {
    const table = db.tables[name] as unknown as Table<Columns>
    spreadNumbers(db, table, copies)
    const rows = table.all({ withDeleted: true }).filter((row) => !isShared(db, name, row))
    for (const row of rows) ids.register(row.id, kept.has(name))
    return { name, table, rows }
  })
  for (const { name, table, rows } of tables) {
    const copied = new CopiedRows(name, rows, ids)
    if (kept.has(name)) fill(table, rows, copied, ids)
    else table.reserve = copied as unknown as Reserve<RowOf<Columns>>
  }
}
