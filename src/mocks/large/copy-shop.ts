import type { Base, Columns, RowOf } from "#mocks/kernel/columns.ts"
import type { Database, TableName } from "#mocks/kernel/database.ts"
import { tablesNamed } from "#mocks/kernel/model-of-table.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { CopiedRows } from "./copied-rows.ts"
import { CopyIds } from "./copy-ids.ts"
import { LargeRows } from "./large-rows.ts"

/** Tables whose copies are created immediately: their complete lists are filtered and sorted. */
const KEPT = ["product", "customer", "productSalesChannel", "productCategoryProduct"] as const satisfies TableName[]

/** Tables whose copies are virtual rows. */
const MADE = tablesNamed(`
  productVariant productImage productProductOption productProductOptionValue productTagProduct variantOptionValue
  variantImage priceSet price inventoryItem inventoryLevel variantInventoryItem reservation customerAddress
  customerGroupCustomer accountHolder order orderAddress orderPromotion orderLineItem orderItem orderLineItemTaxLine
  orderLineItemAdjustment orderShippingMethod orderShipping orderShippingMethodTaxLine orderShippingMethodAdjustment
  orderSummary orderTransaction orderCreditLine orderChange orderChangeAction orderReturn returnItem claim claimItem
  exchange exchangeItem paymentCollection paymentSession payment capture refund fulfillment fulfillmentItem
  fulfillmentLabel fulfillmentAddress cart cartAddress cartPromotion cartLineItem cartLineItemTaxLine
  cartLineItemAdjustment cartShippingMethod cartShippingMethodTaxLine cartShippingMethodAdjustment cartCreditLine
`)

/** Price sets of shipping options aren't copied, unlike those of variants. */
function isShared(db: Database, name: TableName, row: Base): boolean {
  const set =
    name === "priceSet" ? row.id : name === "price" ? (row as { price_set_id?: string }).price_set_id : undefined
  return set !== undefined && db.tables.shippingOption.by("price_set_id", set).length > 0
}

/** Multiplies the display ids, to leave numbers for the copies. */
function spreadNumbers(db: Database, table: Table<Columns>, copies: number): void {
  if (!("display_id" in table.model.columns)) return
  for (const row of table.all({ withDeleted: true }))
    table.restore(row.id, { ...row, display_id: Number(row.display_id) * copies })
  const sequence = table.model.name
  const last = db.tables.sequence.get(sequence)
  if (last) db.tables.sequence.update(sequence, { value: last.value * copies })
}

/** Fills a table with its rows and all their copies, in order of creation. */
function fill(table: Table<Columns>, rows: readonly RowOf<Columns>[], copied: CopiedRows, ids: CopyIds): void {
  const places = new Float64Array(rows.length * ids.copies)
  const numbers = rows.map((row) => Date.parse(row.created_at))
  const first = Math.min(...numbers) - ids.gap * ids.copies
  // Combines time, copy and row in one number each: sorting doesn't have to generate rows.
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
    table.restore(made.id, made)
  }
}

/** Multiplies the shop's rows by `copies`; `gap` is the time between a row and its next copy in milliseconds. */
export function copyShop(db: Database, copies: number, gap: number): void {
  const ids = new CopyIds(copies, gap)
  const kept = new Set<TableName>(KEPT)
  const tables = [...KEPT, ...MADE].map((name) => {
    const table = db.table(name)
    spreadNumbers(db, table, copies)
    const rows = table.all({ withDeleted: true }).filter((row) => !isShared(db, name, row))
    for (const row of rows) ids.register(row.id, kept.has(name))
    return { name, table, rows }
  })
  for (const { name, table, rows } of tables) {
    const copied = new CopiedRows(name, rows, ids)
    if (kept.has(name)) fill(table, rows, copied, ids)
    else table.changeSource((stored) => new LargeRows(copied, stored))
  }
}
