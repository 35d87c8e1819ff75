import { beforeEach, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { login, send } from "#tests/support/callers.ts"
import { keepBeforeLink, undoLink } from "./before-link.ts"

const backend = createBackend({ scenario: "empty", seed: 1 })
const tags = () => backend.db.tables.productTag.all().map(({ value }) => value)

beforeEach(() => {
  backend.reset("empty")
  localStorage.clear()
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    backend.fetch(new Request(String(url).replace(/^.*\/api/, "http://shop.test"), init)),
  )
})

it("keeps nothing if a link replaces data without changes", async () => {
  expect(await keepBeforeLink()).toBeUndefined()
})

it("restores the changes, the cart and the logins that a link has replaced", async () => {
  const token = await login(backend, "user")
  await send(backend, "POST", "/admin/product-tags", { token, body: { value: "mine" } })
  deviceItem("cart").set("cart_mine")
  deviceItem("adminToken").set(token)
  const before = await keepBeforeLink()
  backend.reset("low-stock")
  deviceItem("cart").set("cart_of_the_link")
  deviceItem("country").set("de")
  deviceItem("adminToken").remove()
  expect(tags()).not.toContain("mine")

  if (!before) throw new Error("nothing was kept")
  await undoLink(before)
  expect([backend.scenario, tags()]).toEqual(["empty", ["mine"]])
  const items = (["cart", "country", "adminToken"] as const).map((name) => deviceItem(name).get())
  expect(items).toEqual(["cart_mine", null, token])
})
