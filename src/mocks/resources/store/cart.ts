import { createCart, transferCart, updateCart } from "#mocks/domain/cart/cart.ts"
import { addLines, lineOf, removeLine, updateLine } from "#mocks/domain/cart/items.ts"
import { cartOf, openCart } from "#mocks/domain/cart/lookup.ts"
import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import { setShippingMethods } from "#mocks/domain/cart/shipping.ts"
import { refreshCartTaxes } from "#mocks/domain/cart/taxes.ts"
import { completeCart } from "#mocks/domain/orders/place-order.ts"
import { recordCartCompletion } from "#mocks/domain/system/workflows/execution.ts"
import { notFound, Refusal } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { showOrder } from "#mocks/resources/order-list.ts"
import { show } from "#mocks/resources/reply.ts"
import { actorIdOf, type Context } from "#mocks/resources/request.ts"
import { cartEndpoints } from "#schema/store/cart.endpoints.ts"
import { cartSchemas } from "#schema/store/cart.ts"
import { caller } from "./customer.ts"

const shown = (ctx: Context, id: string) => ({ cart: show(ctx, "cart", cartOf(ctx.db, id)) })

/**
 * Returns the cart's sales channel: one of the key's. A key without sales channels leaves it to the store's default.
 */
function channelOf(ctx: Context, wanted: string | null | undefined): string | null | undefined {
  const channels = ctx.db.tables.apiKeySalesChannel
    .by("publishable_key_id", ctx.key?.id ?? "")
    .map((link) => link.sales_channel_id)
  const refuse = (text: string) =>
    new Refusal(400, undefined, text, {
      body: {
        errors: [text],
        message: "Provided request body contains errors. Please check the data and retry the request",
      },
    })
  if (wanted) {
    if (channels.includes(wanted)) return wanted
    throw refuse(`Sales channel ID in payload ${wanted} is not associated with the Publishable API Key in the header.`)
  }
  if (channels.length > 1)
    throw refuse(
      "Cannot assign sales channel to cart. The Publishable API Key in the header has multiple associated sales channels. Please provide a sales channel ID in the request body.",
    )
  return channels[0]
}

export const cartRoutes = implement(cartEndpoints, cartSchemas, {
  create: (ctx) => {
    const values = { ...ctx.body, sales_channel_id: channelOf(ctx, ctx.body.sales_channel_id) }
    return shown(ctx, createCart(ctx.db, values, actorIdOf(ctx)).id)
  },
  retrieve: (ctx) => {
    const cart = ctx.db.tables.cart.get(ctx.params.id)
    if (!cart) throw notFound(`Cart with id '${ctx.params.id}' not found`)
    return { cart: show(ctx, "cart", cart) }
  },
  update: (ctx) => {
    updateCart(ctx.db, ctx.params.id, ctx.body)
    return shown(ctx, ctx.params.id)
  },
  complete: (ctx) => {
    const isOpen = ctx.db.tables.cart.get(ctx.params.id)?.completed_at === null
    const { order, problem } = completeCart(ctx.db, ctx.params.id)
    if (order && isOpen) recordCartCompletion(ctx.db, ctx.params.id, order.id)
    if (order) return { type: "order", order: showOrder(ctx, order) }
    // The requested fields apply to an order, not to the cart.
    const asCart = { ...ctx, route: "GET /store/carts/:id", schema: cartSchemas.retrieve, query: {} }
    return { type: "cart", ...shown(asCart, ctx.params.id), error: problem }
  },
  transferCart: (ctx) => {
    transferCart(ctx.db, ctx.params.id, caller(ctx))
    return shown(ctx, ctx.params.id)
  },
  createLineItem: (ctx) => {
    const cart = openCart(ctx.db, ctx.params.id)
    addLines(ctx.db, cart, [ctx.body], { merge: true })
    refreshCart(ctx.db, cart.id)
    return shown(ctx, cart.id)
  },
  /** An unknown line item is reported before a completed cart. */
  updateLineItem: (ctx) => {
    const line = lineOf(ctx.db, cartOf(ctx.db, ctx.params.id), ctx.params.line_id)
    updateLine(ctx.db, openCart(ctx.db, ctx.params.id), line, ctx.body)
    refreshCart(ctx.db, ctx.params.id)
    return shown(ctx, ctx.params.id)
  },
  deleteLineItem: (ctx) => {
    const cart = openCart(ctx.db, ctx.params.id)
    const line = ctx.db.tables.cartLineItem.get(ctx.params.line_id)
    if (line?.cart_id === cart.id) removeLine(ctx.db, line)
    refreshCart(ctx.db, cart.id)
    return { id: ctx.params.line_id, object: "line-item", deleted: true, parent: show(ctx, "cart", cart) }
  },
  /** As on the server, an empty list removes all codes. */
  addPromotions: (ctx) => {
    const { id } = openCart(ctx.db, ctx.params.id)
    const { promo_codes: codes } = ctx.body
    refreshCart(ctx.db, id, { promotions: codes.length > 0 ? { add: codes } : { replace: [] } })
    return shown(ctx, id)
  },
  removePromotions: (ctx) => {
    const { id } = openCart(ctx.db, ctx.params.id)
    refreshCart(ctx.db, id, { promotions: { remove: ctx.body.promo_codes } })
    return shown(ctx, id)
  },
  addShippingMethod: (ctx) => {
    const cart = openCart(ctx.db, ctx.params.id)
    setShippingMethods(ctx.db, cart, [ctx.body].flat())
    refreshCart(ctx.db, cart.id)
    return shown(ctx, cart.id)
  },
  calculateTaxes: (ctx) => {
    refreshCartTaxes(ctx.db, cartOf(ctx.db, ctx.params.id), { all: true, force: true })
    return shown(ctx, ctx.params.id)
  },
})
