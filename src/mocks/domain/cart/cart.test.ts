import { describe, expect, it } from "vitest"
import { createCustomer } from "#mocks/domain/customers/customers.ts"
import { address } from "#tests/support/live-shop.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { createCart, transferCart, updateCart } from "./cart.ts"
import { addLines, updateLine } from "./items.ts"
import { cartOf } from "./lookup.ts"
import { refreshCart } from "./refresh.ts"
import { setShippingMethods } from "./shipping.ts"
import { cartTotals } from "./totals.ts"

/** A shop with a stocked shirt (cheaper from quantity 3), a mug and a cart in Europe. */
function shopWithCart() {
  const shop = openShop()
  const { db } = shop
  const shirt = shop.sell("Shirt", {
    stock: 5,
    prices: [
      { currency_code: "eur", amount: 20 },
      { currency_code: "eur", amount: 15, min_quantity: 3 },
      { currency_code: "usd", amount: 24 },
    ],
  })
  const mug = shop.sell("Mug", {
    prices: [
      { currency_code: "eur", amount: 10 },
      { currency_code: "usd", amount: 12 },
    ],
  })
  const cart = createCart(db, { region_id: shop.europe.id }, null)
  const add = (variant_id: string, quantity: number, metadata?: Record<string, unknown>) => {
    addLines(db, cartOf(db, cart.id), [{ variant_id, quantity, metadata }], { merge: true })
    refreshCart(db, cart.id)
  }
  const lines = () => db.tables.cartLineItem.by("cart_id", cart.id)
  const total = () => cartTotals(db, cartOf(db, cart.id)).total
  return { ...shop, shirt, mug, cart, add, lines, total }
}

describe("cart line items", () => {
  it("merges items with the same variant and metadata and prices the combined quantity", () => {
    const { shirt, add, lines } = shopWithCart()
    add(shirt.id, 2)
    expect(lines().map((line) => [line.quantity, line.unit_price])).toEqual([[2, 20]])
    add(shirt.id, 1, {})
    expect(lines().map((line) => [line.quantity, line.unit_price])).toEqual([[3, 15]])
  })

  it("keeps items with different metadata separate", () => {
    const { mug, add, lines } = shopWithCart()
    add(mug.id, 1)
    add(mug.id, 1, { engraving: "A" })
    add(mug.id, 1, { engraving: "A" })
    expect(lines().map((line) => line.quantity)).toEqual([1, 2])
  })

  it("rejects a total quantity larger than the available stock", () => {
    const { shirt, add } = shopWithCart()
    add(shirt.id, 4)
    expect(() => add(shirt.id, 2)).toThrow("Some variant does not have the required inventory")
  })

  it("rejects unpublished products and unknown variants", () => {
    const { add, sell } = shopWithCart()
    const draft = sell("Hoodie", { status: "draft", prices: [{ currency_code: "eur", amount: 1 }] })
    expect(() => add(draft.id, 1)).toThrow("do not exist or belong to a product that is not published")
    expect(() => add("variant_nope", 1)).toThrow("Variants variant_nope do not exist")
  })

  it("rejects a variant without a price in the cart's currency", () => {
    const { add, sell } = shopWithCart()
    const dollars = sell("Cap", { prices: [{ currency_code: "usd", amount: 5 }] })
    expect(() => add(dollars.id, 1)).toThrow(`Variants with IDs ${dollars.id} do not have a price`)
  })

  it("keeps an item's price until that item is updated", () => {
    const { db, mug, shirt, cart, add, lines } = shopWithCart()
    add(mug.id, 1)
    const [price] = db.tables.price.by("price_set_id", mug.price_set_id ?? "")
    db.tables.price.update(price?.id ?? "", { amount: 11 })
    add(shirt.id, 1)
    const [line] = lines()
    expect(line?.unit_price).toBe(10)
    if (line) updateLine(db, cartOf(db, cart.id), line, { quantity: 1 })
    expect(lines()[0]?.unit_price).toBe(11)
  })

  it("skips the stock check for stock at locations without a sales channel", () => {
    const { db, shirt, add, lines } = shopWithCart()
    for (const link of db.tables.salesChannelLocation.all()) db.tables.salesChannelLocation.erase(link.id)
    add(shirt.id, 99)
    expect(lines().map((line) => line.quantity)).toEqual([99])
  })

  it("removes an item when its quantity becomes 0", () => {
    const { db, mug, cart, add, lines } = shopWithCart()
    add(mug.id, 2)
    const [line] = lines()
    if (line) updateLine(db, cart, line, { quantity: 0 })
    expect(lines()).toEqual([])
  })
})

