import { cartOf } from "#mocks/domain/cart/lookup.ts"
import { optionLacksStock, optionPrice, optionsOfCart } from "#mocks/domain/cart/shipping.ts"
import { inLocale, translatedIn } from "#mocks/domain/translations/translations.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { SHIPPING_OPTION_FIELDS } from "#mocks/resources/shipping-option-fields.ts"
import { fulfillmentEndpoints } from "#schema/store/fulfillment.endpoints.ts"
import { fulfillmentSchemas } from "#schema/store/fulfillment.ts"

const SHOWN = [...SHIPPING_OPTION_FIELDS, "*prices", "*prices.price_rules", "*prices.price_list"]

function shown(ctx: Context, cart: Row<"cart">, option: Row<"shippingOption">): Record<string, unknown> {
  const { fields = "id" } = ctx.query as { fields?: string }
  const price = optionPrice(ctx.db, cart, option)
  const original = show(ctx, "shipping_option", option, { fields, also: SHOWN, scope: ctx.scope })
  // With the option's type, as on the server.
  const answer = translatedIn(ctx.db, original, cart.locale)
  const isWhole = fields.split(",").some((entry) => entry.trim() === "*service_zone")
  return {
    ...answer,
    name: inLocale(ctx.db, option, cart.locale).name,
    // With `*service_zone`, the server returns the zone without its geo zones.
    ...(isWhole ? { service_zone: { ...(answer.service_zone as object), geo_zones: [] } } : {}),
    calculated_price: price ?? null,
    ...(price ? { amount: price.calculated_amount } : {}),
    is_tax_inclusive: price?.is_calculated_price_tax_inclusive ?? false,
    insufficient_inventory: optionLacksStock(ctx.db, cart, option),
  }
}

export const fulfillmentRoutes = implement(fulfillmentEndpoints, fulfillmentSchemas, {
  listCartOptions: (ctx) => {
    const cart = cartOf(ctx.db, ctx.query.cart_id)
    const options = optionsOfCart(ctx.db, cart, ctx.query.is_return)
    return { shipping_options: options.map((option) => shown(ctx, cart, option)) }
  },
  /** Always fails: the manual provider has no calculated prices. */
  calculate: (ctx) => {
    const option = ctx.db.tables.shippingOption.get(ctx.params.id)
    if (!option) throw notFound(`The following shipping options do not exist: ${ctx.params.id}`)
    cartOf(ctx.db, ctx.body.cart_id)
    throw invalidData(`Cannot calculate price for non-calculated shipping options: ${option.name}`)
  },
})
