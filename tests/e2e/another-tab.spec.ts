import { placeOrder, readyCart } from "./support/api.ts"
import { cartOf, createPerson, deliverOrder } from "./support/people.ts"
import {
  addsFound,
  aliceSaves,
  asks,
  bobActs,
  bobSaves,
  buys,
  opens,
  type People,
  type Presses,
  shops,
  type Text,
  uses,
} from "./support/tab-presses.ts"
import { addOneMore, checkoutSteps, heldBy, NO_CART, signIn, signOut, textIn } from "./support/tabs.ts"
import { expect, type Page, test } from "./support/test.ts"

/** Pages opened in other tabs, and actions there before the first tab acts. */
const pages: Readonly<Record<string, { path: string; before?: (tab: Page) => Promise<unknown> }>> = {
  cart: { path: "/cart" },
  "checkout: details": {
    path: "/checkout?step=details",
    before: async (tab) => {
      await tab.getByLabel("Email address").fill("alice-types@example.com")
      await tab.getByRole("radio", { name: "Use a different address" }).check()
      await tab.getByLabel("Company").fill("Alice Archer Ltd")
    },
  },
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
const SIGN_IN = "Sign in again to continue where you left off."
const checkout = (text: Text) => Object.fromEntries(checkoutSteps.map((step) => [`checkout: ${step}`, text] as const))
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
  /** A real server doesn't show the mailed link. */
  readonly needsMock?: true
  /** The cart of the first person stays in use. */
  readonly keepsCart?: true
  /** Pages that may show Alice's data afterwards; no other page or storage may. Unset while Alice stays signed in. */
  readonly mayShowAlice?: readonly string[]
  readonly sees: Readonly<Record<string, Text>>
  /** What a person then does in each tab, in this order. Each checks the server. */
  readonly after: Presses
}
const actions: Readonly<Record<string, Action>> = {
  "sign out": {
    signedIn: "alice",
    act: signOut,
    mayShowAlice: [],
    sees: { ...nobody, ...checkout(NO_CART) },
    after: {
      chat: asks("Where is my order?", "I can’t find that order"),
      ...buys("guest"),
      confirmation: shops,
      // The other tabs follow, to the start of his account: their pages were Alice’s.
      profile: async (tab, people) => {
        await signIn(tab, people.bob)
        await opens("Profile", "Profile")(tab, people)
        await bobSaves.profile?.(tab, people)
      },
      addresses: async (tab, people) => {
        await opens("Addresses", "Addresses")(tab, people)
        await bobSaves.addresses?.(tab, people)
      },
      ...uses("bob"),
    },
  },
  "login expires": {
    signedIn: "alice",
    keepsCart: true,
    act: async (tab, { alice }) => {
      // The signature is invalid.
      await keepToken(tab, `${alice.token.slice(0, -8)}AAAAAAAA`)
      await tab.goto("/account")
    },
    mayShowAlice: [],
    sees: { ...nobody, ...checkout("You’re signed out") },
    after: {
      chat: asks("Where is my order?", "I can’t find that order"),
      confirmation: shops,
      // Back in her account, Alice finds her cart as it was; the other tabs follow.
      profile: async (tab, people) => {
        await signIn(tab, people.alice)
        await aliceSaves.profile?.(tab, people)
      },
      addresses: async (tab, people) => aliceSaves.addresses?.(tab, people),
      ...buys("alice"),
      ...uses("alice"),
    },
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
    after: bobActs,
  },
  "sign in": {
    signedIn: "nobody",
    keepsCart: true,
    act: async (tab, { bob }) => signIn(tab, bob),
    // The guest has opened links to Alice's order, which remain usable.
    mayShowAlice: ["confirmation", "transfer"],
    sees: {
      ...asBob,
      cart: "Go to checkout",
      ...checkout("Checkout"),
      order: "This order isn’t in your account",
      return: "This order isn’t in your account",
      // The page of a delivered order has its number as heading.
      confirmation: ({ alice }) => alice.order,
      chat: "Products",
    },
    after: {
      ...bobActs,
      order: opens("Request order", "Add order"),
      return: opens("Request order", "Add order"),
    },
  },
  "reset password": {
    signedIn: "alice",
    needsMock: true,
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
    after: bobActs,
  },
  "switch market": {
    signedIn: "alice",
    keepsCart: true,
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
      return: ({ alice }) => alice.order.toLowerCase(),
      chat: "Ask us",
      search: /€/,
    },
    after: {
      ...buys("alice", "eur"),
      chat: asks("Do you have a vase?", "€"),
      ...aliceSaves,
      ...uses("alice", "eur"),
      confirmation: opens("View order in your account", ({ alice }) => alice.order),
    },
  },
  "order placed": {
    signedIn: "alice",
    act: async (tab) => {
      await tab.goto("/checkout?step=review")
      await tab.getByRole("button", { name: /^Place order/ }).click()
      await expect(tab.getByRole("heading", { name: /Thank you/ })).toBeVisible()
    },
    sees: {
      ...all(({ alice }) => alice.email),
      cart: "Your cart is empty",
      ...checkout("Thank you, your order has been placed"),
      orders: "2 orders",
      return: ({ alice }) => alice.order.toLowerCase(),
      chat: "Ask us",
      search: "Narrow Vase",
    },
    after: {
      chat: asks("Where is my order?", /Order #\d+ from/),
      search: addsFound("alice"),
      cart: (tab, { alice }) => addOneMore(tab, alice),
      ...Object.fromEntries(checkoutSteps.map((step) => [`checkout: ${step}`, shops])),
      ...aliceSaves,
      ...uses("alice"),
      confirmation: opens("View order in your account", ({ alice }) => alice.order),
    },
  },
}

