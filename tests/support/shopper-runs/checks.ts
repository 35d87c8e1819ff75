import type { FakeBrowser } from "./browser.ts"
import type { Shopper, ShopperShop } from "./shop.ts"
import type { ShopTab } from "./tab.ts"

const marksOf = ({ email, street }: Shopper) => [email, street]

/** What the device keeps or a tab shows of a customer who isn't signed in there. */
export function leaks(browser: FakeBrowser, tabs: readonly ShopTab[], customers: readonly Shopper[]): string[] {
  const kept = JSON.stringify([[...browser.kept]])
  const found = customers.flatMap((customer) =>
    marksOf(customer)
      .filter((mark) => kept.includes(mark))
      .map((mark) => `the device keeps ${mark}`),
  )
  for (const [i, { visit, shown }] of tabs.entries())
    for (const customer of customers.filter(({ id }) => id !== visit.owner))
      for (const mark of [customer.id, ...marksOf(customer)])
        if (shown.includes(mark)) found.push(`tab ${i}, where ${visit.owner} is, shows ${mark}`)
  return found
}

/** Orders that contain another customer's data, differ from what was shown, were placed twice or can't be found by anyone. */
export async function wrongOrders(given: ShopperShop, tabs: readonly ShopTab[]): Promise<string[]> {
  const { shop, customers, browser } = given
  const { tables } = shop.backend.db
  const wrong: string[] = []
  const presses = tabs.flatMap((tab) => tab.presses)
  const confirmed = new Map(tabs.flatMap((tab) => tab.confirmed.map(({ orderId, cartId }) => [orderId, cartId])))
  const carts = new Map(tables.cart.all().flatMap((cart) => (cart.order_id ? [[cart.order_id, cart] as const] : [])))
  for (const order of tables.order.all()) {
    const cart = carts.get(order.id)
    if (!cart) {
      wrong.push(`${order.id} was placed twice`)
      continue
    }
    const text = JSON.stringify([order, tables.orderAddress.all().filter(({ id }) => id === order.shipping_address_id)])
    const pressed = presses.filter(({ cartId }) => cartId === cart.id)
    const account = customers.find(({ id }) => id === order.customer_id)
    // An order that isn't in an account may be a customer's: the guest's cart couldn't be made theirs.
    for (const customer of customers.filter(({ id }) => id !== account?.id))
      if (account || !pressed.some(({ owner }) => owner === customer.id))
        for (const mark of marksOf(customer))
          if (text.includes(mark)) wrong.push(`${order.id} of ${order.customer_id} has ${mark}`)
    const { total } = (await shop.admin.admin.order.retrieve({ id: order.id })).order
    if (!pressed.some((press) => press.currency === order.currency_code && press.total === total))
      wrong.push(`${order.id} is ${total} ${order.currency_code}, and was ordered as ${JSON.stringify(pressed)}`)
    const isListed = customers.some(({ id }) => id === order.customer_id)
    const isRemembered = [...browser.kept].some(([key, value]) => /shop_cart(:|$)/.test(key) && value.includes(cart.id))
    const isReported = tabs.some(({ reported }) => reported.includes(cart.id))
    if (!confirmed.has(order.id) && !isListed && !isRemembered && !isReported) wrong.push(`${order.id} was lost`)
  }
  for (const [orderId, cartId] of confirmed)
    if (carts.get(orderId)?.id !== cartId) wrong.push(`${orderId} was confirmed and does not exist`)
  return wrong
}
