import { describe, expect, it } from "vitest"
import { createCart, updateCart } from "#mocks/domain/cart/cart.ts"
import { addLines } from "#mocks/domain/cart/items.ts"
import { cartOf } from "#mocks/domain/cart/lookup.ts"
import { findOrCreateCollection } from "#mocks/domain/cart/payment.ts"
import { refreshCart } from "#mocks/domain/cart/refresh.ts"
import { setShippingMethods } from "#mocks/domain/cart/shipping.ts"
import { availableAt } from "#mocks/domain/inventory/stock.ts"
import { type Behavior, openPaymentSession } from "#mocks/domain/payments/payment-session.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { address } from "#tests/support/live-shop.ts"
import { openShop } from "#tests/support/small-shop.ts"
import { completeCart } from "./place-order.ts"

const PROVIDER = "pp_system_default"

/** A shop with five shirts and carts ready for checkout. */
function checkout() {
  const shop = openShop()
  const { db } = shop
  const shirt = shop.sell("Shirt", { stock: 5, prices: [{ currency_code: "eur", amount: 20 }] })
  const pay = (cartId: string) =>
    openPaymentSession(db, findOrCreateCollection(db, cartOf(db, cartId)).id, { provider_id: PROVIDER }, undefined)
  const fill = (quantity: number, promo_codes: string[] = []) => {
    const items = [{ variant_id: shirt.id, quantity }]
    const { id } = createCart(
      db,
      { region_id: shop.europe.id, email: "ada@example.com", shipping_address: address, items, promo_codes },
      null,
    )
    setShippingMethods(db, cartOf(db, id), [{ option_id: shop.standard.id }])
    refreshCart(db, id)
    pay(id)
    return id
  }
  const behave = (behavior: Behavior) => db.tables.paymentProvider.update(PROVIDER, { behavior })
  return { ...shop, shirt, fill, pay, behave }
}

