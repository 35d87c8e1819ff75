import { fillAddress } from "./address.ts"
import { asAdmin, asShopper } from "./api.ts"
import type { Person } from "./people.ts"
import { expect, type Page } from "./test.ts"

export const NO_CART = /Your cart is empty|This cart is no longer available/

export async function signIn(tab: Page, { email, password, first_name }: Person) {
  await tab.getByLabel("Email address").fill(email)
  await tab.getByLabel("Password", { exact: true }).fill(password)
  await tab.getByRole("button", { name: "Sign in" }).click()
  await expect(tab.getByText(first_name).first()).toBeVisible()
}
export async function signOut(tab: Page) {
  await tab.goto("/account")
  await tab.getByRole("button", { name: "Sign out" }).click()
  await expect.poll(() => tab.evaluate(() => localStorage.getItem("shop_customer_token"))).toBeNull()
}
export const textIn = (tab: Page) =>
  tab.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")]
    return [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join("\n")
  })

interface Customer {
  readonly phone: string | null
  readonly company_name: string | null
  readonly addresses: readonly { address_1: string; company: string | null }[]
}
/** The customer's data on the server. */
export const customer = async (tab: Page, { token }: Person) =>
  (await asShopper(tab, token)<{ customer: Customer }>("GET", "/store/customers/me")).customer

interface Cart {
  readonly id: string
  readonly currency_code: string
  readonly email: string | null
  readonly customer_id: string | null
  readonly shipping_address: { first_name: string; address_1: string } | null
  readonly shipping_methods: readonly object[]
  readonly items: readonly { title: string; quantity: number }[]
  readonly completed_at: string | null
}
/** The cart that this device shows, or another one by its id. */
export async function cartOnServer(tab: Page, who?: Person, id?: string): Promise<Cart> {
  const shown = await tab.evaluate(() => localStorage.getItem("app:shop_cart"))
  const path = `/store/carts/${id ?? shown?.split(" ")[0]}?fields=+email,+customer_id,+completed_at`
  return (await asShopper(tab, who?.token)<{ cart: Cart }>("GET", path)).cart
}

interface Order {
  readonly currency_code: string
  readonly customer_id: string
  readonly email: string
}
/** What the server holds of a customer, as JSON: the profile, addresses and orders. */
export async function heldBy(tab: Page, { id }: Person): Promise<string> {
  const admin = await asAdmin(tab)
  const fields = "id,email,*items,*shipping_address,*billing_address"
  const { customer } = await admin("GET", `/admin/customers/${id}?fields=*addresses`)
  const { orders } = await admin("GET", `/admin/orders?customer_id=${id}&fields=${fields}`)
  return JSON.stringify([customer, orders])
}
export async function newestOrder(tab: Page): Promise<Order | undefined> {
  const admin = await asAdmin(tab)
  const query = "order=-created_at&limit=1&fields=id,email,customer_id,currency_code"
  return (await admin<{ orders: Order[] }>("GET", `/admin/orders?${query}`)).orders[0]
}
export const returnsOf = async (tab: Page, order: string) =>
  (await (await asAdmin(tab))<{ returns: object[] }>("GET", `/admin/returns?order_id=${order}`)).returns

/** Adds the vase that the search tab found. */
export async function addFound(tab: Page) {
  await tab.getByRole("main").getByRole("link", { name: "Narrow Vase" }).first().click()
  await tab.getByRole("button", { name: "Add to cart" }).click()
  await expect(tab.getByText(/added to your cart/)).toBeVisible()
}

/** Adds one more vase in the tab with the cart. */
export async function addOneMore(tab: Page, who?: Person) {
  const vase = tab.getByRole("listitem").filter({ hasText: "Narrow Vase" })
  await vase.getByRole("button", { name: "Increase quantity" }).click()
  const quantity = async () =>
    (await cartOnServer(tab, who)).items.find(({ title }) => title === "Narrow Vase")?.quantity
  await expect.poll(quantity).toBe(2)
}

export const checkoutSteps = ["details", "payment", "review"] as const
type Step = (typeof checkoutSteps)[number]
const next = {
  details: "Continue to review",
  payment: "Continue to review",
  review: /^Place order/,
} as const satisfies Record<Step, string | RegExp>

const labels: Record<Step, string> = {
  details: "Your details",
  payment: "Payment",
  review: "Review",
}

export interface Buyer {
  readonly first: string
  readonly last: string
  readonly email: string
  /** Unset for a guest. */
  readonly person?: Person
}

/** Completes one step of the checkout in the tab that was open at this step before the change. */
export async function completeStep(tab: Page, step: Step, { first, last, email, person }: Buyer) {
  const cartId = (await cartOnServer(tab, person)).id
  const button = (name: Step) => {
    const card = tab
      .getByRole("listitem")
      .filter({ has: tab.getByRole("heading", { name: labels[name], exact: true }) })
    return card.getByRole("button", { name: next[name] })
  }
  const accept = tab.getByRole("button", { name: "Accept changes" })
  const shown = tab.getByRole("button", { name: /^(Continue to|Place order)/ })
  // What another tab changed in the cart can reach this tab at any moment until the order is placed.
  await tab.addLocatorHandler(accept, () => accept.click())
  await expect(shown).toBeVisible()
  // The tab can show another step: another tab has saved this one or an earlier one by now.
  for (const name of checkoutSteps.slice(0, checkoutSteps.indexOf(step) + 1)) {
    const edit = tab.getByRole("button", { name: `Edit ${labels[name]}` })
    await expect(button(name).or(edit).first()).toBeVisible()
    if (await edit.isVisible()) {
      if (name !== step) continue
      await edit.click()
    }
    await expect(button(name)).toBeVisible()
    if (name === "details") {
      await tab.getByLabel("Email address").fill(email)
      await tab.getByLabel("Use shipping address as billing address").check()
      const choice = tab.getByRole("radio", { name: `${first} ${last}` })
      // An address in another country can't be chosen.
      if ((await choice.isVisible()) && (await choice.isEnabled())) await choice.check()
      else await fillAddress(tab, { first, last }, "5 Harbor Street")
    }
    if (name === "review") await tab.removeLocatorHandler(accept)
    await button(name).click()
  }
  if (step === "review") {
    const thanks = tab.getByRole("heading", { name: /Thank you/ })
    await expect(thanks.or(accept).first()).toBeVisible()
    // Another tab has changed the cart since this tab showed it, so nothing was ordered yet.
    if (await accept.isVisible()) {
      await accept.click()
      await button(step).click()
    }
    await expect(thanks).toBeVisible()
    return
  }
  const isSaved: Record<typeof step, (cart: Cart) => boolean> = {
    details: (cart) =>
      cart.email === email && cart.shipping_address?.first_name === first && cart.shipping_methods.length === 1,
    payment: (cart) => cart.shipping_methods.length === 1,
  }
  await expect.poll(async () => isSaved[step](await cartOnServer(tab, person, cartId)), `${step} is saved`).toBe(true)
  await tab.removeLocatorHandler(accept)
}

/** Customers who have asked for an order and have no answer yet. */
export async function transfersOf(tab: Page, order: string): Promise<(string | undefined)[]> {
  type Changes = { order_changes: { status: string; actions: { reference_id?: string }[] }[] }
  const admin = await asAdmin(tab)
  const { order_changes } = await admin<Changes>("GET", `/admin/orders/${order}/changes?fields=*actions`)
  return order_changes.filter(({ status }) => status === "requested").map(({ actions }) => actions[0]?.reference_id)
}