describe("cart region and shipping address", () => {
  it("taxes items as soon as the country is known", () => {
    const { db, mug, cart, add, total } = shopWithCart()
    add(mug.id, 2)
    expect(total()).toBe(20)
    updateCart(db, cart.id, { shipping_address: address })
    expect(total()).toBe(23.8)
    updateCart(db, cart.id, { shipping_address: { ...address, country_code: "dk" } })
    expect(total()).toBe(20)
  })

  it("keeps tax lines until a tax-relevant address field changes", () => {
    const { db, mug, cart, add, lines } = shopWithCart()
    add(mug.id, 1)
    updateCart(db, cart.id, { shipping_address: address })
    const taxes = () => lines().flatMap((line) => db.tables.cartLineItemTaxLine.by("item_id", line.id))
    const before = taxes().map((tax) => tax.id)
    updateCart(db, cart.id, { shipping_address: { ...address, address_1: "Other" }, metadata: { a: 1 } })
    expect(taxes().map((tax) => tax.id)).toEqual(before)
    updateCart(db, cart.id, { shipping_address: { ...address, city: "Potsdam" } })
    expect(taxes().map((tax) => tax.id)).not.toEqual(before)
  })

  it("rejects a country outside the region", () => {
    const { db, cart } = shopWithCart()
    expect(() => updateCart(db, cart.id, { shipping_address: { ...address, country_code: "us" } })).toThrow(
      "Country with code us is not within region Europe",
    )
  })

  it("reprices items in a new region, sets its only country and removes unavailable shipping methods", () => {
    const { db, mug, cart, add, lines, america, express } = shopWithCart()
    add(mug.id, 1)
    setShippingMethods(db, cartOf(db, cart.id), [{ option_id: express.id }])
    updateCart(db, cart.id, { region_id: america.id })
    const moved = cartOf(db, cart.id)
    expect(moved.currency_code).toBe("usd")
    expect(lines()[0]?.unit_price).toBe(12)
    expect(db.tables.cartAddress.get(moved.shipping_address_id)?.country_code).toBe("us")
    expect(db.tables.cartShippingMethod.by("cart_id", cart.id)).toEqual([])
  })
})

describe("cart customer", () => {
  it("is the account with the email when the cart is created, else a guest", () => {
    const { db, europe } = openShop()
    const account = createCustomer(db, { email: "jane@example.com", has_account: true })
    const customerOf = (email: string) => createCart(db, { region_id: europe.id, email }, null).customer_id
    expect(customerOf("jane@example.com")).toBe(account.id)
    const guest = customerOf("Guest@example.com")
    expect(db.tables.customer.get(guest)).toMatchObject({ email: "guest@example.com", has_account: false })
    expect(customerOf("guest@example.com")).toBe(guest)
  })

  it("changes with a guest's email and stays when an account enters another email", () => {
    const { db, europe } = openShop()
    const jane = createCustomer(db, { email: "jane@example.com", has_account: true })
    const { id } = createCart(db, { region_id: europe.id, email: "guest@example.com" }, null)
    const first = cartOf(db, id).customer_id
    updateCart(db, id, { email: "other@example.com" })
    expect(cartOf(db, id).customer_id).not.toBe(first)
    transferCart(db, id, jane)
    updateCart(db, id, { email: "office@example.com" })
    expect(cartOf(db, id)).toMatchObject({ customer_id: jane.id, email: "office@example.com" })
  })

  it("keeps an account's email as entered, or null", () => {
    const { db, cart } = shopWithCart()
    createCustomer(db, { email: "ada@example.com", has_account: true })
    const emailAfter = (email: string | null) => {
      updateCart(db, cart.id, { email })
      return cartOf(db, cart.id).email
    }
    expect(["ADA@example.com", "Bo@Example.com", null].map(emailAfter)).toEqual([
      "ADA@example.com",
      "Bo@Example.com",
      null,
    ])
  })
})

