import { act, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { mailsOf } from "#mocks/core/mails.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { address, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const TOKEN = "shop_customer_token"
const CART = "app:shop_cart"
const PASSWORD = "a-long-secret"
const shop = await openLiveShop()
const { tables } = shop.backend.db

/** A customer with an account and their own client. */
async function person(first_name: string) {
  const email = `${first_name.toLowerCase()}@example.com`
  const sdk = await signUpCustomer(shop, email, PASSWORD)
  const { customer } = await sdk.store.customer.update({ body: { first_name } })
  return { email, first_name, id: customer.id, sdk, token: String(await sdk.client.storage.get()) }
}
const alice = await person("Alice")
const bob = await person("Bob")
type Person = typeof alice

/** An order of this customer. */
async function orderOf({ sdk, email }: Person) {
  const { cart } = sdk.store
  const items = [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1 }]
  const { id } = (await cart.create({ body: { region_id: shop.region, items } })).cart
  await cart.transferCart({ id })
  await cart.update({ id, body: { email, shipping_address: address, billing_address: address } })
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ query: { cart_id: id } })
  await cart.addShippingMethod({ id, body: { option_id: String(shipping_options[0]?.id) } })
  const { payment_collection } = await sdk.store.payment.createCollection({ body: { cart_id: id } })
  await sdk.store.payment.createSession({ id: payment_collection.id, body: { provider_id: "pp_system_default" } })
  const answer = await cart.complete({ id })
  if (answer.type !== "order") throw new Error("the order was not placed")
  return answer.order
}
const order = await orderOf(alice)
const world = shop.backend.db.export()
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
  sessionStorage.clear()
})
afterEach(() => faults.set([]))

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const press = (name: string | RegExp) => screen.findByRole("button", { name })

/** What another tab has written into the storage, and that this one is told of it. */
function otherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })))
}

function open(path: string, who?: Person) {
  if (who) localStorage.setItem(TOKEN, who.token)
  return renderPage(path, shop.backend)
}

