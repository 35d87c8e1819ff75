import { graph } from "#mocks/domain/graph.ts"
import { orderOf } from "#mocks/domain/orders/change/change.ts"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { lacksStock, optionsTo } from "#mocks/domain/shipping/shipping.ts"
import { list } from "#mocks/graph/list.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found } from "#mocks/kernel/refusal.ts"
import type { Resolvers } from "#mocks/resources/implement.ts"
import { pageOfOrders } from "#mocks/resources/order-list.ts"
import { fixedFields, showPreview, showVersion } from "#mocks/resources/order-responses.ts"
import { filtersOf, show } from "#mocks/resources/reply.ts"
import { SHIPPING_OPTION_FIELDS } from "#mocks/resources/shipping-option-fields.ts"
import type { orderEndpoints } from "#schema/admin/order.endpoints.ts"
import { exportOrders } from "./exports.ts"

const showOption = fixedFields(
  "shipping_option",
  ...SHIPPING_OPTION_FIELDS,
  "service_zone.fulfillment_set.location.name",
)

export const readers = {
  list: (ctx) => pageOfOrders(ctx, "orders", { is_draft_order: false }),
  retrieve: (ctx) => {
    // For a version that never existed, the response has no items and shipping methods.
    return { order: showVersion(ctx, orderOf(ctx.db, ctx.params.id), ctx.query.version) }
  },
  listChanges: (ctx) => {
    const filters = { ...filtersOf(ctx.query), order_id: ctx.params.id }
    const limit = Number.MAX_SAFE_INTEGER
    const { rows } = list<"orderChange">(graph, "order_change", { filters, offset: 0, limit }, ctx.scope)
    return { order_changes: rows.map((row) => show(ctx, "order_change", row)) }
  },
  listLineItems: (ctx) => {
    const order = ctx.db.tables.order.get(ctx.params.id)
    if (!order) return { order_items: [] }
    const { version, id, item_id } = ctx.query
    const all = ctx.db.tables.orderItem
      .by("order_id", order.id)
      .filter(
        (row) =>
          (version === undefined || row.version === version) &&
          (id === undefined || [id].flat().includes(row.id)) &&
          (item_id === undefined || [item_id].flat().includes(row.item_id)),
      )
    // Of all versions, each item that the order ever had is listed once, as in its last version.
    const versionsOf = (row: Row<"orderItem">) =>
      all.filter(({ item_id }) => item_id === row.item_id).map((other) => other.version)
    return {
      order_items: all
        .filter((row) => row.version === Math.max(...versionsOf(row)))
        .map((row) => {
          const versions = versionsOf(row)
          const history = { version: { from: Math.min(...versions), to: Math.max(...versions) } }
          return { ...show(ctx, "order_item", row, { also: ["item_id"] }), history }
        }),
    }
  },
  listShippingOptions: (ctx) => {
    const order = orderOf(ctx.db, ctx.params.id)
    const place = ctx.db.tables.orderAddress.get(order.shipping_address_id)
    const lines = orderState(ctx.db, order).items.map(({ line, detail }) => ({ ...line, quantity: detail.quantity }))
    const options = optionsTo(ctx.db, { salesChannelId: order.sales_channel_id, place })
    return {
      shipping_options: options.map((option) => ({
        ...showOption(option, ctx.scope),
        insufficient_inventory: lacksStock(ctx.db, option, lines),
      })),
    }
  },
  retrievePreview: (ctx) => {
    const order = found(ctx.db.tables.order.get(ctx.params.id), `Order with id: ${ctx.params.id} was not found`)
    return { order: showPreview(ctx, order.id) }
  },
  export: (ctx) => exportOrders(ctx),
} satisfies Partial<Resolvers<typeof orderEndpoints>>
