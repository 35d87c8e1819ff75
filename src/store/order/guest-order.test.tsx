import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { endLogin, enterVisit } from "#store/visit/visit.ts"
import {
  address,
  cartInGermany,
  fulfillOrder,
  openLiveShop,
  orderCart,
  placeOrder,
  startPayment,
} from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { openAs, person, TOKEN, writeFromOtherTab } from "#tests/support/visitors.ts"
import { rememberOrder } from "./last-order.ts"

const shop = await openLiveShop()
const sent = await placeOrder(shop)
await fulfillOrder(shop, sent)
const unsent = await placeOrder(shop)
const ada = await person(shop, "Ada")
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })

describe("a guest's order", () => {
  it("shows its progress and a link to keep", async () => {
    renderPage(`/order/${sent}`, shop.backend)
    const steps = await screen.findByRole("list", { name: "Order progress" })
    expect(within(steps).getAllByRole("listitem").length).toBe(4)
    expect(screen.getByRole("heading", { name: "Keep this link" })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy()
    expect(screen.getByText("Order reference").nextElementSibling?.textContent).toContain(sent)
    expect(screen.getByRole("link", { name: "Return items" }).getAttribute("href")).toBe(`/order/${sent}/return`)
  })

  it("says when it arrives, as the checkout did, until it is packed", async () => {
    const { tables } = shop.backend.db
    for (const { id } of tables.shippingOptionType.all())
      tables.shippingOptionType.update(id, { description: "Arrives in 3 to 5 business days" })
    renderPage(`/order/${unsent}`, shop.backend)
    await screen.findByText(/ · Arrives in 3 to 5 business days$/)
    cleanup()
    renderPage(`/order/${sent}`, shop.backend)
    await screen.findByRole("list", { name: "Order progress" })
    expect(screen.queryByText(/Arrives in/)).toBeNull()
  })

  it("says that it is canceled", async () => {
    await shop.admin.admin.order.cancel({ id: unsent })
    renderPage(`/order/${unsent}`, shop.backend)
    await screen.findByText(/^This order was canceled/)
    expect(screen.queryByRole("list", { name: "Order progress" })).toBeNull()
  })

  it("counts the items of a step that not all have reached", async () => {
    const { order: orders } = shop.admin.admin
    const { order } = await orders.retrieve({ id: unsent })
    const items = (order.items ?? []).map(({ id }) => ({ id, quantity: 1 }))
    await orders.createFulfillment({ id: unsent, body: { items } })
    const stepTexts = async () => {
      renderPage(`/order/${unsent}`, shop.backend)
      const steps = await screen.findByRole("list", { name: "Order progress" })
      return within(steps).getAllByRole("listitem")
    }
    const before = await stepTexts()
    expect(before.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ordered/),
      "Packed1 of 2 items",
      "Shipped",
      "Delivered",
    ])
    expect(before.findIndex((step) => step.getAttribute("aria-current"))).toBe(0)
    cleanup()
    await orders.createFulfillment({ id: unsent, body: { items } })
    const after = await stepTexts()
    expect(after[1]?.textContent).toMatch(/^Packed(?!.*items)/)
    expect(after.findIndex((step) => step.getAttribute("aria-current"))).toBe(1)
  })

  it("says why nothing can be returned yet", async () => {
    renderPage(`/order/${unsent}`, shop.backend)
    await screen.findByRole("heading", { name: "Keep this link" })
    expect(screen.getByRole("button", { name: "Return items" }).getAttribute("aria-disabled")).toBe("true")
  })

  it("offers no return online without return shipping, which a former draft doesn't have", async () => {
    const { tables } = shop.backend.db
    for (const { id, order_id } of tables.cart.all()) if (order_id === sent) tables.cart.remove(id)
    renderPage(`/order/${sent}`, shop.backend)
    expect((await screen.findAllByText(/^Return shipping isn’t available for this order\./))[0]).toBeTruthy()
    expect(screen.getByRole("button", { name: "Return items" }).getAttribute("aria-disabled")).toBe("true")
    cleanup()
    renderPage(`/order/${sent}/return`, shop.backend)
    await title("This order can’t be returned online")
  })

  it("promises no refund for an exchange of the same value", async () => {
    const { order: orders, payment, exchange: exchanges } = shop.admin.admin
    const { order } = await orders.retrieve({ id: sent })
    await payment.capture({ id: String(order.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
    const { exchange } = await exchanges.create({ body: { order_id: sent } })
    const items = [{ id: String(order.items[0]?.id), quantity: 1 }]
    await exchanges.addInboundItems({ id: exchange.id, body: { items } })
    const added = [{ variant_id: shop.variant("SHIRT-M-WHITE"), quantity: 1 }]
    await exchanges.addOutboundItems({ id: exchange.id, body: { items: added } })
    await exchanges.request({ id: exchange.id })
    renderPage(`/order/${sent}`, shop.backend)
    const steps = await screen.findByRole("list", { name: "Return progress" })
    expect(
      within(steps)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Requested", "Received"])
  })

  it.each([
    ["without a name if the order was opened by its link", "Hello"],
    ["with the name of the shipping address if the order was placed in this tab", "Hello, Ada"],
  ])("makes an account %s", async (_, greeting) => {
    if (greeting !== "Hello") rememberOrder(sent)
    const { router, user } = renderPage(`/order/${sent}`, shop.backend)
    await user.type(await screen.findByLabelText(/^Password|^Choose a password/), "a-long-secret")
    await user.click(screen.getByRole("button", { name: "Create account" }))
    await screen.findByText("Account created", { exact: false })
    await router.navigate({ to: "/account" })
    await title(greeting)
  })

  it("is returned by its link, without signing in", async () => {
    const { user, address } = renderPage(`/order/${sent}/return`, shop.backend)
    await title(/^Return items from order/)
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    await user.selectOptions(screen.getByLabelText(/^Reason/), "Wrong size")
    await user.click(screen.getByRole("button", { name: "Continue" }))
    await user.click(await screen.findByRole("button", { name: "Request return of 1 item" }))
    await title("Return requested")
    expect(shop.backend.db.tables.orderReturn.all().map(({ order_id }) => order_id)).toEqual([sent])
    await user.click(screen.getByRole("link", { name: "View order" }))
    await waitFor(() => expect(address()).toBe(`/order/${sent}`))
  })

  it("says that it is being changed when it can't be returned for that reason", async () => {
    const { user } = renderPage(`/order/${sent}/return`, shop.backend)
    await title(/^Return items from order/)
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    await user.click(screen.getByRole("button", { name: "Continue" }))
    await ada.sdk.store.order.requestTransfer({ id: sent, body: {} })
    await user.click(await screen.findByRole("button", { name: "Request return of 1 item" }))
    expect((await screen.findByRole("alert")).textContent).toContain("The order is being changed at the moment")
  })

  it("is returned with the usual reasons and shipping in German", async () => {
    const { tables } = shop.backend.db
    for (const { id } of tables.shippingOption.all()) tables.shippingOption.update(id, { name: "Return label" })
    tables.returnReason.insert({ value: "sagt_mir_nicht_zu", label: "Not my style" })
    const { user } = renderPage(`/order/${sent}/return`, shop.backend)
    await title(/^Return items from order/)
    const [languages] = await screen.findAllByLabelText("Language")
    await user.selectOptions(languages as HTMLElement, "Deutsch")
    await title(/Artikel/)
    await user.click(await screen.findByRole("button", { name: "Menge erhöhen" }))
    const reasons = screen.getByLabelText<HTMLSelectElement>(/^Grund/)
    const texts = [...reasons.options].map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(["Falsche Größe", "Not my style"]))
    expect(texts).not.toContain("Wrong size")
    expect(screen.getByRole("radio", { name: /^Rücksendeetikett/ })).toBeTruthy()
    await user.selectOptions(reasons, "Falsche Größe")
    await user.click(screen.getByRole("button", { name: "Weiter" }))
    await screen.findByText("M / Black · Falsche Größe")
    await screen.findByText("Rückversand · Rücksendeetikett")
  })

  it("can still be returned by its link after someone has signed in in another tab", async () => {
    const { user } = renderPage(`/order/${sent}/return`, shop.backend)
    await title(/^Return items from order/)
    writeFromOtherTab(TOKEN, ada.token)
    await screen.findByText(`You’re now signed in as ${ada.email}`)
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    await user.selectOptions(screen.getByLabelText(/^Reason/), "Wrong size")
    await user.click(screen.getByRole("button", { name: "Continue" }))
    await user.click(await screen.findByRole("button", { name: "Request return of 1 item" }))
    await title("Return requested")
  })

  it("is said to be placed if the customer's login expires while it is placed, also after an earlier sign-out", async () => {
    enterVisit(ada.token)
    endLogin(ada.id, "left")
    openAs(shop, `/order/${unsent}`, ada)
    await title(/^Thank you/)
    rememberOrder(unsent)
    writeFromOtherTab(TOKEN, null)
    await title("Your order has been placed")
    const signIn = within(screen.getByRole("main")).getByRole("link", { name: "Sign in" })
    expect(signIn.getAttribute("href")).toBe(`/account/login?next=${encodeURIComponent(`/order/${unsent}`)}`)
  })

  it("isn't shown in its return after a customer has signed out in another tab", async () => {
    openAs(shop, `/order/${sent}/return`, ada)
    await title(/^Return items from order/)
    writeFromOtherTab(TOKEN, null)
    await title("You’re signed out")
    expect(screen.queryByText(/^Return items from order/)).toBeNull()
  })

  it("isn't found with an unknown link", async () => {
    const { user, address } = renderPage("/order/order_unknown", shop.backend)
    await title("Order not found")
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Track an order" }))
    await waitFor(() => expect(address()).toBe("/track"))
  })
})

describe("an order with a code and a different billing address", () => {
  /** Orders as Ada, to be invoiced to a company. */
  async function order() {
    const application_method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
    const promotion = { code: "TEN", type: "standard", status: "active", application_method } as const
    await shop.admin.admin.promotion.create({ body: promotion })
    const { cart } = ada.sdk.store
    const id = await cartInGermany(shop)
    await cart.transferCart({ id })
    await cart.addPromotions({ id, body: { promo_codes: ["TEN"] } })
    const billing_address = { ...address, company: "Lange GmbH" }
    await cart.update({ id, body: { email: ada.email, shipping_address: address, billing_address } })
    const { shipping_options } = await ada.sdk.store.fulfillment.listCartOptions({ query: { cart_id: id } })
    await cart.addShippingMethod({ id, body: { option_id: String(shipping_options[0]?.id) } })
    await startPayment(ada.sdk, id)
    return (await orderCart(ada.sdk, id)).id
  }

  it.each([
    ["the confirmation", "/order/"],
    ["the account", "/account/orders/"],
  ])("shows the payment method, the billing address and the code on the page of %s", async (_page, path) => {
    openAs(shop, `${path}${await order()}`, ada)
    const billing = (await screen.findByText("Billing address")).parentElement
    expect(billing?.textContent).toContain("Lange GmbH")
    screen.getByText("Invoice")
    expect(screen.getByText("TEN").previousElementSibling?.textContent).toMatch(/^-€/)
  })
})

describe("the page to track an order", () => {
  it("opens an order by its link", async () => {
    const { user, address } = renderPage("/track", shop.backend)
    await title("Track an order")
    await user.type(screen.getByLabelText("Order link or reference"), `https://shop.test/order/${sent}{Enter}`)
    await waitFor(() => expect(address()).toBe(`/order/${sent}`))
    expect(await screen.findByRole("heading", { name: "Keep this link" })).toBeTruthy()
  })

  it("refuses an order number and says what to enter", async () => {
    const { user, address } = renderPage("/track", shop.backend)
    const field = await screen.findByLabelText("Order link or reference")
    await user.type(field, "#12{Enter}")
    expect(screen.getByText("Enter the order’s link or its reference, which starts with “order_”.")).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(address()).toBe("/track")
    expect(screen.getByRole("link", { name: "Sign in to see your orders" })).toBeTruthy()
  })
})