describe("another tab signs in as someone else", () => {
  it("shows that customer's profile, and saves only for them", async () => {
    const { user } = open("/account/profile", alice)
    await title("Profile")
    await user.type(await field("Company"), "Alice Ltd")
    otherTab(TOKEN, bob.token)
    await screen.findByText(`You’re now signed in as ${bob.email}`)
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveProperty("value", "Bob"))
    expect(await field("Company")).toHaveProperty("value", "")
    await user.type(await field("Phone"), "+49 30 555")
    await user.click(await press("Save changes"))
    await screen.findByText("Your profile is saved")
    expect(tables.customer.get(bob.id)).toMatchObject({ first_name: "Bob", phone: "+49 30 555" })
    expect(tables.customer.get(alice.id)).toMatchObject({ first_name: "Alice", company_name: null, phone: null })
  })

  it("refuses to save for the one who is signed in when the browser hasn't told of it yet", async () => {
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

  it("shows that customer's orders", async () => {
    open("/account/orders", alice)
    await screen.findByText("1 order")
    otherTab(TOKEN, bob.token)
    await screen.findByText("No orders yet")
    expect(screen.queryByText(`Order #${order.display_id}`)).toBeNull()
  })

  it("drops the orders that were being loaded", async () => {
    faults.set([{ path: "/store/orders", latency: 300, times: 1 }])
    open("/account/orders", alice)
    await title("Orders")
    otherTab(TOKEN, bob.token)
    await screen.findByText("No orders yet")
  })

  it.each([
    ["order page", "", `Order #${order.display_id}`],
    ["return page", "/return", "Nothing can be sent back"],
  ])("leaves the %s", async (_, rest, heading) => {
    open(`/account/orders/${order.id}${rest}`, alice)
    await title(heading)
    otherTab(TOKEN, bob.token)
    await screen.findByText("No orders yet")
    expect(document.body.textContent).not.toContain(address.address_1)
  })

  it("hides the confirmation of the order", async () => {
    open(`/order/${order.id}`, alice)
    await screen.findByText(/Lange Strasse 7/)
    otherTab(TOKEN, bob.token)
    await title("Someone else is signed in now")
    expect(document.body.textContent).not.toContain(address.address_1)
  })
})

describe("a login ends", () => {
  /** Alice's cart as it is on this device, with her address in it. */
  async function withCart() {
    const { id } = await fillCart(shop)
    await alice.sdk.store.cart.transferCart({ id })
    await alice.sdk.store.cart.update({ id, body: { email: alice.email, shipping_address: address } })
    localStorage.setItem(CART, `${id} ${alice.id}`)
    return id
  }
  /** The server no longer accepts her token. */
  const expire = () => faults.set([{ path: "/store/customers/me", status: 401 }])
  async function enter(user: ReturnType<typeof open>["user"], who: Person) {
    faults.set([])
    await user.type(await field("E-mail address"), who.email)
    await user.type(await field("Password"), PASSWORD)
    await user.click(await press("Sign in"))
  }

  it("by expiry, and the next customer doesn't get the cart; its customer gets it back", async () => {
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
    await title("This cart no longer exists")
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
    await act(() => router.navigate({ to: "/account" }))
    await user.click(await press("Sign out"))
    await act(() => router.navigate({ to: "/account/login" }))
    await enter(user, alice)
    await title("Hello, Alice")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByRole("textbox", { name: /^Quantity of/ })
  })

  it("during the checkout, which offers to sign in again", async () => {
    const id = await withCart()
    const { user } = open("/checkout", alice)
    await screen.findByText(alice.email)
    otherTab(TOKEN, null)
    await title("You’re signed out")
    expect(screen.queryByText(alice.email)).toBeNull()
    await user.click(screen.getByRole("link", { name: "Sign in" }))
    await title("Sign in")
    await enter(user, alice)
    await screen.findByText(alice.email)
    expect(localStorage.getItem(CART)).toContain(id)
  })

  it("on the page of an order, which the next customer isn't led to", async () => {
    const { user, address: place } = open(`/account/orders/${order.id}`, alice)
    await title(`Order #${order.display_id}`)
    otherTab(TOKEN, null)
    await title("Sign in")
    await enter(user, bob)
    await title("Hello, Bob")
    expect(place()).toBe("/account")
  })

  it("by a new account, which doesn't get the cart", async () => {
    const id = await withCart()
    const { user, router } = open("/account/register", alice)
    await user.type(await field("First name"), "Cleo")
    await user.type(await field("Last name"), "Third")
    await user.type(await field("E-mail address"), "cleo@example.com")
    await user.type(await field("Password"), PASSWORD)
    await user.click(await press("Create account"))
    await title("Hello, Cleo")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByText("Your cart is empty")
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
  })

  it("by a password reset, which doesn't bring the cart along", async () => {
    const id = await withCart()
    await shop.store.auth.resetPassword({
      ...{ actor_type: "customer", auth_provider: "emailpass" },
      body: { identifier: bob.email },
    })
    const token = encodeURIComponent(String(mailsOf(shop.backend.db, bob.email)[0]?.token))
    const { user, router } = open(`/account/reset?token=${token}&email=${bob.email}`, alice)
    await user.type(await field("New password"), PASSWORD)
    await user.click(await press("Save and sign in"))
    await title("Hello, Bob")
    await act(() => router.navigate({ to: "/cart" }))
    await screen.findByText("Your cart is empty")
    expect(tables.cart.get(id)?.customer_id).toBe(alice.id)
  })

  const visitItems = ["last_order", "recent_searches", "search_user", "search_trail", "chat_messages", "chat_consent"]
  const remember = () => {
    for (const key of visitItems) localStorage.setItem(`app:${key}`, "hers")
  }
  const remembered = () => visitItems.filter((key) => localStorage.getItem(`app:${key}`) !== null)

  it("by signing out, and nothing of the visit is left on the device", async () => {
    await withCart()
    const { user } = open("/account", alice)
    await title("Hello, Alice")
    remember()
    await user.click(await press("Sign out"))
    await waitFor(() => expect(localStorage.getItem(TOKEN)).toBeNull())
    expect([remembered(), localStorage.getItem(CART)]).toEqual([[], null])
  })

  it("by expiry, and only the cart is kept", async () => {
    remember()
    await withCart()
    expire()
    open("/account", alice)
    await title("Sign in")
    expect(remembered()).toEqual([])
    expect(localStorage.getItem(CART)).toContain(alice.id)
  })
})

describe("a cart", () => {
  it("that was forgotten doesn't come back with a read that was under way", async () => {
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    faults.set([{ path: "/store/carts/:id", latency: 300, times: 1 }])
    open("/cart")
    await title("Your cart")
    otherTab(CART, null)
    await screen.findByText("Your cart is empty")
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Quantity of/ })).toBeNull())
    expect(localStorage.getItem(CART)).toBeNull()
  })

  it("that another tab has started stays when this one finishes its checkout", async () => {
    const { id } = await fillCart(shop)
    const { cart } = shop.store.store
    await cart.update({ id, body: { email: "ada@example.com", shipping_address: address, billing_address: address } })
    const { shipping_options } = await shop.store.store.fulfillment.listCartOptions({ query: { cart_id: id } })
    await cart.addShippingMethod({ id, body: { option_id: String(shipping_options[0]?.id) } })
    localStorage.setItem(CART, id)
    const { user } = open("/checkout")
    await user.click(await press("Continue to the review"))
    await press(/^Order and pay/)
    const other = await fillCart(shop, "SHIRT-M-BLACK", 1)
    localStorage.setItem(CART, other.id)
    await user.click(await press(/^Order and pay/))
    await title(/Thank you/)
    expect(localStorage.getItem(CART)).toBe(other.id)
  })
})
