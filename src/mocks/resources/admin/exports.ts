import { narrowProducts, productsIn } from "#mocks/domain/catalog/product-filters.ts"
import { graph } from "#mocks/domain/graph.ts"
import { inventoryFile } from "#mocks/domain/system/exports/inventory.ts"
import { ordersFile } from "#mocks/domain/system/exports/orders.ts"
import { productsFile } from "#mocks/domain/system/exports/products.ts"
import { type ExportWorkflow, runExport } from "#mocks/domain/system/exports/run.ts"
import type { Filters } from "#mocks/graph/filter.ts"
import { list } from "#mocks/graph/list.ts"
import type { AnyRow } from "#mocks/graph/node.ts"
import type { TableName } from "#mocks/kernel/database.ts"
import { filtersOf, plan, Reply } from "#mocks/resources/reply.ts"
import { baseOf, type Context } from "#mocks/resources/request.ts"

interface Wanted {
  readonly filters: Filters
  readonly rows?: readonly AnyRow[] | undefined
  readonly also?: readonly string[]
}

/** All rows that match the filters, in order of creation: an export has no pages. */
function answers(ctx: Context, node: string, { filters, rows, also }: Wanted): Record<string, unknown>[] {
  const found = list<TableName>(
    graph,
    node,
    { filters, rows, order: "id", offset: 0, limit: Number.MAX_SAFE_INTEGER },
    ctx.scope,
  )
  const answer = plan(ctx, node, { also })
  return found.rows.map((row) => answer(row, ctx.scope))
}

/** Responds with 202; the file is announced in the notification feed. */
function started(ctx: Context, workflow: ExportWorkflow, write: () => string, transactionId?: string): Reply {
  return new Reply(202, { transaction_id: runExport(ctx.db, workflow, { base: baseOf(ctx), write, transactionId }) })
}

export const exportProducts = (ctx: Context, transactionId?: string): Reply =>
  started(
    ctx,
    "export-products",
    () => {
      const { ids, rest: filters } = narrowProducts(ctx.db, filtersOf(ctx.query ?? {}))
      const rows = ids && productsIn(ctx.db, ids, false)
      const products = answers(ctx, "priced_product", { filters, rows, also: ["handle"] })
      return productsFile(products, ctx.db.tables.region)
    },
    transactionId,
  )

const ORDER = ["status", "payment_status", "fulfillment_status", "*customer", "*shipping_address"]
export const exportOrders = (ctx: Context): Reply =>
  started(ctx, "export-orders", () => {
    const rows = ctx.db.tables.order.all().filter((order) => !order.is_draft_order)
    return ordersFile(answers(ctx, "order", { filters: filtersOf(ctx.query ?? {}), rows, also: ORDER }))
  })

export const exportInventory = (ctx: Context): Reply =>
  started(ctx, "export-inventory-items", () => {
    const also = ["*location_levels", "*variants"]
    const items = answers(ctx, "inventory_item", { filters: filtersOf(ctx.query ?? {}), also })
    return inventoryFile(items, ctx.db.tables.stockLocation.all())
  })
