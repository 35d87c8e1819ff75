import { act, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { emailsOf } from "#mocks/http/mails.ts"
import { address, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import {
  CART,
  field,
  openAs,
  orderOf,
  PASSWORD,
  type Person,
  person,
  press,
  TOKEN,
  title,
  writeFromOtherTab,
} from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const alice = await person(shop, "Alice")
const bob = await person(shop, "Bob")
const order = await orderOf(shop, alice)
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})
afterEach(() => faults.set([]))

const open = (path: string, who?: Person) => openAs(shop, path, who)

describe("signing in as another customer in another tab", () => {
  it("shows that customer's profile and saves only for them", async () => {
    const { user } = open("/account/profile", alice)
    await title("Profile")
    await user.type(await field("Company"), "Alice Ltd")
    writeFromOtherTab(TOKEN, bob.token)
    await screen.findByText(`You’re now signed in as ${bob.email}`)
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveProperty("value", "Bob"))
    expect(await field("Company")).toHaveProperty("value", "")
    await user.type(await field("Phone"), "+49 30 555")
    await user.click(await press("Save changes"))
    await screen.findByText("Profile saved")
    expect(tables.customer.get(bob.id)).toMatchObject({ first_name: "Bob", phone: "+49 30 555" })
    expect(tables.customer.get(alice.id)).toMatchObject({ first_name: "Alice", company_name: null, phone: null })
  })

  it("refuses to save for that customer before the storage event arrives", async () => {
    const { user } = open("/account/profile", alice)
    await title("Profile")
    await user.type(await field("Phone"), "+49 30 555")
    localStorage.setItem(TOKEN, bob.token)
    await user.click(await press("Save changes"))
    await screen.findByText(`You’re now signed in as ${bob.email}`)
    screen.getByText("Nothing was saved.")
    expect([tables.customer.get(alice.id)?.phone, tables.customer.get(bob.id)?.phone]).toEqual([null, null])
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveProperty("value", "Bob"))
  })

  it("removes a notification that names the previous customer", async () => {
    open("/account/profile", alice)
    await title("Profile")
    writeFromOtherTab(TOKEN, bob.token)
    await screen.findByText(`You’re now signed in as ${bob.email}`)
    writeFromOtherTab(TOKEN, null)
    await screen.findByText("You’re signed out")
    expect(screen.queryByText(`You’re now signed in as ${bob.email}`)).toBeNull()
  })

  it("hides the previous customer's recent searches and typed search", async () => {
    localStorage.setItem("app:recent_searches", JSON.stringify(["a gift for bob"]))
    const { user } = open("/account/profile", alice)
    await title("Profile")
    await user.type(screen.getByRole("combobox", { name: "Search" }), "a g")
    await screen.findByRole("option", { name: "a gift for bob" })
    localStorage.removeItem("app:recent_searches")
    writeFromOtherTab(TOKEN, bob.token)
    await waitFor(() => expect(screen.queryByRole("option", { name: "a gift for bob" })).toBeNull())
    expect(screen.getByRole("combobox", { name: "Search" })).toHaveProperty("value", "")
  })

  it("shows that customer's orders", async () => {
    open("/account/orders", alice)
    await screen.findByText("1 order")
    writeFromOtherTab(TOKEN, bob.token)
    await screen.findByText("No orders yet")
    expect(screen.queryByText(`Order #${order.display_id}`)).toBeNull()
  })

  it("drops the previous customer's orders while they load", async () => {
    faults.set([{ path: "/store/orders", latency: 300, times: 1 }])
    open("/account/orders", alice)
    await title("Orders")
    writeFromOtherTab(TOKEN, bob.token)
    await screen.findByText("No orders yet")
  })

  it.each([
    ["order page", "", `Order #${order.display_id}`],
    ["return page", "/return", "No items to return"],
  ])("leaves the %s", async (_, rest, heading) => {
    open(`/account/orders/${order.id}${rest}`, alice)
    await title(heading)
    writeFromOtherTab(TOKEN, bob.token)
    await screen.findByText("No orders yet")
    expect(document.body.textContent).not.toContain(address.address_1)
  })

  it.each(["", "/return"])("doesn't show another customer's order (…%s)", async (rest) => {
    open(`/account/orders/${order.id}${rest}`, bob)
    await title("This order isn’t in your account")
    expect(document.body.textContent).not.toContain(address.address_1)
    expect(document.body.textContent).not.toContain(`#${order.display_id}`)
  })

  it.each([
    ["/account/orders", /^(No orders yet|This order isn’t in your account)$/],
    ["/order", "Thank you, your order has been placed"],
  ])("loads %s/… again when it happens while the page loads", async (path, text) => {
    if (path !== "/order") localStorage.setItem(TOKEN, alice.token)
    faults.set([{ path: "/store/orders/:id", latency: 300, times: 1 }])
    open(`${path}/${order.id}`)
    await waitFor(() => expect(faults.list[0]?.left).toBe(0))
    writeFromOtherTab(TOKEN, bob.token)
    await screen.findByText(text)
  })

  it("clears the order reference filled in by a link", async () => {
    const { address: place } = open(`/account/transfer?order=${order.id}`, alice)
    const reference = () => screen.queryByLabelText(/^Order reference/)
    await waitFor(() => expect(reference()).toHaveProperty("value", order.id))
    writeFromOtherTab(TOKEN, bob.token)
    await waitFor(() => expect(reference()).toHaveProperty("value", ""))
    expect(place()).toBe("/account/transfer")
  })

  it("continues from the sign-in form to the requested page", async () => {
    open("/account/profile")
    await title("Sign in")
    writeFromOtherTab(TOKEN, bob.token)
    await title("Profile")
    expect(await field("First name")).toHaveProperty("value", "Bob")
  })

  it("ends a guest's checkout when the other login has already ended too", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    open("/checkout")
    await field("Email address")
    // In another tab: she signs in with the guest's cart, types her address, and signs out.
    await alice.sdk.store.cart.transferCart({ id })
    await alice.sdk.store.cart.update({ id, body: { email: alice.email, shipping_address: address } })
    localStorage.removeItem(CART)
    localStorage.setItem("app:shop_ended_logins", "1")
    writeFromOtherTab(TOKEN, null)
    await title("Your cart is empty")
    expect(document.body.textContent).not.toContain(alice.email)
    expect(document.body.textContent).not.toContain(address.address_1)
  })

  it("hides the order confirmation", async () => {
    open(`/order/${order.id}`, alice)
    await screen.findByText(/Lange Strasse 7/)
    writeFromOtherTab(TOKEN, bob.token)
    await title("Someone else is signed in now")
    expect(document.body.textContent).not.toContain(address.address_1)
  })
})

