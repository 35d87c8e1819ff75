import { figuresOf } from "./figures.ts"
import type { Shopper, ShopperShop } from "./shop.ts"
import type { ShopTab } from "./tab.ts"

const marksOf = ({ email, street }: Shopper) => [email, street]

/** What the device keeps or a tab shows of a customer who isn't signed in there. */
export function leaks({ browser, customers }: ShopperShop, tabs: readonly ShopTab[]): string[] {
  const kept = JSON.stringify([[...browser.kept]])
  const found = customers.flatMap((customer) =>
    marksOf(customer)
      .filter((mark) => kept.includes(mark))
      .map((mark) => `the device keeps ${mark}`),
  )
  for (const [i, tab] of tabs.entries()) {
    const { owner } = tab.visit
    // A guest who signs in in the other tab.
    if (owner === "guest" && (tab.hasPendingEvents() || tabs.some(({ signingIn }) => signingIn))) continue
    const { shown } = tab
    for (const customer of customers.filter(({ id }) => id !== owner))
      for (const mark of [customer.id, ...marksOf(customer)])
        if (shown.includes(mark)) found.push(`tab ${i}, where ${owner} is, shows ${mark}`)
  }
  return found
}

/** Tabs that show someone else than who is signed in, although they were notified. */
export const outdatedTabs = (tabs: readonly ShopTab[]): string[] =>
  tabs.flatMap((tab, i) => (tab.isOutdated ? [`tab ${i} still shows ${tab.visit.owner}`] : []))

/** Addresses that were saved to another customer's address book. */
export function wrongAddresses({ shop, customers }: ShopperShop): string[] {
  return shop.backend.db.tables.customerAddress
    .all()
    .flatMap((row) =>
      customers
        .filter(({ id, street }) => id !== row.customer_id && JSON.stringify(row).includes(street))
        .map(({ street }) => `${row.customer_id} has the address ${street}`),
    )
}

/** Carts that a tab shows differently from the server, although all storage events were delivered and no request failed. */
export function wrongCaches({ shop }: ShopperShop, tabs: readonly ShopTab[]): string[] {
  const { cart: carts, cartLineItem: lines } = shop.backend.db.tables
  return tabs.flatMap((tab, i) => {
    const { cartId } = tab.visit
    const has = cartId === null ? undefined : carts.get(cartId)
    const { shownCart } = tab
    if (!has || has.completed_at || !shownCart) return []
    const cartLines = lines.all().filter(({ cart_id }) => cart_id === cartId)
    const text = (items: readonly { variant_id?: string | null | undefined; quantity: number }[]) =>
      items
        .map(({ variant_id, quantity }) => `${quantity} ${variant_id}`)
        .sort()
        .join(" + ")
    const is = `${has.currency_code} ${text(cartLines)}`
    const shows = `${shownCart.currency_code} ${text(shownCart.items ?? [])}`
    return is === shows ? [] : [`tab ${i} shows a cart with ${shows}, it has ${is}`]
  })
}

/** Orders with another customer's data, with differences from the review, placed twice, or that no customer can find. */
export async function wrongOrders(given: ShopperShop, tabs: readonly ShopTab[]): Promise<string[]> {
  const { shop, customers, browser } = given
  const { tables } = shop.backend.db
  const wrong: string[] = []
  const presses = tabs.flatMap((tab) => tab.presses)
  const confirmed = new Map(tabs.flatMap((tab) => tab.confirmed.map(({ orderId, cartId }) => [orderId, cartId])))
  const carts = new Map(tables.cart.all().flatMap((cart) => (cart.order_id ? [[cart.order_id, cart] as const] : [])))
  for (const { id, email, currency_code, customer_id } of tables.order.all()) {
    const cart = carts.get(id)
    if (!cart) {
      wrong.push(`${id} was placed twice`)
      continue
    }
    const { order } = await shop.admin.admin.order.retrieve({ id })
    const pressed = presses.filter(({ cartId }) => cartId === cart.id)
    const figures = figuresOf({ ...order, email, currency_code })
    const text = JSON.stringify([order, email])
    const account = customers.find((customer) => customer.id === customer_id)
    // The customer's cart when joining it to their account has failed: the order is in no account.
    const isTheirs = (customer: Shopper) =>
      (account ?? pressed.find(({ owner }) => owner === customer.id)) !== undefined
    for (const customer of customers.filter((one) => one !== account))
      if (account || !isTheirs(customer))
        for (const mark of marksOf(customer)) if (text.includes(mark)) wrong.push(`${id} of ${customer_id} has ${mark}`)
    if (!pressed.some((press) => press.figures === figures))
      wrong.push(`${id} is\n    ${figures}\n  and was ordered as\n    ${pressed.map((p) => p.figures).join("\n    ")}`)
    const isRemembered = [...browser.kept].some(([key, value]) => /shop_cart(:|$)/.test(key) && value.includes(cart.id))
    const isReported = tabs.some(({ reported }) => reported.includes(cart.id))
    if (!confirmed.has(id) && !account && !isRemembered && !isReported) wrong.push(`${id} was lost`)
  }
  for (const [orderId, cartId] of confirmed)
    if (carts.get(orderId)?.id !== cartId) wrong.push(`${orderId} was confirmed and does not exist`)
  return wrong
}
