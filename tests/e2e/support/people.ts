import { asAdmin, asShopper, fulfillOrder, placeOrder, readyCart, registerCustomer } from "./api.ts"
import type { Page } from "./test.ts"

export interface Person {
  readonly email: string
  readonly password: string
  readonly first_name: string
  readonly last_name: string
  readonly address_1: string
  readonly id: string
  readonly token: string
  readonly orderId: string
  /** As shown in the account: "Order #12". */
  readonly order: string
  /** Texts that nobody else may see. */
  readonly marks: readonly RegExp[]
}

/** Creates a customer with an account, an address and an order. The page must show the app. */
export async function createPerson(page: Page, first_name: string, last_name: string, address_1: string) {
  const login = await registerCustomer(page, { first_name, last_name })
  const { token } = await asShopper(page)<{ token: string }>("POST", "/auth/customer/emailpass", login)
  const call = asShopper(page, token)
  const { customer } = await call<{ customer: { id: string } }>("GET", "/store/customers/me")
  const name = { first_name, last_name, address_1 }
  await call("POST", "/store/customers/me/addresses", {
    ...name,
    postal_code: "60614",
    city: "Chicago",
    province: "IL",
    country_code: "us",
  })
  const orderId = await placeOrder(page, 2, { ...name, email: login.email, token })
  const { order } = await call<{ order: { display_id: number } }>("GET", `/store/orders/${orderId}`)
  const marks = [first_name, last_name, login.email, address_1, orderId, `#${order.display_id}\\b`].map(
    (text) => new RegExp(text),
  )
  return {
    ...login,
    ...name,
    id: customer.id,
    token,
    orderId,
    order: `Order #${order.display_id}`,
    marks,
  } satisfies Person
}

/** A cart of this person that is ready to be ordered; returns its id. */
export const cartOf = (page: Page, { email, first_name, last_name, address_1, token }: Person): Promise<string> =>
  readyCart(page, 3, { email, first_name, last_name, address_1, token })

/** Marks all items of an order as delivered, so that they can be returned. */
export async function deliverOrder(page: Page, id: string): Promise<void> {
  await fulfillOrder(page, id)
  const admin = await asAdmin(page)
  type Fulfilled = { order: { fulfillments: { id: string }[] } }
  const { order } = await admin<Fulfilled>("GET", `/admin/orders/${id}?fields=*fulfillments`)
  for (const { id: fulfillment } of order.fulfillments)
    await admin("POST", `/admin/orders/${id}/fulfillments/${fulfillment}/mark-as-delivered`)
}
