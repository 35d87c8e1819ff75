import { placeOrder } from "./support/api.ts"
import { cartOf, createPerson } from "./support/people.ts"
import { customer, newestOrder, signIn, signOut, textIn } from "./support/tabs.ts"
import { expect, type Page, test } from "./support/test.ts"

interface Visitors {
  readonly alice: Awaited<ReturnType<typeof createPerson>>
  readonly bob: Awaited<ReturnType<typeof createPerson>>
}

/** Pages on which Alice acts in a tab that doesn't know yet that Bob is signed in. */
const presses: Readonly<Record<string, { path: string; press: (tab: Page, visitors: Visitors) => Promise<unknown> }>> =
  {
    profile: {
      path: "/account/profile",
      press: async (tab) => {
        await tab.getByLabel("Company").fill("Alice Archer Ltd")
        await tab.getByRole("button", { name: "Save changes" }).click()
      },
    },
    addresses: {
      path: "/account/addresses",
      press: async (tab) => {
        await tab.getByRole("button", { name: /^Edit/ }).click()
        await tab.getByRole("dialog").getByLabel("Company").fill("Alice Archer Ltd")
        await tab.getByRole("dialog").getByRole("button", { name: "Save address" }).click()
      },
    },
    orders: {
      path: "/account/orders",
      press: (tab, { alice }) => tab.getByRole("link", { name: `View ${alice.order.toLowerCase()}` }).click(),
    },
    order: {
      path: "/account/orders/{order}",
      press: (tab) => tab.getByRole("button", { name: "Buy again" }).click(),
    },
    transfer: {
      path: "/account/transfer?order={order}",
      press: (tab) => tab.getByRole("button", { name: "Request order" }).click(),
    },
    cart: {
      path: "/cart",
      press: (tab) => {
        // The answer to a request that was on its way, such as that for the stock, may have told the tab already.
        const signIn = tab.getByRole("main").getByRole("link", { name: "Sign in" })
        return tab.getByRole("button", { name: "Increase quantity" }).or(signIn).click()
      },
    },
    details: {
      path: "/checkout?step=details",
      press: (tab) => tab.getByLabel("Email address").pressSequentially("x"),
    },
    review: {
      path: "/checkout?step=review",
      press: (tab) => tab.getByRole("button", { name: /^Place order/ }).click(),
    },
  }

/** What a tab shows of Alice. */
async function marksIn(tab: Page, { marks }: Visitors["alice"]): Promise<string[]> {
  const text = await textIn(tab)
  return marks.filter((mark) => mark.test(text)).map(String)
}

/** Lets no storage event reach the page, as in a tab that the browser has frozen. */
const missEvents = (tab: Page) =>
  tab.addInitScript(() => window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true))

async function openTabs(one: Page, script: (tab: Page) => Promise<unknown>) {
  await one.goto("/account/login")
  const alice = await createPerson(one, "Alice", "Archer", "7 Lantern Lane")
  const bob = await createPerson(one, "Bob", "Baker", "8 Mill Road")
  const cart = await cartOf(one, alice)
  await one.evaluate(
    ([token, text]) => {
      localStorage.setItem("shop_customer_token", String(token))
      localStorage.setItem("app:shop_cart", String(text))
    },
    [alice.token, `${cart} ${alice.id}`],
  )
  const isOpen = new RegExp([...alice.marks.map(({ source }) => source), "Go to checkout", "Place order"].join("|"))
  const opened = Object.entries(presses).map(async ([name, { path, press }]) => {
    const tab = await one.context().newPage()
    await script(tab)
    await tab.goto(path.replace("{order}", alice.orderId))
    await expect.poll(() => textIn(tab), { message: name }).toMatch(isOpen)
    return { name, tab, press }
  })
  return { alice, bob, tabs: await Promise.all(opened) }
}

async function signInAs(one: Page, bob: Visitors["bob"]) {
  await signOut(one)
  await one.goto("/account/login")
  await signIn(one, bob)
}

test("a tab that never gets the storage event changes nothing for the next customer", async ({
  page: one,
  problems,
}) => {
  problems.allow(/status of 40\d/)
  const { alice, bob, tabs } = await openTabs(one, missEvents)
  await placeOrder(one)
  const newest = await newestOrder(one)
  await signInAs(one, bob)
  for (const { name, tab, press } of tabs)
    await test.step(name, async () => {
      expect(await textIn(tab), `${name} has missed the change`).not.toContain(bob.email)
      await press(tab, { alice, bob })
      await expect.poll(() => textIn(tab), { message: name }).toContain(bob.email)
      await expect.poll(() => marksIn(tab, alice), { message: `${name} shows of Alice` }).toEqual([])
    })
  expect(await newestOrder(one)).toEqual(newest)
  for (const person of [alice, bob]) {
    const { company_name, addresses } = await customer(one, person)
    expect([company_name, addresses.map(({ company }) => company)]).toEqual([null, [null]])
  }
  const kept = await one.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(alice.marks.filter((mark) => mark.test(kept)).map(String), "the device keeps of Alice").toEqual([])
})

test("a tab that never gets the storage event shows the next customer when it is shown again", async ({
  page: one,
  problems,
}) => {
  problems.allow(/status of 40\d/)
  const { alice, bob, tabs } = await openTabs(one, missEvents)
  await signInAs(one, bob)
  for (const { name, tab } of tabs)
    await test.step(name, async () => {
      await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
      await expect.poll(() => textIn(tab), { message: name }).toContain(bob.email)
      await expect.poll(() => marksIn(tab, alice), { message: `${name} shows of Alice` }).toEqual([])
    })
})
