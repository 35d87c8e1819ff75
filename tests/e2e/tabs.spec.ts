import { fillAddress } from "./support/address.ts"
import { asShopper, readyCart } from "./support/api.ts"
import { cartOf, createPerson, type Person } from "./support/people.ts"
import { expect, type Page, test } from "./support/test.ts"

interface People {
  readonly alice: Person
  readonly bob: Person
}
type Text = string | RegExp | ((people: People) => string)

/** Pages opened in other tabs, and actions there before the first tab acts. */
const pages: Readonly<Record<string, { path: string; before?: (tab: Page) => Promise<unknown> }>> = {
  cart: { path: "/cart" },
  "checkout: contact": {
    path: "/checkout?step=contact",
    before: (tab) => tab.getByLabel("Email address").fill("alice-types@example.com"),
  },
  "checkout: address": {
    path: "/checkout?step=address",
    before: async (tab) => {
      await tab.getByRole("radio", { name: "Use a different address" }).check()
      await tab.getByLabel("Company").fill("Alice Archer Ltd")
    },
  },
  "checkout: delivery": { path: "/checkout?step=delivery" },
  "checkout: payment": { path: "/checkout?step=payment" },
  "checkout: review": { path: "/checkout?step=review" },
  profile: { path: "/account/profile", before: (tab) => tab.getByLabel("Company").fill("Alice Archer Ltd") },
  addresses: {
    path: "/account/addresses",
    before: (tab) => tab.getByRole("button", { name: /^Edit/ }).click(),
  },
  orders: { path: "/account/orders" },
  order: { path: "/account/orders/{order}" },
  confirmation: { path: "/order/{order}" },
  return: { path: "/account/orders/{order}/return" },
  transfer: { path: "/account/transfer?order={order}" },
  chat: {
    path: "/products",
    before: async (tab) => {
      await tab.getByRole("button", { name: "Open chat" }).click()
      const question = tab.getByRole("textbox", { name: "Your question" })
      await question.fill("Do you have a vase?")
      await question.press("Enter")
      await expect(tab.getByRole("log", { name: "Conversation" })).toContainText("Narrow Vase")
      await question.fill("Yours, Alice Archer")
    },
  },
  search: { path: "/search?q=vase" },
}
const NO_CART = /Your cart is empty|This cart is no longer available/
const SIGN_IN = "Sign in again to continue where you left off."
const checkout = (text: Text) =>
  Object.fromEntries(
    ["contact", "address", "delivery", "payment", "review"].map((step) => [`checkout: ${step}`, text] as const),
  )
const all = (text: Text) => Object.fromEntries(Object.keys(pages).map((name) => [name, text] as const))

/** Text on each page once Bob is signed in instead of Alice. */
const asBob: Readonly<Record<string, Text>> = {
  cart: "Your cart is empty",
  ...checkout(NO_CART),
  profile: ({ bob }) => bob.email,
  addresses: ({ bob }) => bob.address_1,
  orders: ({ bob }) => bob.order,
  order: ({ bob }) => bob.order,
  confirmation: "Someone else is signed in now",
  return: ({ bob }) => bob.order,
  transfer: ({ bob }) => bob.email,
  chat: "Ask us",
  search: "Narrow Vase",
}
/** Text on each page once nobody is signed in. */
const nobody: Readonly<Record<string, Text>> = {
  ...asBob,
  ...all(SIGN_IN),
  cart: "Your cart is empty",
  confirmation: "You’re signed out",
  chat: "Ask us",
  search: "Narrow Vase",
}