describe("end of a login", () => {
  /** Stores Alice's cart, with her address, on this device; returns its id. */
  async function withCart() {
    const { id } = await fillCart(shop)
    await alice.sdk.store.cart.transferCart({ id })
    await alice.sdk.store.cart.update({ id, body: { email: alice.email, shipping_address: address } })
    localStorage.setItem(CART, `${id} ${alice.id}`)
    return id
  }
  /** Makes the server reject her token. */
  const expire = () => faults.set([{ path: "/store/customers/me", status: 401 }])
  async function enter(user: ReturnType<typeof open>["user"], who: Person) {
    faults.set([])
    await user.type(await field("Email address"), who.email)
    await user.type(await field("Password"), PASSWORD)
    await user.click(await press("Sign in"))
  }

  it("keeps the cart for its customer and hides it from the next one after the login expires", async () => {
    const id = await withCart()
    expire()
    const { user, router } = open("/account", alice)
    await title("Sign in")
    expect(localStorage.getItem(TOKEN)).toBeNull()
    await enter(user, bob)
    await title("Hello, Bob")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByText("Your cart is empty")
    await act(() => router.navigate({ to: "/checkout" }))
    await title("Your cart is empty")
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
    await act(() => router.navigate({ to: "/account" }))
    localStorage.setItem(`app:transfer_requests:${bob.id}`, "[]")
    await user.click(await press("Sign out"))
    expect(localStorage.getItem(`app:transfer_requests:${bob.id}`)).toBeNull()
    await act(() => router.navigate({ to: "/account/login" }))
    await enter(user, alice)
    await title("Hello, Alice")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByRole("spinbutton", { name: /^Quantity of/ })
  })

  it("offers to sign in on the cart page after the login expires", async () => {
    await withCart()
    expire()
    const { user, router, address: place } = open("/account", alice)
    await title("Sign in")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByText(/If you added items while signed in, sign in to see them/)
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }))
    await title("Sign in")
    expect(place()).toBe("/account/login?next=%2Fcart")
  })

  it("offers to sign in again during the checkout", async () => {
    const id = await withCart()
    const { user } = open("/checkout", alice)
    await screen.findByText(alice.email)
    writeFromOtherTab(TOKEN, null)
    await title("You’re signed out")
    expect(screen.queryByText(alice.email)).toBeNull()
    await user.click(screen.getByRole("link", { name: "Sign in" }))
    await title("Sign in")
    await enter(user, alice)
    await screen.findByText(alice.email)
    expect(localStorage.getItem(CART)).toContain(id)
  })

  it("doesn't lead the next customer to the previous customer's order", async () => {
    const { user, address: place } = open(`/account/orders/${order.id}`, alice)
    await title(`Order #${order.display_id}`)
    writeFromOtherTab(TOKEN, null)
    await title("Sign in")
    await enter(user, bob)
    await title("Hello, Bob")
    expect(place()).toBe("/account")
  })

  it("happens when the customer was deleted", async () => {
    await shop.admin.admin.customer.delete({ id: alice.id })
    open("/account", alice)
    await title("Sign in")
    expect(localStorage.getItem(TOKEN)).toBeNull()
  })

  it("doesn't give the cart to a new account", async () => {
    const id = await withCart()
    const { user, router } = open("/account/register", alice)
    await user.type(await field("First name"), "Cleo")
    await user.type(await field("Last name"), "Third")
    await user.type(await field("Email address"), "cleo@example.com")
    await user.type(await field("Password"), PASSWORD)
    await user.click(await press("Create account"))
    await title("Hello, Cleo")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByText("Your cart is empty")
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
  })

  it("doesn't give the cart to a customer who resets their password", async () => {
    const id = await withCart()
    await shop.store.auth.resetPassword({
      actor_type: "customer",
      auth_provider: "emailpass",
      body: { identifier: bob.email },
    })
    const token = encodeURIComponent(String(emailsOf(shop.backend.db, bob.email)[0]?.token))
    const { user, router } = open(`/account/reset?token=${token}&email=${bob.email}`, alice)
    await user.type(await field("New password"), PASSWORD)
    await user.click(await press("Save and sign in"))
    await title("Hello, Bob")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByText("Your cart is empty")
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
  })

  it("hides the order confirmation when someone goes back to it", async () => {
    const { user, router } = open(`/order/${order.id}`, alice)
    await screen.findByText(/Lange Strasse 7/)
    await act(() => router.navigate({ to: "/account" }))
    await user.click(await press("Sign out"))
    await waitFor(() => expect(localStorage.getItem(TOKEN)).toBeNull())
    await waitFor(() => expect(router.state.status).toBe("idle"))
    act(() => router.history.go(-router.state.location.state.__TSR_index))
    await title("You’re signed out")
    expect(document.body.textContent).not.toContain(address.address_1)
  })

  const visitItems = ["last_order", "recent_searches", "search_user", "search_trail", "chat_messages", "chat_consent"]
  const remember = () => {
    for (const key of visitItems) localStorage.setItem(`app:${key}`, "hers")
  }
  const remembered = () => visitItems.filter((key) => localStorage.getItem(`app:${key}`) !== null)

  it("removes all of the visit's data from the device when signing out", async () => {
    await withCart()
    const { user } = open("/account", alice)
    await title("Hello, Alice")
    remember()
    await user.click(await press("Sign out"))
    await waitFor(() => expect(localStorage.getItem(TOKEN)).toBeNull())
    expect([remembered(), localStorage.getItem(CART)]).toEqual([[], null])
  })

  it("keeps only the cart when the login expires", async () => {
    remember()
    await withCart()
    expire()
    open("/account", alice)
    await title("Sign in")
    expect(remembered()).toEqual([])
    expect(localStorage.getItem(CART)).toContain(alice.id)
  })
})
