import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { address, cartInGermany, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { CART, writeFromOtherTab } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const press = (name: string | RegExp) => screen.findByRole("button", { name })

/** Opens the checkout of a cart with two shirts. */
async function open(path = "/checkout") {
  const cart = await fillCart(shop)
  localStore.set("shop_cart", cart.id)
  return { cart, ...renderPage(path, shop.backend) }
}
/** Opens the checkout of a cart that knows its country, as those that the shop creates. */
async function openInGermany() {
  const id = await cartInGermany(shop)
  localStore.set("shop_cart", id)
  return { id, ...renderPage("/checkout", shop.backend) }
}
type User = Awaited<ReturnType<typeof open>>["user"]

const next = () => press("Continue to review")
async function walk(user: User) {
  await fillDetails(user)
  await user.click(await next())
}

describe("address", () => {
  it("requires the country's fields, shows errors at the fields and keeps the input", async () => {
    const { user } = await open()
    await fillDetails(user)
    await user.clear(await field("Postal code"))
    await user.type(await field("Postal code"), "1011")
    await user.type(await field(/^Phone/), "12")
    await user.click(await next())
    await screen.findByText("Enter a valid postal code, for example 10115")
    await screen.findByText(/Enter a valid phone number/)
    expect((await field("Postal code")).value).toBe("1011")
    await user.type(await field("Postal code"), "5")
    await user.clear(await field(/^Phone/))
    await user.type(await field(/^Phone/), "030 1234567")
    await user.click(await next())
    await press(/^Place order/)
  })

  it("is kept when leaving the checkout before it was sent", async () => {
    const { user, router } = await open()
    await fillDetails(user)
    await router.navigate({ to: "/cart" })
    await screen.findByRole("heading", { name: "Your cart" })
    await router.navigate({ to: "/checkout" })
    expect((await field("Street address")).value).toBe("Lange Strasse 7")
    expect((await field("City")).value).toBe("Berlin")
  })

  it("is replaced by the cart's address if another tab has changed it", async () => {
    const { user, router, cart } = await open()
    await fillDetails(user)
    await router.navigate({ to: "/cart" })
    await screen.findByRole("heading", { name: "Your cart" })
    const other = { ...address, city: "Bonn" }
    const body = { email: "bob@example.com", shipping_address: other, billing_address: other }
    await shop.store.store.cart.update({ id: cart.id, body })
    await router.navigate({ to: "/checkout", search: { step: "details" } })
    expect((await field("City")).value).toBe("Bonn")
  })

  it("is kept when the server doesn't respond", async () => {
    const { user } = await open()
    await fillDetails(user)
    faults.set([{ method: "POST", path: "/store/carts/:id", drop: "before", times: 1 }])
    await user.click(await next())
    expect((await screen.findByRole("alert")).textContent).toContain("Everything you entered is still here")
    expect((await field("City")).value).toBe("Berlin")
    expect((await field("Email address")).value).toBe("ada@example.com")
    await user.click(await next())
    await press(/^Place order/)
  })
})

describe("details", () => {
  it("focus the empty email address, and Enter moves on to the next required field", async () => {
    const { user } = await openInGermany()
    const email = await field("Email address")
    await waitFor(() => expect(document.activeElement).toBe(email))
    await user.keyboard("ada@example.com{Enter}")
    for (const label of ["First name", "Last name", "Street address", "Postal code"]) {
      expect(document.activeElement).toBe(await field(label))
      await user.keyboard("10115{Enter}")
    }
    await press(/^Place order/)
  })

  it("fill the city in from the postal code, follow a corrected code and never change a city that was typed", async () => {
    const { user } = await openInGermany()
    const [code, city] = [await field("Postal code"), await field("City")]
    await user.type(code, "10115")
    await waitFor(() => expect(city.value).toBe("Berlin"))
    await screen.findByText("Filled in from the postal code: Berlin")
    await user.clear(code)
    await user.type(code, "50667")
    await waitFor(() => expect(city.value).toBe("Köln"))
    await user.clear(code)
    await user.type(code, "12529")
    await waitFor(() => expect(city.value).toBe(""))
    await user.type(city, "Schönefeld")
    await user.clear(code)
    await user.type(code, "10115")
    await screen.findByDisplayValue("10115")
    expect(city.value).toBe("Schönefeld")
  })

  it("leave the city alone while it is being typed", async () => {
    const { user } = await openInGermany()
    const [code, city] = [await field("Postal code"), await field("City")]
    await user.type(code, "1011")
    fireEvent.change(code, { target: { value: "10115" } })
    city.focus()
    // The code's places are loaded with the first complete code.
    await act(async () => void (await import("#lib/address/places.ts")))
    await user.keyboard("Berlin")
    expect(city.value).toBe("Berlin")
  })

  it("can be edited on the review", async () => {
    const { user } = await openInGermany()
    await walk(user)
    await user.click(await press("Edit Your details"))
    await screen.findByRole("heading", { name: "Your details" })
    expect((await field("City")).value).toBe("Berlin")
  })
})

describe("shipping method", () => {
  it("is in the total from the start, and changing it changes the total and keeps the input", async () => {
    const { user, id } = await openInGermany()
    const email = await field("Email address")
    await user.type(email, "ada@exa")
    const total = () => shop.backend.db.tables.cartShippingMethod.by("cart_id", id).map(({ amount }) => amount)
    await waitFor(() => expect(total()).toHaveLength(1))
    const [before] = total()
    const other = (await screen.findAllByRole<HTMLInputElement>("radio")).find(({ checked }) => !checked)
    if (!other) throw new Error("there is no other shipping option")
    await user.click(other)
    await waitFor(() => expect(total()[0]).not.toBe(before))
    expect(other.checked).toBe(true)
    expect(email.value).toBe("ada@exa")
  })

  it("has its name in the language to which the shopper switches", async () => {
    const { user, id } = await openInGermany()
    await walk(user)
    const option = shop.backend.db.tables.cartShippingMethod.by("cart_id", id)[0]?.shipping_option_id
    // Stands for the option's name in German.
    shop.backend.db.tables.shippingOption.update(String(option), { name: "Paketversand" })
    expect(screen.queryByText("Paketversand")).toBeNull()
    await user.selectOptions(await screen.findByLabelText("Language"), "Deutsch")
    expect(await screen.findByText(/Paketversand/)).toBeTruthy()
  })

  it("shows the price with tax that the total includes", async () => {
    const { user } = await openInGermany()
    const shipping = () => screen.getByText("Shipping", { selector: "dt" }).nextElementSibling?.textContent
    await screen.findAllByText(/including €\d/i)
    const radios = () => screen.getAllByRole<HTMLInputElement>("radio").filter(({ disabled }) => !disabled)
    const priceOf = (radio: HTMLInputElement) => /€\d+\.\d\d.*$/.exec(radio.closest("label")?.textContent ?? "")?.[0]
    expect(radios().length).toBeGreaterThan(1)
    for (const radio of radios()) {
      const price = priceOf(radio)
      await user.click(radio)
      await waitFor(() => expect(shipping()).toBe(price))
      expect(
        radios()
          .filter(({ checked }) => checked)
          .map(priceOf),
      ).toEqual([price])
    }
  })
})

describe("order", () => {
  it("shows old and new values when stock has changed, and continues with one click", async () => {
    const { user, address } = await open()
    await walk(user)
    for (const level of shop.backend.db.tables.inventoryLevel.all())
      shop.backend.db.tables.inventoryLevel.update(level.id, { stocked_quantity: 1 })
    await user.click(await press(/^Place order/))
    const changed = await screen.findByRole("region", { name: /Prices or availability have changed/ })
    within(changed).getByText("T-Shirt, M / Black: quantity 2 → 1 (no more in stock)")
    await user.click(within(changed).getByRole("button", { name: "Accept changes" }))
    await user.click(await press(/^Place order/))
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(address()).toMatch(/^\/order\/order_/)
  })

  it("shows lines, discounts, shipping and the total that add up directly above the button on a phone", async () => {
    await shop.admin.admin.promotion.create({
      body: {
        code: "TEN",
        type: "standard",
        status: "active",
        application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
      },
    })
    const { id } = await fillCart(shop)
    await shop.store.store.cart.addPromotions({ id, body: { promo_codes: ["TEN"] } })
    localStore.set("shop_cart", id)
    const { user } = renderPage("/checkout", shop.backend)
    await walk(user)
    const items = await screen.findByRole("list", { name: "Your items" })
    const review = items.parentElement as HTMLElement
    const amount = (text: string | null | undefined) => Number(/-?€[\d.]+/.exec(text ?? "")?.[0]?.replace("€", ""))
    const figure = (name: string) => amount(within(review).getByText(name).nextElementSibling?.textContent)
    const line = within(items).getByRole("listitem")
    expect(figure("Subtotal")).toBe(59.5)
    expect(line.textContent).toContain("€59.50")
    expect(line.textContent).toContain("-€5.95 discount")
    expect(figure("Discount")).toBe(-5.95)
    expect(figure("Subtotal") + figure("Discount") + figure("Shipping")).toBeCloseTo(figure("Total"))
    within(review).getByText("TEN")
    within(review).getByText(/^Including €[\d.]+ in taxes$/)
    expect(review.compareDocumentPosition(await press(/^Place order/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    screen.getByText(new RegExp(`you agree to pay €${figure("Total").toFixed(2)}`))
  })

  it("explains how to confirm a payment and offers another method", async () => {
    shop.backend.db.tables.paymentProvider.update("pp_system_default", { behavior: "requires_more" })
    const { user } = await open()
    await walk(user)
    await user.click(await press(/^Place order/))
    await screen.findByText("Confirm this payment with your bank")
    await user.click(await press("Use another payment method"))
    await press("Continue to review")
    await user.click(await press("Continue to review"))
    await user.click(await press(/^I’ve confirmed/))
    await screen.findByRole("heading", { name: /Thank you/ })
  })

  it("is found by its cart when another tab has placed it", async () => {
    const { user, cart } = await open()
    await walk(user)
    await press(/^Place order/)
    const answer = await shop.store.store.cart.complete({ id: cart.id })
    localStore.remove("shop_cart")
    window.dispatchEvent(new StorageEvent("storage", { key: "app:shop_cart" }))
    await screen.findByRole("heading", { name: /Thank you/ })
    expect(answer.type).toBe("order")
    await waitFor(() => expect(shop.backend.db.tables.order.size).toBe(1))
  })

  it("is reported as placed when it can't be loaded, and loads on request", async () => {
    const { user, cart } = await open()
    await walk(user)
    await press(/^Place order/)
    await shop.store.store.cart.complete({ id: cart.id })
    faults.set([{ path: "/store/carts/:id/complete", status: 429, headers: { "retry-after": "60" } }])
    await user.click(await press(/^Place order/))
    await screen.findByRole("heading", { name: "Couldn’t load your order" })
    faults.set([])
    await user.click(await press("Try again"))
    await screen.findByRole("heading", { name: /Thank you/ })
  })

  it("shows how long to wait when the shop limits requests", async () => {
    const { user } = await open()
    await walk(user)
    faults.set([{ path: "/store/carts/:id/complete", status: 429, headers: { "retry-after": "60" }, times: 1 }])
    await user.click(await press(/^Place order/))
    await screen.findByText("Your order hasn’t been placed. Wait 60 seconds, then try again.")
    await user.click(await press(/^Place order/))
    await screen.findByRole("heading", { name: /Thank you/ })
  })

  it("marks every other button as busy while it is placed", async () => {
    const { user } = await open()
    await walk(user)
    faults.set([{ path: "/store/carts/:id/complete", latency: 200 }])
    await user.click(await press(/^Place order/))
    const names = ["Edit Your details", "Edit Payment", "Apply"]
    await press(/^Placing your order/)
    for (const name of names) expect(screen.getByRole("button", { name }).getAttribute("aria-busy")).toBe("true")
    await screen.findByRole("heading", { name: /Thank you/ })
  })
})

describe("the place of an address", () => {
  it("changes the total with a word", async () => {
    const { tables } = shop.backend.db
    const region = await shop.admin.admin.taxRegion.create({
      body: { country_code: "fr", provider_id: "tp_system", default_tax_rate: { name: "TVA", code: "tva", rate: 5 } },
    })
    expect(tables.taxRegion.get(region.tax_region.id)).toBeTruthy()
    const { user } = await openInGermany()
    await fillDetails(user)
    await user.click(await next())
    await press(/^Place order/)
    const total = () => within(screen.getByRole("list", { name: "Your items" }).parentElement as HTMLElement)
    const before = total().getByText("Total").nextElementSibling?.textContent
    await user.click(await press("Edit Your details"))
    await user.selectOptions(await screen.findByLabelText("Country"), "fr")
    await user.clear(await field("Postal code"))
    await user.type(await field("Postal code"), "75001")
    await user.click(await next())
    await press(/^Place order/)
    const after = total().getByText("Total").nextElementSibling?.textContent
    await screen.findByText(`Your total is now ${after} instead of ${before}`)
  })
})

describe("without a cart", () => {
  it("leads to the order that was just placed", async () => {
    localStore.remove("shop_cart")
    localStorage.setItem("app:last_order", "order_01ABC")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: "Your order has been placed" })
    expect(screen.getByRole("link", { name: "View your order" }).getAttribute("href")).toBe("/order/order_01ABC")
  })

  it("shows that the cart is empty, and where a customer signs in to see theirs", async () => {
    localStore.remove("shop_cart")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: "Your cart is empty" })
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/account/login?next=%2Fcheckout",
    )
  })

  it("shows that the cart is no longer available", async () => {
    localStore.set("shop_cart", "cart_gone")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: "This cart is no longer available" })
  })

  it.each([
    ["no cart", null, "Your cart is empty"],
    ["a cart that is gone", "cart_gone", "This cart is no longer available"],
  ])("continues with the cart that another tab has started (%s)", async (_, id, heading) => {
    if (id) localStore.set("shop_cart", id)
    else localStore.remove("shop_cart")
    renderPage("/checkout", shop.backend)
    await screen.findByRole("heading", { level: 1, name: heading })
    writeFromOtherTab(CART, (await fillCart(shop)).id)
    await field("Email address")
    await next()
  })
})