describe("order placed from a cart", () => {
  it("uses up a display id even if reserving stock fails", () => {
    const { db, fill } = checkout()
    const [first, second] = [fill(4), fill(4)]
    expect(completeCart(db, first).order?.display_id).toBe(1)
    expect(() => db.atomically(() => completeCart(db, second))).toThrow("Not enough stock available")
    expect(completeCart(db, fill(1)).order?.display_id).toBe(3)
  })

  it("has the cart's line items, taxes, discounts and shipping method in its first version", () => {
    const { db, fill, promote } = checkout()
    promote("TEN", { type: "percentage", target_type: "order", value: 10 })
    const { order } = completeCart(db, fill(2, ["TEN"]))
    const t = db.tables
    const [item] = t.orderItem.by("order_id", order?.id ?? "")
    expect(order).toMatchObject({ display_id: 1, version: 1, status: "pending", email: "ada@example.com" })
    expect(item).toMatchObject({ quantity: 2, version: 1, fulfilled_quantity: 0 })
    expect(t.orderLineItem.get(item?.item_id)).toMatchObject({ title: "Shirt", unit_price: 20 })
    expect(t.orderLineItemTaxLine.by("item_id", item?.item_id ?? "")).toMatchObject([{ rate: 19 }])
    expect(t.orderLineItemAdjustment.by("item_id", item?.item_id ?? "")).toMatchObject([{ code: "TEN", amount: 4 }])
    expect(t.orderShipping.by("order_id", order?.id ?? "")).toHaveLength(1)
    expect(t.orderAddress.get(order?.shipping_address_id)).toMatchObject({ city: "Berlin" })
    expect(t.orderSummary.by("order_id", order?.id ?? "")[0]?.totals).toMatchObject({
      current_order_total: 54.74,
      pending_difference: 54.74,
      paid_total: 0,
    })
  })

  it("reserves stock, authorizes the payment and emits an event", () => {
    const { db, fill, warehouse } = checkout()
    const cart = fill(2)
    const { order } = completeCart(db, cart)
    expect(db.tables.reservation.all()).toMatchObject([{ quantity: 2, location_id: warehouse.id }])
    expect(db.tables.inventoryLevel.all()[0]?.reserved_quantity).toBe(2)
    expect(db.tables.paymentCollection.first("cart_id", cart)).toMatchObject({
      order_id: order?.id,
      status: "authorized",
      authorized_amount: 59.5,
      captured_amount: 0,
    })
    expect(db.tables.event.by("name", "order.placed")).toMatchObject([{ data: { id: order?.id } }])
  })

  it("is created once, however often the cart is completed", () => {
    const { db, fill } = checkout()
    const cart = fill(1)
    expect(completeCart(db, cart).order?.id).toBe(completeCart(db, cart).order?.id)
    expect(db.tables.order.size).toBe(1)
    expect(() => updateCart(db, cart, { email: "b@example.com" })).toThrow(`Cart ${cart} is already completed.`)
  })

  it("is rejected if an earlier order took the stock", () => {
    const { db, fill } = checkout()
    const [first, second] = [fill(3), fill(3)]
    expect(completeCart(db, first).order).toBeDefined()
    expect(() => completeCart(db, second)).toThrow("Not enough stock available for item")
    expect(cartOf(db, second).completed_at).toBeNull()
  })

  it("checks stock for each line item on its own, so that two of the same variant can oversell it", () => {
    const { db, fill, pay, shirt, warehouse } = checkout()
    const cart = fill(3)
    addLines(db, cartOf(db, cart), [{ variant_id: shirt.id, quantity: 3, metadata: { gift: true } }], { merge: true })
    refreshCart(db, cart)
    pay(cart)
    expect(completeCart(db, cart).order).toBeDefined()
    expect(availableAt(db, shirt.id, [warehouse.id])).toBe(-1)
  })

  it("counts toward promotion limits and campaign budgets", () => {
    const { db, fill, promote } = checkout()
    const campaign = db.tables.campaign.insert({ name: "Sale", campaign_identifier: "sale" })
    db.tables.campaignBudget.insert({ campaign_id: campaign.id, type: "spend", limit: 10, currency_code: "eur" })
    const { id } = promote(
      "ONCE",
      { type: "percentage", target_type: "order", value: 10 },
      { limit: 1, campaign_id: campaign.id },
    )
    const [first, second] = [fill(1, ["ONCE"]), fill(1, ["ONCE"])]
    completeCart(db, first)
    expect(db.tables.promotion.get(id)?.used).toBe(1)
    expect(db.tables.campaignBudget.all()[0]?.used).toBe(2)
    expect(() => completeCart(db, second)).toThrow("Promotion usage exceeds the limit.")
  })

  describe("with two promotions of a campaign", () => {
    const percentage = { type: "percentage", target_type: "order", value: 10 } as const
    const open = (budget: Pick<Row<"campaignBudget">, "type"> & Partial<Row<"campaignBudget">>) => {
      const { db, fill, promote } = checkout()
      const campaign = db.tables.campaign.insert({ name: "Sale", campaign_identifier: "sale" })
      const { id } = db.tables.campaignBudget.insert({ campaign_id: campaign.id, ...budget })
      for (const code of ["ONE", "TWO"]) promote(code, percentage, { campaign_id: campaign.id })
      const usages = () => db.tables.campaignBudgetUsage.by("budget_id", id).map(({ used }) => used)
      return {
        db,
        campaign,
        usages,
        place: () => completeCart(db, fill(1, ["ONE", "TWO"])),
        used: () => db.tables.campaignBudget.get(id)?.used,
      }
    }

    it("counts as one use of its budget", () => {
      const { place, used } = open({ type: "usage", limit: 1 })
      place()
      expect(used()).toBe(1)
    })

    it("counts each promotion for the customer, and one use of the budget", () => {
      const { place, used, usages } = open({ type: "use_by_attribute", attribute: "customer_email", limit: 5 })
      place()
      expect([used(), usages()]).toEqual([1, [2]])
    })

    it("neither counts nor limits amounts by customer", () => {
      const budget = { type: "spend_by_attribute", attribute: "customer_email", limit: 1 } as const
      const { db, place, used, usages } = open(budget)
      place()
      place()
      expect(db.tables.orderLineItemAdjustment.all().map(({ amount }) => amount)).toEqual([2, 1.8, 2, 1.8])
      expect([used(), usages()]).toEqual([0, []])
    })

    it("counts nothing after the campaign was deleted", () => {
      const { db, campaign, place, used } = open({ type: "spend", limit: 1, currency_code: "eur" })
      db.tables.campaign.remove(campaign.id)
      expect(place().order).toBeDefined()
      expect(used()).toBe(0)
    })
  })
})