interface Action {
  /** Who is signed in when the tabs are opened. */
  readonly signedIn: "alice" | "nobody"
  readonly act: (tab: Page, people: People) => Promise<unknown>
  /** Pages that may show Alice's data afterwards; no other page or storage may. Unset while Alice stays signed in. */
  readonly mayShowAlice?: readonly string[]
  readonly sees: Readonly<Record<string, Text>>
  /** Actions in the other tabs afterwards, checked against the server. */
  readonly after?: Readonly<Record<string, (tab: Page, people: People) => Promise<unknown>>>
}
/** Saves in tabs opened by Alice change only Bob's data. */
const bobSaves: Action["after"] = {
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
interface Customer {
  readonly phone: string | null
  readonly company_name: string | null
  readonly addresses: readonly object[]
}
/** The customer's data on the server. */
const customer = async (tab: Page, { token }: Person) =>
  (await asShopper(tab, token)<{ customer: Customer }>("GET", "/store/customers/me")).customer

const actions: Readonly<Record<string, Action>> = {
  "sign out": {
    signedIn: "alice",
    act: signOut,
    mayShowAlice: [],
    sees: { ...nobody, ...checkout(NO_CART) },
  },
  "login expires": {
    signedIn: "alice",
    act: async (tab, { alice }) => {
      // The signature is invalid.
      await keepToken(tab, `${alice.token.slice(0, -8)}AAAAAAAA`)
      await tab.goto("/account")
    },
    mayShowAlice: [],
    sees: { ...nobody, ...checkout("You’re signed out") },
  },
  "sign in as another": {
    signedIn: "alice",
    act: async (tab, { bob }) => {
      await signOut(tab)
      await tab.goto("/account/login")
      await signIn(tab, bob)
    },
    mayShowAlice: [],
    sees: asBob,
    after: bobSaves,
  },
  "sign in": {
    signedIn: "nobody",
    act: async (tab, { bob }) => signIn(tab, bob),
    // The guest has opened links to Alice's order, which remain usable.
    mayShowAlice: ["confirmation", "transfer"],
    sees: {
      ...asBob,
      cart: "Go to checkout",
      ...checkout("Checkout"),
      order: "This order isn’t in your account",
      return: "This order isn’t in your account",
      confirmation: "Thank you, your order has been placed",
      chat: "Products",
    },
  },
  "reset password": {
    signedIn: "alice",
    act: async (tab, { bob }) => {
      await tab.goto("/account/forgot")
      await tab.getByLabel("Email address").fill(bob.email)
      await tab.getByRole("button", { name: "Send link" }).click()
      await tab.getByRole("link", { name: `Set a new password for ${bob.email}` }).click()
      await tab.getByLabel("New password").fill("a-better-secret")
      await tab.getByRole("button", { name: "Save and sign in" }).click()
    },
    mayShowAlice: [],
    sees: asBob,
  },
  "switch market": {
    signedIn: "alice",
    act: async (tab) => {
      await tab.goto("/")
      await tab
        .getByRole("button", { name: /Ship to/ })
        .first()
        .click()
      const dialog = tab.getByRole("dialog")
      await dialog.getByLabel("Country").selectOption("de")
      await dialog.getByRole("button", { name: /Germany/ }).click()
    },
    sees: {
      ...all(({ alice }) => alice.email),
      cart: /€/,
      ...checkout(/€/),
      order: /Germany · EUR/,
      confirmation: /Germany · EUR/,
      return: "No items to return",
      chat: "Ask us",
      search: /€/,
    },
    after: {
      chat: async (tab) => {
        await tab.getByRole("textbox", { name: "Your question" }).fill("Do you have a vase?")
        await tab.keyboard.press("Enter")
        await expect(tab.getByRole("log", { name: "Conversation" })).toContainText("€")
      },
    },
  },
  "order placed": {
    signedIn: "alice",
    act: async (tab) => {
      await tab.goto("/checkout?step=review")
      await tab.getByRole("button", { name: /^Order and pay/ }).click()
      await expect(tab.getByRole("heading", { name: /Thank you/ })).toBeVisible()
    },
    sees: {
      ...all(({ alice }) => alice.email),
      cart: "Your cart is empty",
      ...checkout("Thank you, your order has been placed"),
      orders: "2 orders",
      return: "No items to return",
      chat: "Ask us",
      search: "Narrow Vase",
    },
  },
}

async function signIn(tab: Page, { email, password }: Person) {
  await tab.getByLabel("Email address").fill(email)
  await tab.getByLabel("Password", { exact: true }).fill(password)
  await tab.getByRole("button", { name: "Sign in" }).click()
  await expect(tab.getByRole("heading", { level: 1, name: /^Hello/ })).toBeVisible()
}
async function signOut(tab: Page) {
  await tab.goto("/account")
  await tab.getByRole("button", { name: "Sign out" }).click()
  await expect.poll(() => tab.evaluate(() => localStorage.getItem("shop_customer_token"))).toBeNull()
}
const textIn = (tab: Page) =>
  tab.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")]
    return [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join("\n")
  })
const storageOf = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
const keepToken = (tab: Page, token: string) =>
  tab.evaluate((value) => localStorage.setItem("shop_customer_token", value), token)
const keepCart = (tab: Page, cart: string) =>
  tab.evaluate((value) => localStorage.setItem("app:shop_cart", value), cart)

for (const [title, action] of Object.entries(actions))
  test(`${title}: updates every page in other tabs @mock`, async ({ page: one, context, problems }) => {
    problems.allow(/status of 40\d/)
    await one.goto("/account/login")
    const alice = await createPerson(one, "Alice", "Archer", "7 Lantern Lane")
    const bob = await createPerson(one, "Bob", "Baker", "8 Mill Road")
    if (action.signedIn === "alice") {
      await keepToken(one, alice.token)
      await keepCart(one, `${await cartOf(one, alice)} ${alice.id}`)
    } else await keepCart(one, await readyCart(one))
    const tabs = await Promise.all(
      Object.entries(pages).map(async ([name, { path, before }]) => {
        const tab = await context.newPage()
        await tab.goto(path.replace("{order}", alice.orderId))
        if (action.signedIn === "alice") await before?.(tab)
        return { name, tab }
      }),
    )
    await action.act(one, { alice, bob })
    for (const { name, tab } of tabs)
      await test.step(`${title} × ${name}`, async () => {
        const sees = action.sees[name]
        const text = typeof sees === "function" ? sees({ alice, bob }) : sees
        await expect.soft.poll(() => textIn(tab), { message: name, timeout: 10_000 }).toMatch(text ?? /^nothing/)

        if (!action.mayShowAlice || action.mayShowAlice.includes(name)) return
        const shown = await textIn(tab)
        expect.soft(alice.marks.filter((mark) => mark.test(shown)).map(String), `${name} shows of Alice`).toEqual([])
      })
    for (const { name, tab } of tabs) {
      const after = action.after?.[name]
      if (after) await test.step(`${title} × ${name}, afterwards`, () => after(tab, { alice, bob }))
    }
    const kept = await storageOf(one)
    if (action.mayShowAlice)
      expect.soft(alice.marks.filter((mark) => mark.test(kept)).map(String), "the device keeps of Alice").toEqual([])
  })
