import { act, screen } from "@testing-library/react"
import { signUpCustomer } from "./customer.ts"
import { enterDetails, fillCart, type LiveShop, orderCart, startPayment } from "./live-shop.ts"
import { renderPage } from "./render-page.tsx"

export const TOKEN = "shop_customer_token"
export const CART = "app:shop_cart"
export const PASSWORD = "a-long-secret"

/** A customer with an account and their own client. */
export async function person(shop: LiveShop, first_name: string) {
  const email = `${first_name.toLowerCase()}@example.com`
  const sdk = await signUpCustomer(shop, email, PASSWORD)
  const { customer } = await sdk.store.customer.update({ body: { first_name } })
  return { email, first_name, id: customer.id, sdk, token: String(await sdk.client.storage.get()) }
}
export type Person = Awaited<ReturnType<typeof person>>

/** Places an order as this customer. */
export async function orderOf(shop: LiveShop, { sdk, email }: Person, quantity = 1) {
  const { id } = await fillCart(shop, "SHIRT-M-BLACK", quantity, sdk)
  await sdk.store.cart.transferCart({ id })
  await enterDetails(sdk, id, email)
  await startPayment(sdk, id)
  return orderCart(sdk, id)
}

/** Opens a page of the store, signed in as this person. */
export function openAs(shop: LiveShop, path: string, who?: Person) {
  if (who) localStorage.setItem(TOKEN, who.token)
  return renderPage(path, shop.backend)
}

export const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
export const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
export const press = (name: string | RegExp) => screen.findByRole("button", { name })

/** Simulates another tab that writes to the storage, including the storage event. */
export function writeFromOtherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: value })))
}
