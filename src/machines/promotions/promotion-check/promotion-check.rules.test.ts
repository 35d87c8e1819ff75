import { describe, expect, it } from "vitest"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { type CheckShop, checkCases, runCheckCase } from "#tests/support/promotion-check.ts"
import { loadCheckedPromotion } from "./load-checked-promotion.ts"
import { checkPromotion } from "./promotion-check.rules.ts"
import { cartVerdict } from "./rule-verdict.ts"

const live = await openLiveShop()
const { tables } = live.backend.db
const item = (sku: string) => {
  const variant = live.variant(sku)
  return { variant, product: String(tables.productVariant.get(variant)?.product_id) }
}
const [channel] = tables.salesChannel.all()
const [option] = tables.shippingOption.all()
const { customer_group } = await live.admin.admin.customerGroup.create({ body: { name: "Wholesale" } })
const shop: CheckShop = {
  admin: live.admin,
  store: live.store,
  region: live.region,
  group: customer_group.id,
  country: "de",
  shirt: item("SHIRT-M-BLACK"),
  mug: item("MUG-CLASSIC"),
  channel: String(channel?.id),
  shipping: { id: String(option?.id), type: String(option?.shipping_option_type_id) },
}

describe("a check of a promotion with a trial cart", () => {
  it.each(checkCases)("names why it applies or not, and what a shopper gets: $title", async (each) => {
    const { check, shopper } = await runCheckCase(shop, each)
    expect(check.whyNot.map(({ kind }) => kind)).toEqual(each.whyNot)
    expect(check).toMatchObject({ applies: each.whyNot.length === 0, disagrees: false })
    expect(check.discount).toBeCloseTo(shopper, 6)
  })

  it("says when the server's answer isn't what the rules lead to", async () => {
    const { promotion: promotions } = live.admin.admin
    const application_method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
    const body = { code: "ORDER", type: "standard", status: "active", application_method } as const
    const { id } = (await promotions.create({ body })).promotion
    const { cart: carts } = live.store.store
    const { id: cartId } = await fillCart(live)
    const query = { fields: "id,currency_code,total,*items,items.subtotal,*items.adjustments,*promotions" }
    const { cart: plain } = await carts.retrieve({ id: cartId, query })
    const codes = { promo_codes: ["ORDER"] }
    const { cart: discounted } = await carts.addPromotions({ id: cartId, body: codes, query })
    const { promotion, rules, usages } = await loadCheckedPromotion(live.admin, id)
    const input = { promotion, rules, usages, isEntered: true, now: Date.now() }
    const draft = { ...input, promotion: { ...promotion, status: "draft" as const } }
    expect(checkPromotion(input, discounted)).toMatchObject({ applies: true, disagrees: false, discount: 5 })
    expect(checkPromotion(draft, discounted)).toMatchObject({ applies: true, disagrees: true })
    expect(checkPromotion(draft, plain)).toMatchObject({ applies: false, disagrees: false })
    expect(checkPromotion(input, plain)).toMatchObject({ applies: false, disagrees: true, whyNot: [] })
  })

  it("can't tell whether a rule holds on an attribute that the store API hides", async () => {
    const hidden = { id: "rule", attribute: "customer.has_account", operator: "eq", values: ["true"] } as const
    expect(cartVerdict(hidden, await fillCart(live))).toMatchObject({ holds: undefined, actual: [] })
  })
})