describe("cart shipping methods", () => {
  it("keeps one method per shipping profile", () => {
    const { db, cart, mug, add, sell, option, standard, express } = shopWithCart()
    const bulky = db.tables.shippingProfile.insert({ name: "Bulky", type: "bulky" })
    const sofa = sell("Sofa", { shipping_profile_id: bulky.id, prices: [{ currency_code: "eur", amount: 100 }] })
    const carrier = option("Carrier", [{ currency_code: "eur", amount: 50 }], bulky.id)
    add(mug.id, 1)
    add(sofa.id, 1)
    for (const { id } of [standard, carrier, express]) {
      setShippingMethods(db, cartOf(db, cart.id), [{ option_id: id }])
      refreshCart(db, cart.id)
    }
    const names = () => db.tables.cartShippingMethod.by("cart_id", cart.id).map((method) => method.name)
    expect(names()).toEqual(["Carrier", "Express"])
    const line = db.tables.cartLineItem.by("cart_id", cart.id).find((l) => l.variant_id === sofa.id)
    if (line) updateLine(db, cart, line, { quantity: 0 })
    refreshCart(db, cart.id)
    expect(names()).toEqual(["Express"])
  })

  it("updates prices that depend on the cart's total", () => {
    const { db, cart, mug, add, option } = shopWithCart()
    const tiered = option("Free from 100", [
      { currency_code: "eur", amount: 5 },
      { currency_code: "eur", amount: 0, rules: { item_total: [{ operator: "gte", value: 100 }] } },
    ])
    add(mug.id, 1)
    setShippingMethods(db, cartOf(db, cart.id), [{ option_id: tiered.id }])
    const amount = () => db.tables.cartShippingMethod.by("cart_id", cart.id)[0]?.amount
    expect(amount()).toBe(5)
    add(mug.id, 9)
    expect(amount()).toBe(0)
  })

  it("keeps a method that no item needs only while it is the only one", () => {
    const { db, cart, mug, add, option, standard } = shopWithCart()
    const heavy = option(
      "Heavy",
      [{ currency_code: "eur", amount: 7 }],
      db.tables.shippingProfile.insert({ name: "H", type: "heavy" }).id,
    )
    add(mug.id, 1)
    const names = (id: string) => {
      setShippingMethods(db, cartOf(db, cart.id), [{ option_id: id }])
      refreshCart(db, cart.id)
      return db.tables.cartShippingMethod.by("cart_id", cart.id).map((method) => method.name)
    }
    expect(names(heavy.id)).toEqual(["Heavy"])
    expect(names(standard.id)).toEqual(["Standard"])
    expect(names(heavy.id)).toEqual(["Standard"])
  })

  it("rejects an option that doesn't serve the shipping address", () => {
    const { db, cart, standard } = shopWithCart()
    updateCart(db, cart.id, { shipping_address: { ...address, country_code: "dk" } })
    expect(() => setShippingMethods(db, cartOf(db, cart.id), [{ option_id: standard.id }])).toThrow(
      "Shipping Options are invalid for cart.",
    )
  })
})

describe("cart promotions", () => {
  const tenPercent = { type: "percentage", target_type: "order", value: 10, currency_code: "eur" } as const

  it("applies a code while it has an effect and removes it when it has none", () => {
    const { db, cart, mug, america, europe, add, total, promote } = shopWithCart()
    promote("TEN", tenPercent)
    add(mug.id, 1)
    refreshCart(db, cart.id, { promotions: { add: ["TEN"] } })
    expect(total()).toBe(9)
    add(mug.id, 1)
    expect(total()).toBe(18)
    updateCart(db, cart.id, { region_id: america.id })
    updateCart(db, cart.id, { region_id: europe.id })
    expect(total()).toBe(20)
  })

  it("reapplies automatic promotions after they are removed", () => {
    const { db, cart, mug, add, total, promote } = shopWithCart()
    promote("AUTO", tenPercent, { is_automatic: true })
    add(mug.id, 1)
    refreshCart(db, cart.id, { promotions: { remove: ["AUTO"] } })
    expect(total()).toBe(9)
  })

  it("rejects a code when its budget needs a customer attribute that the cart lacks", () => {
    const { db, cart, mug, add, promote } = shopWithCart()
    const campaign = db.tables.campaign.insert({ name: "Once each", campaign_identifier: "once" })
    const budget = { type: "use_by_attribute", attribute: "customer_email", limit: 1 } as const
    db.tables.campaignBudget.insert({ ...budget, campaign_id: campaign.id })
    promote("ONCE", tenPercent, { campaign_id: campaign.id })
    add(mug.id, 1)
    const enter = () => refreshCart(db, cart.id, { promotions: { add: ["ONCE"] } })
    expect(enter).toThrow('Attribute value for "customer_email" is required by promotion campaing budget')
    updateCart(db, cart.id, { email: "ada@example.com" })
    enter()
    expect(db.tables.cartPromotion.by("cart_id", cart.id)).toHaveLength(1)
  })

  it("rejects an unknown code", () => {
    const { db, cart } = shopWithCart()
    expect(() => refreshCart(db, cart.id, { promotions: { add: ["NOPE"] } })).toThrow(
      "The promotion code NOPE is invalid",
    )
  })
})