describe("incomplete cart", () => {
  it("is rejected with the server's errors in the server's order", () => {
    const { db, europe, sell, standard, pay } = checkout()
    const { id } = createCart(db, { region_id: europe.id }, null)
    const attempt = () => completeCart(db, id)
    expect(attempt).toThrow("Cannot complete a cart with no items")
    const mug = sell("Mug", { prices: [{ currency_code: "eur", amount: 10 }] })
    addLines(db, cartOf(db, id), [{ variant_id: mug.id, quantity: 1 }], { merge: true })
    expect(attempt).toThrow("Payment collection has not been initiated for cart")
    findOrCreateCollection(db, cartOf(db, id))
    expect(attempt).toThrow("Payment sessions are required to complete cart")
    pay(id)
    expect(attempt).toThrow("No shipping method selected but the cart contains items that require shipping.")
    setShippingMethods(db, cartOf(db, id), [{ option_id: standard.id }])
    refreshCart(db, id)
    expect(attempt).toThrow("Payment sessions are required to complete cart")
    pay(id)
    expect(attempt().order).toBeDefined()
  })

  it("needs no payment if free and no shipping method if nothing is shipped", () => {
    const { db, europe, sell } = checkout()
    const gift = sell("Gift", { shipping_profile_id: null, prices: [{ currency_code: "eur", amount: 0 }] })
    const { id } = createCart(db, { region_id: europe.id, items: [{ variant_id: gift.id, quantity: 1 }] }, null)
    expect(completeCart(db, id).order).toBeDefined()
  })
})

describe("payment provider", () => {
  it("keeps the cart open and invalidates the session after a decline", () => {
    const { db, fill, behave, pay } = checkout()
    const cart = fill(1)
    behave("decline")
    expect(completeCart(db, cart).problem).toMatchObject({ type: "payment_authorization_error" })
    expect(cartOf(db, cart).completed_at).toBeNull()
    expect(db.tables.reservation.size).toBe(0)
    expect(() => completeCart(db, cart)).toThrow("Payment sessions are required to complete cart")
    behave("authorize")
    pay(cart)
    expect(completeCart(db, cart).order).toBeDefined()
  })

  it("authorizes on the second call if it requires more", () => {
    const { db, fill, behave } = checkout()
    const cart = fill(1)
    behave("requires_more")
    expect(completeCart(db, cart).problem).toMatchObject({ type: "payment_requires_more_error" })
    expect(completeCart(db, cart).order).toBeDefined()
  })

  it("leaves nothing outstanding if it captures immediately", () => {
    const { db, fill, behave } = checkout()
    const cart = fill(1)
    behave("capture")
    const { order } = completeCart(db, cart)
    expect(db.tables.paymentCollection.first("cart_id", cart)?.status).toBe("completed")
    expect(db.tables.orderTransaction.by("order_id", order?.id ?? "")).toMatchObject([{ amount: 35.7 }])
    expect(db.tables.orderSummary.by("order_id", order?.id ?? "")[0]?.totals).toMatchObject({ pending_difference: 0 })
  })

  it("conflicts with 409 twice, then the order is placed", () => {
    const { db, fill, behave } = checkout()
    const cart = fill(1)
    behave("conflict")
    const complete = () => db.atomically(() => completeCart(db, cart))
    for (let i = 0; i < 2; i++) expect(complete).toThrow("The request conflicted with another request.")
    expect(db.tables.order.size).toBe(0)
    expect(complete().order).toBeDefined()
  })

  it("takes its behavior for one payment from the session data", () => {
    const { db, fill } = checkout()
    const cart = fill(1)
    const collection = findOrCreateCollection(db, cartOf(db, cart))
    openPaymentSession(db, collection.id, { provider_id: PROVIDER, data: { mock_behavior: "decline" } }, undefined)
    expect(completeCart(db, cart).problem).toBeDefined()
  })

  it("is rejected if the region doesn't offer it", () => {
    const { db, fill } = checkout()
    const collection = findOrCreateCollection(db, cartOf(db, fill(1)))
    expect(() => openPaymentSession(db, collection.id, { provider_id: "pp_nope" }, undefined)).toThrow(
      "Payment provider pp_nope is not enabled in the cart's region",
    )
  })
})
