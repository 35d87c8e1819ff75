import { allDeviceItems } from "#lib/device-items.notes.ts"
import { placeOrder } from "./support/api.ts"
import { cartOf, createPerson } from "./support/people.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

test.use({ sharesBackend: false })

const pattern = (key: string) =>
  new RegExp(`^${key.replace(/\*$/, "").replaceAll(/[.*]/g, "\\$&")}${key.endsWith("*") ? ".+" : ""}$`)
const keysIn = (place: string) =>
  Object.values(allDeviceItems).flatMap((item) => (item.place === place ? [pattern(item.key)] : []))

/** Everything that the browser keeps for this site and that `docs/privacy.md` doesn't list. */
async function unlisted(tab: Page): Promise<string[]> {
  const kept = await tab.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    history: Object.keys(history.state ?? {}),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    caches: await caches.keys(),
  }))
  const cookies = (await tab.context().cookies()).map(({ name }) => name)
  return Object.entries({ ...kept, cookies }).flatMap(([place, names]) =>
    names.flatMap((name) => (keysIn(place).some((one) => one.test(name)) ? [] : [`${place}: ${name}`])),
  )
}

const shopPages = [
  "/",
  "/products",
  "/products/narrow-vase",
  "/search?q=vase",
  "/cart",
  "/checkout",
  "/account",
  "/account/orders",
  "/account/orders/{order}",
  "/account/orders/{order}/return",
  "/account/addresses",
  "/account/profile",
  "/account/transfer?order={order}",
  "/order/{order}",
]
const adminPages = [
  "/admin",
  "/admin/orders",
  "/admin/orders/{order}",
  "/admin/customers",
  "/admin/products",
  "/admin/returns",
  "/admin/settings/team",
]

test("the storefront and the back office keep only listed data in the browser", async ({ page, problems }) => {
  problems.allow(/status of 40\d/)
  await page.goto("/account/login")
  const alice = await createPerson(page, "Alice", "Archer", "7 Lantern Lane")
  const cart = await cartOf(page, alice)
  await placeOrder(page)
  await page.evaluate(
    ([token, text]) => {
      localStorage.setItem("shop_customer_token", String(token))
      localStorage.setItem("app:shop_cart", String(text))
    },
    [alice.token, `${cart} ${alice.id}`],
  )
  for (const path of shopPages) {
    await page.goto(path.replace("{order}", alice.orderId))
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
    expect.soft(await unlisted(page), path).toEqual([])
  }
  await page.goto("/products")
  await page.getByRole("button", { name: "Open chat" }).click()
  await page.getByRole("textbox", { name: "Your question" }).fill("Where is my order?")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText(alice.order)
  expect.soft(await unlisted(page), "chat").toEqual([])
  await signInAsAdmin(page)
  for (const path of adminPages) {
    await visit(page, path.replace("{order}", alice.orderId))
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
    expect.soft(await unlisted(page), path).toEqual([])
  }
})
