import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { openLiveShop, setStock } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { orderOf, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const NORA = { email: "nora@example.com", password: "a-long-secret" }
const nora = await person(shop, "Nora")
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
const field = (label: string | RegExp) => screen.getByLabelText(label)
const press = (name: string | RegExp) => screen.getByRole("button", { name })

/** Opens an account page and signs in on the way. */
async function open(path: string) {
  const page = renderPage(path, shop.backend)
  await title("Sign in")
  await page.user.type(field("Email address"), NORA.email)
  await page.user.type(field("Password"), NORA.password)
  await page.user.click(press("Sign in"))
  return page
}

describe("signing in", () => {
  it("is required for account pages and continues to the requested page", async () => {
    const { address } = await open("/account/addresses?from=mail")
    await title("Addresses")
    expect(address()).toBe("/account/addresses?from=mail")
  })

  it("leaves no sign-in page behind, which Back would skip to the same page", async () => {
    const { user, router, address } = renderPage("/track", shop.backend)
    await router.navigate({ to: "/account/profile" })
    await title("Sign in")
    await user.click(screen.getByRole("link", { name: "Create an account" }))
    await title("Create an account")
    await user.click(screen.getByRole("link", { name: "Sign in" }))
    await title("Sign in")
    await user.type(field("Email address"), NORA.email)
    await user.type(field("Password"), `${NORA.password}{Enter}`)
    await title("Profile")
    router.history.back()
    await waitFor(() => expect(address()).toBe("/track"))
  })

  it("goes back to the page whose link opened it", async () => {
    const { user, router, address } = renderPage("/track", shop.backend)
    await router.navigate({ to: "/cart" })
    await user.click(within(await screen.findByRole("main")).getByRole("link", { name: "Sign in" }))
    await title("Sign in")
    await user.type(field("Email address"), NORA.email)
    await user.type(field("Password"), `${NORA.password}{Enter}`)
    await waitFor(() => expect(address()).toBe("/cart"))
    await title("Your cart")
    router.history.back()
    await waitFor(() => expect(address()).toBe("/track"))
  })

  it("never leads to another site", async () => {
    const { address, user } = renderPage("/account/login?next=//evil.example", shop.backend)
    await title("Sign in")
    await user.type(field("Email address"), NORA.email)
    await user.type(field("Password"), `${NORA.password}{Enter}`)
    await title("Hello, Nora")
    expect(address()).toBe("/account")
  })

  it("is skipped when already signed in", async () => {
    const { router, address } = await open("/account")
    await title("Hello, Nora")
    await router.navigate({ to: "/account/login", search: { next: "/account/profile" } })
    await title("Profile")
    expect(address()).toBe("/account/profile")
  })

  it("reports a lost connection and keeps the input", async () => {
    faults.set([{ path: "/auth/customer/emailpass", drop: "before", times: 1 }])
    const { user } = await open("/account")
    expect((await screen.findByRole("alert")).textContent).toContain("Connection lost")
    expect(field("Email address")).toHaveProperty("value", NORA.email)
    await user.click(press("Sign in"))
    await title("Hello, Nora")
  })

  it("transfers the cart", async () => {
    const { cart } = await shop.store.store.cart.create({ body: { region_id: shop.region } })
    localStorage.setItem("app:shop_cart", cart.id)
    await open("/account")
    await title("Hello, Nora")
    await waitFor(() => expect(shop.backend.db.tables.cart.get(cart.id)?.email).toBe(NORA.email))
  })
})

describe("registering", () => {
  async function fill(user: ReturnType<typeof renderPage>["user"], email: string, password = "a-long-secret") {
    await title("Create an account")
    await user.type(field("First name"), "Ben")
    await user.type(field("Last name"), "Both")
    await user.type(field("Email address"), email)
    await user.type(field("Password"), password)
    await user.click(press("Create account"))
  }

  it("continues an interrupted registration with the same password", async () => {
    const { user } = renderPage("/account/register", shop.backend)
    faults.set([{ path: "/store/customers", drop: "before", times: 1 }])
    await fill(user, "ben@example.com")
    expect((await screen.findByRole("alert")).textContent).toContain("Connection lost")
    expect(shop.backend.db.tables.customer.by("email", "ben@example.com")).toHaveLength(0)
    await user.click(press("Create account"))
    await title("Hello, Ben")
    expect(shop.backend.db.tables.customer.by("email", "ben@example.com")).toHaveLength(1)
  })

  it("signs in a customer who already has an account with this password", async () => {
    const { user } = renderPage("/account/register", shop.backend)
    await fill(user, NORA.email, NORA.password)
    await title("Hello, Nora")
  })

  it("leads to the sign-in page with the email filled in if the account has another password", async () => {
    const { user } = renderPage("/account/register", shop.backend)
    await fill(user, NORA.email, "another-secret")
    const banner = (await screen.findByText(/An account with this email address/)).closest("[role=status]")
    await user.click(within(banner as HTMLElement).getByRole("link", { name: "Sign in" }))
    await title("Sign in")
    expect(field("Email address")).toHaveProperty("value", NORA.email)
  })

  it("rejects a short password", async () => {
    const { user } = renderPage("/account/register", shop.backend)
    await fill(user, "ben@example.com", "short")
    expect(await screen.findByText("3 more characters needed (at least 8)")).toBeTruthy()
  })
})

describe("account pages", () => {
  it("keep the input when the profile can't be saved, and save it on retry", async () => {
    const { user } = await open("/account/profile")
    await title("Profile")
    expect(press("Save changes").getAttribute("aria-disabled")).toBe("true")
    await user.type(field("Phone"), "+49 30 555")
    faults.set([{ path: "/store/customers/me", drop: "before", times: 1 }])
    await user.click(press("Save changes"))
    expect((await screen.findByRole("alert")).textContent).toContain("Everything you entered is still here")
    expect(field("Phone")).toHaveProperty("value", "+49 30 555")
    await user.click(press("Save changes"))
    await screen.findByText("Profile saved")
    expect(shop.backend.db.tables.customer.by("email", NORA.email)[0]?.phone).toBe("+49 30 555")
  })

  it("report that orders couldn't be loaded, and load them on request", async () => {
    faults.set([{ path: "/store/orders", status: 500, times: 3 }])
    const { user } = await open("/account/orders")
    await screen.findByText("Couldn’t load your data")
    faults.set([])
    await user.click(press("Try again"))
    await screen.findByText("No orders yet")
  })

  it("lead to the sign-in page when another tab signs out", async () => {
    await open("/account/addresses")
    await title("Addresses")
    localStorage.removeItem("shop_customer_token")
    window.dispatchEvent(new StorageEvent("storage", { key: "shop_customer_token" }))
    await title("Sign in")
    expect(screen.getByText(/You were signed out/)).toBeTruthy()
  })

  it("lead from an order to the sign-in page, and back to the orders, when another tab signs out", async () => {
    const { id } = await orderOf(shop, nora)
    const { address } = await open(`/account/orders/${id}`)
    await screen.findByRole("button", { name: "Buy again" })
    localStorage.removeItem("shop_customer_token")
    window.dispatchEvent(new StorageEvent("storage", { key: "shop_customer_token" }))
    await title("Sign in")
    expect(screen.getByText(/You were signed out/)).toBeTruthy()
    expect(address()).toBe("/account/login?next=%2Faccount%2Forders&expired=true")
  })

  it("say that the login has ended when the next page finds out", async () => {
    const { router, address } = await open("/account/addresses")
    await title("Addresses")
    localStorage.setItem("shop_customer_token", "worn.out.token")
    window.dispatchEvent(new StorageEvent("storage", { key: "shop_customer_token" }))
    await router.navigate({ to: "/account/orders" })
    await title("Sign in")
    expect(screen.getByText(/You were signed out/)).toBeTruthy()
    expect(address()).toContain("next=%2Faccount%2Forders")
  })

  it("return to the page that was loading when the login ended", async () => {
    const { router, address } = await open("/account/addresses")
    await title("Addresses")
    faults.set([{ path: "/store/orders/:id", latency: 800 }])
    const wasAsked = vi.spyOn(globalThis, "fetch")
    void router.navigate({ to: "/account/orders/$id", params: { id: "order_1" } })
    await waitFor(() => expect(wasAsked).toHaveBeenCalled())
    localStorage.removeItem("shop_customer_token")
    window.dispatchEvent(new StorageEvent("storage", { key: "shop_customer_token" }))
    await title("Sign in")
    expect(address()).toContain("next=%2Faccount%2Forders%2Forder_1")
  })

  it("add an order's items to the cart again, and explain those that couldn't be added", async () => {
    const { id } = await orderOf(shop, nora)
    setStock(shop, "SHIRT-M-BLACK", 0)
    const { user } = await open(`/account/orders/${id}`)
    await user.click(await screen.findByRole("button", { name: "Buy again" }))
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toMatch(/^Couldn’t add .*M \/ Black.* to your cartThere isn’t enough stock/)
    expect(screen.queryByText(/added to your cart$/)).toBeNull()
    setStock(shop, "SHIRT-M-BLACK", 5)
    await user.click(press("Buy again"))
    await screen.findByText("1 item added to your cart")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("report that an order doesn't exist", async () => {
    // React logs the error that the page's error boundary handles.
    for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
    await open("/account/orders/order_unknown")
    await title("Order not found")
  })
})