const keptOn = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
const keepToken = (tab: Page, token: string) =>
  tab.evaluate((value) => localStorage.setItem("shop_customer_token", value), token)
const keepCart = (tab: Page, cart: string) =>
  tab.evaluate((value) => localStorage.setItem("app:shop_cart", value), cart)

/** A real server has other products and no chat, so only these pages are opened there. */
const isOnServer = process.env.E2E_API_URL !== undefined
const isOpened = (name: string) => !isOnServer || /^(cart|checkout|profile|addresses|orders)/.test(name)
/** Without the search, nothing can be added to a new cart. */
const isUsed = (name: string, { keepsCart }: Action) =>
  isOpened(name) && (!isOnServer || !/^(cart|checkout)/.test(name) || (keepsCart === true && name !== "cart"))

for (const [title, action] of Object.entries(actions))
  test(`${title}: updates every page in other tabs${action.needsMock ? " @mock" : ""}`, async ({
    page: one,
    context,
    problems,
  }) => {
    problems.allow(/status of 40\d/)
    await one.goto("/account/login")
    const alice = await createPerson(one, "Alice", "Archer", "7 Lantern Lane")
    const bob = await createPerson(one, "Bob", "Baker", "8 Mill Road")
    const people = { alice, bob, guestOrder: await placeOrder(one) }
    // For the return page, which isn't opened on a real server.
    if (!isOnServer) for (const { orderId } of [alice, bob]) await deliverOrder(one, orderId)
    if (action.signedIn === "alice") {
      await keepToken(one, alice.token)
      await keepCart(one, `${await cartOf(one, alice)} ${alice.id}`)
    } else await keepCart(one, await readyCart(one))
    const opened = Object.entries(pages).filter(([name]) => isOpened(name))
    const tabs = await Promise.all(
      opened.map(async ([name, { path, before }]) => {
        const tab = await context.newPage()
        await tab.goto(path.replace("{order}", alice.orderId))
        if (action.signedIn === "alice") await before?.(tab)
        return { name, tab }
      }),
    )
    await action.act(one, people)
    for (const { name, tab } of tabs)
      await test.step(`${title} × ${name}`, async () => {
        const sees = action.sees[name]
        const text = typeof sees === "function" ? sees(people) : sees
        await expect.soft.poll(() => textIn(tab), { message: name, timeout: 10_000 }).toMatch(text ?? /^nothing/)

        if (!action.mayShowAlice || action.mayShowAlice.includes(name)) return
        const shown = await textIn(tab)
        expect.soft(alice.marks.filter((mark) => mark.test(shown)).map(String), `${name} shows of Alice`).toEqual([])
      })
    const kept = await keptOn(one)
    if (action.mayShowAlice)
      expect.soft(alice.marks.filter((mark) => mark.test(kept)).map(String), "the device keeps of Alice").toEqual([])

    expect(Object.keys(action.after).sort()).toEqual(Object.keys(pages).sort())
    for (const [name, act] of Object.entries(action.after)) {
      const tab = tabs.find((each) => each.name === name)?.tab
      if (tab && isUsed(name, action)) await test.step(`${title} × ${name}, afterwards`, () => act(tab, people))
    }
    for (const [person, other] of [
      [alice, bob],
      [bob, alice],
    ] as const) {
      const text = await heldBy(one, person)
      const foreign = [other.first_name, other.last_name, other.email, other.address_1, other.orderId]
      expect
        .soft(
          foreign.filter((value) => text.includes(value)),
          `${person.first_name}’s data`,
        )
        .toEqual([])
    }
  })
