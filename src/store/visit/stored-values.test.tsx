import { act, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { type DeviceItemName, deviceItems, deviceKey } from "#lib/device-items.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { CART, orderOf, person, press, TOKEN, title } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const alice = await person(shop, "Alice")
const order = await orderOf(shop, alice)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
})

/** Values that an extension, an older version of the app or a person with developer tools may have left. */
const values = ["", "null", "{}", "[null]", '[{"orderId":{}}]', '"text"', "{", "../../customers/me", "%", "__proto__"]
const names = (Object.keys(deviceItems) as DeviceItemName[]).filter(
  (name) => ["local", "session"].includes(deviceItems[name].place) && !deviceItems[name].key.startsWith("tanstack"),
)
const except = (...skipped: DeviceItemName[]) => names.filter((name) => !skipped.includes(name))

function keep(name: DeviceItemName, value: string): void {
  const { place } = deviceItems[name]
  const key = deviceKey(name, alice.id)
  ;(place === "session" ? sessionStorage : localStorage).setItem(key, value)
}

describe("damaged values on the device", () => {
  it.each(values)("leave the account usable (%s)", async (value) => {
    for (const name of except("customerToken")) keep(name, value)
    localStorage.setItem(TOKEN, alice.token)
    const { router } = renderPage("/account", shop.backend)
    await title("Hello, Alice")
    await act(() => router.navigate({ to: "/account/transfer" }))
    await screen.findByLabelText(/^Order reference/)
    await act(() => router.navigate({ to: "/account/orders/$id", params: { id: order.id } }))
    await title(`Order #${order.display_id}`)
  })

  it.each(values)("leave the cart and the checkout usable (%s)", async (value) => {
    for (const name of except("cart", "customerToken")) keep(name, value)
    const { id } = await fillCart(shop)
    localStorage.setItem(CART, id)
    const { user, router } = renderPage("/cart", shop.backend)
    await user.click(await press("Increase quantity"))
    await waitFor(() => expect(tables.cartLineItem.by("cart_id", id).map(({ quantity }) => quantity)).toEqual([3]))
    await act(() => router.navigate({ to: "/checkout" }))
    await fillDetails(user)
    await user.click(await press("Continue to review"))
    await waitFor(() => expect(tables.cart.get(id)?.email).toBe("ada@example.com"))
  })

  it.each(values)("count as no cart (%s)", async (value) => {
    localStorage.setItem(CART, value)
    renderPage("/cart", shop.backend)
    await screen.findByText("Your cart is empty")
  })

  it.each(["", "abc", "NaN", "1e400", "9007199254740991", "-1"])(
    "don't hide the end of a login (%s logins before)",
    async (value) => {
      localStorage.setItem("app:shop_ended_logins", value)
      localStorage.setItem(TOKEN, alice.token)
      const { user } = renderPage("/account", shop.backend)
      await user.click(await press("Sign out"))
      await waitFor(() => expect(localStorage.getItem(TOKEN)).toBeNull())
      expect(localStorage.getItem("app:shop_ended_logins")).not.toBe(value)
    },
  )
})
