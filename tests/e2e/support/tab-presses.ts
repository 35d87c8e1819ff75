import { fillAddress } from "./address.ts"
import type { Person } from "./people.ts"
import {
  addFound,
  addOneMore,
  cartOnServer,
  checkoutSteps,
  completeStep,
  customer,
  newestOrder,
  returnsOf,
  transfersOf,
} from "./tabs.ts"
import { expect, type Page } from "./test.ts"

export interface People {
  readonly alice: Person
  readonly bob: Person
  /** An order that belongs to no customer. */
  readonly guestOrder: string
}
export type Text = string | RegExp | ((people: People) => string)

/** What a person does in a tab; checks the result on the server. */
export type Press = (tab: Page, people: People) => Promise<unknown>
/** By page, in the order in which they happen. */
export type Presses = Readonly<Record<string, Press>>

export const opens =
  (link: string | RegExp, heading: Text): Press =>
  async (tab, people) => {
    await tab.getByRole("main").getByRole("link", { name: link }).first().click()
    const name = typeof heading === "function" ? heading(people) : heading
    await expect(tab.getByRole("heading", { level: 1, name })).toBeVisible()
  }
export const asks =
  (question: string, answer: Text): Press =>
  async (tab, people) => {
    const field = tab.getByRole("textbox", { name: "Your question" })
    if (!(await field.isVisible())) await tab.getByRole("button", { name: "Open chat" }).click()
    await field.fill(question)
    await field.press("Enter")
    const text = typeof answer === "function" ? answer(people) : answer
    await expect(tab.getByRole("log", { name: "Conversation" })).toContainText(text)
  }
type Who = "alice" | "bob" | "guest"
const personOf = (people: People, who: Who) => (who === "guest" ? undefined : people[who])
export const buyerOf = (people: People, who: Who) => {
  const person = personOf(people, who)
  return person
    ? { person, first: person.first_name, last: person.last_name, email: person.email }
    : { first: "Gina", last: "Guest", email: "gina@example.com" }
}

export const addsFound =
  (who: Who, currency = "usd"): Press =>
  async (tab, people) => {
    await addFound(tab)
    const person = personOf(people, who)
    // The page says that the item was added before the server has created the cart.
    const cart = async () => {
      const found = await cartOnServer(tab, person).catch(() => null)
      return found && { email: found.email, currency_code: found.currency_code }
    }
    await expect.poll(cart).toEqual({ email: person?.email ?? null, currency_code: currency })
  }

/** Fills a cart and buys it, one step in each tab. */
export const buys = (who: Who, currency = "usd"): Presses => ({
  search: addsFound(who, currency),
  cart: (tab, people) => addOneMore(tab, personOf(people, who)),
  ...Object.fromEntries(
    checkoutSteps.map((step): [string, Press] => [
      `checkout: ${step}`,
      async (tab, people) => {
        const buyer = buyerOf(people, who)
        await completeStep(tab, step, buyer)
        if (step !== "review") return
        const owner = buyer.person && { customer_id: buyer.person.id }
        expect(await newestOrder(tab)).toMatchObject({ email: buyer.email, currency_code: currency, ...owner })
      },
    ]),
  ),
})

/** Uses the pages of an account. */
export const uses = (who: "alice" | "bob", currency = "usd"): Presses => ({
  orders: async (tab, people) => {
    const { order } = people[who]
    await tab.getByRole("link", { name: `View ${order.toLowerCase()}` }).click()
    await expect(tab.getByRole("heading", { level: 1, name: order })).toBeVisible()
  },
  order: async (tab, people) => {
    const view = tab.getByRole("link", { name: `View ${people[who].order.toLowerCase()}` })
    const again = tab.getByRole("button", { name: "Buy again" })
    await expect(view.or(again).first()).toBeVisible()
    if (await view.isVisible()) await view.click()
    await again.click()
    const cart = () => cartOnServer(tab, people[who]).catch(() => null)
    await expect.poll(cart).toMatchObject({ customer_id: people[who].id, currency_code: currency, completed_at: null })
  },
  return: async (tab, people) => {
    const { order, orderId } = people[who]
    const view = tab.getByRole("link", { name: `View ${order.toLowerCase()}` })
    const more = tab.getByRole("button", { name: "Increase quantity" })
    await expect(view.or(more).first()).toBeVisible()
    if (await view.isVisible()) {
      await view.click()
      await tab.getByRole("link", { name: "Return items" }).click()
    }
    await more.click()
    await tab.getByLabel("Reason").selectOption({ index: 1 })
    await tab.getByRole("button", { name: "Continue" }).click()
    await tab.getByRole("button", { name: "Request return of 1 item" }).click()
    await expect(tab.getByRole("heading", { name: "Return requested" })).toBeVisible()
    expect(await returnsOf(tab, orderId)).toHaveLength(1)
    if (who !== "alice") expect(await returnsOf(tab, people.alice.orderId)).toHaveLength(0)
  },
  transfer: async (tab, { guestOrder, [who]: { id } }) => {
    const field = tab.getByLabel("Order reference or link")
    await field.fill(guestOrder)
    await tab.getByRole("button", { name: "Request order" }).click()
    await expect(tab.getByText(/^Request sent for order/)).toBeVisible()
    expect(await transfersOf(tab, guestOrder)).toEqual([id])
  },
})
export const bobSaves: Presses = {
  profile: async (tab, { alice, bob }) => {
    await expect(tab.getByLabel("Company")).toHaveValue("")
    await tab.getByLabel("Phone").fill("+1 555 0100")
    await tab.getByRole("button", { name: "Save changes" }).click()
    await expect.poll(async () => (await customer(tab, bob)).phone).toBe("+1 555 0100")
    expect(await customer(tab, alice)).toMatchObject({ phone: null, company_name: null })
  },
  addresses: async (tab, { alice, bob }) => {
    await tab.getByRole("button", { name: "Add address" }).click()
    await fillAddress(tab.getByRole("dialog"), { first: "Bob", last: "Baker" }, "9 Third Street")
    await tab.getByRole("dialog").getByRole("button", { name: "Save address" }).click()
    await expect.poll(async () => (await customer(tab, bob)).addresses.length).toBe(2)
    expect((await customer(tab, alice)).addresses).toHaveLength(1)
  },
}
export const aliceSaves: Presses = {
  profile: async (tab, { alice }) => {
    await tab.getByLabel("Company").fill("Alice Archer Ltd")
    await tab.getByRole("button", { name: "Save changes" }).click()
    await expect.poll(async () => (await customer(tab, alice)).company_name).toBe("Alice Archer Ltd")
  },
  addresses: async (tab, { alice }) => {
    const company = tab.getByRole("dialog").getByLabel("Company")
    if (!(await company.isVisible())) await tab.getByRole("button", { name: /^Edit/ }).click()
    await company.fill("Alice Archer Ltd")
    await tab.getByRole("dialog").getByRole("button", { name: "Save address" }).click()
    await expect.poll(async () => (await customer(tab, alice)).addresses[0]?.company).toBe("Alice Archer Ltd")
  },
}
export const shops = opens("Continue shopping", /./)
export const bobActs: Presses = {
  chat: asks("Where is my order?", ({ bob }) => bob.order),
  ...buys("bob"),
  ...bobSaves,
  ...uses("bob"),
  confirmation: shops,
}
