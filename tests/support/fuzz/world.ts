import type { Columns } from "#mocks/kernel/columns.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Table } from "#mocks/kernel/table.ts"
import type { Chance } from "./chance.ts"

/** Table names for wire names that don't match a table. */
const ALIASES: Readonly<Record<string, string>> = {
  action: "orderChangeAction",
  additional_item: "orderLineItem",
  address: "customerAddress",
  category: "productCategory",
  collection: "productCollection",
  draft_order: "order",
  from_location: "stockLocation",
  group: "customerGroup",
  image: "productImage",
  item: "orderLineItem",
  level: "inventoryLevel",
  line: "cartLineItem",
  line_item: "orderLineItem",
  location: "stockLocation",
  method: "orderShippingMethod",
  option: "shippingOption",
  order_edit: "order",
  parent: "taxRegion",
  parent_category: "productCategory",
  profile: "shippingProfile",
  promotion_rule: "promotionRule",
  reason: "returnReason",
  reference: "orderLineItem",
  return: "orderReturn",
  rule: "promotionRule",
  service_zone: "serviceZone",
  session: "paymentSession",
  shipping_method: "orderShippingMethod",
  tag: "productTag",
  to_location: "stockLocation",
  type: "productType",
  upload: "file",
  value: "productOptionValue",
  variant: "productVariant",
  workflows_execution: "workflowExecution",
  zone: "serviceZone",
}

/** Finds ids in the data by their names on the wire. */
export class World {
  readonly #tables: Readonly<Record<string, Table<Columns>>>
  readonly #byName = new Map<string, Table<Columns>>()

  constructor(db: Database) {
    this.#tables = db.tables as unknown as Record<string, Table<Columns>>
    for (const table of Object.values(this.#tables)) this.#byName.set(table.model.name, table)
  }

  #table(name: string): Table<Columns> | undefined {
    const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined
    return alias === undefined ? this.#byName.get(name) : this.#tables[alias]
  }

  /** Whether the table for a name has rows; true for an unknown name. */
  has(name: string): boolean {
    return this.#table(name)?.size !== 0
  }

  /** A random id for a name; half of the time one of the three newest. */
  idOf(name: string, chance: Chance): string | undefined {
    const rows = this.#table(name)?.all({ withDeleted: true }) ?? []
    if (rows.length === 0) return undefined
    const newest = rows.slice(-3)
    return chance.pick(chance.percent(50) ? newest : rows).id
  }

  /** A random id from any table. */
  anyId(chance: Chance): string {
    const filled = Object.values(this.#tables).filter((table) => table.size > 0)
    return chance.pick(chance.pick(filled).all({ withDeleted: true })).id
  }
}
