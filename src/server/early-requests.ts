import { apiLocales } from "#lib/api-locale.ts"
import { deviceKey } from "#lib/device-items.ts"
import type { Env } from "#lib/env.ts"
import type { Locale } from "#lib/locale.ts"
import { CHECKOUT_FIELDS } from "#machines/store/checkout/checkout.actors.ts"
import type { Endpoint } from "#schema/endpoint.ts"
import { cart, customer, fulfillment, order, payment } from "#schema/store/index.ts"
import type { Args } from "#sdk/options.ts"
import { urlOf } from "#sdk/request.ts"
import { type EarlyRequests, sendEarly } from "#store/api/early-requests.ts"
import { CART_FIELDS } from "#store/cart/cart.ts"
import { latestOrders, ORDER_FIELDS, ordersArgs } from "#store/order/order.ts"

type Params = Readonly<Record<string, string | undefined>>
type Read = readonly [Endpoint, Args]

const CART_ID = "__cart__"

/** What a visitor's pages read first, by route; `region` is the id of the page's region. */
const reads: Readonly<Record<string, (params: Params, region: string) => readonly Read[]>> = {
  // The header of every page shows how many items are in the cart.
  "/_store": () => [[cart.retrieve, { id: CART_ID, query: { fields: CART_FIELDS } }]],
  "/_store/cart/": () => [[fulfillment.listCartOptions, { query: { cart_id: CART_ID } }]],
  "/_store/checkout/": (_, region) => [
    [cart.retrieve, { id: CART_ID, query: { fields: CHECKOUT_FIELDS } }],
    [payment.listPaymentProviders, { query: { region_id: region } }],
  ],
  "/_store/order/$id": ({ id }) => [[order.retrieve, { id, query: { fields: ORDER_FIELDS } }]],
}
/** What they also read for a signed-in customer. */
const customerReads: typeof reads = {
  "/_store/checkout/": () => [[customer.retrieve, {}]],
  "/_store/account/_member": () => [[customer.retrieve, {}]],
  "/_store/account/_member/": () => [[order.list, ordersArgs(latestOrders)]],
}

interface Match {
  readonly routeId: string
  readonly params: Params
}

/**
 * Returns the requests that a page sends for its visitor while its scripts load; undefined if customers are signed in by a
 * cookie, as the browser can't tell whose responses those would be.
 */
export function earlyRequests(
  matches: readonly Match[],
  env: Env,
  locale: Locale,
  region = "",
): EarlyRequests | undefined {
  if (env.demo || env.auth === "session") return undefined
  const pathsOf = (table: typeof reads) =>
    matches.flatMap(({ routeId, params }) => (table[routeId]?.(params, region) ?? []).map((read) => urlOf("", ...read)))
  return {
    api: env.apiUrl,
    publishableKey: env.publishableKey,
    locale: apiLocales[locale],
    cart: deviceKey("cart"),
    token: deviceKey("customerToken"),
    cartId: CART_ID,
    paths: pathsOf(reads),
    customerPaths: pathsOf(customerReads),
  }
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" }

/** The script that sends these requests. They are an attribute, so that the policy's hash is the same for all pages. */
export const earlyScript = (requests?: EarlyRequests): string => {
  const text = JSON.stringify(requests ?? null).replaceAll(/[&"<>]/g, (character) => escapes[character] ?? character)
  return `<script data-requests="${text}">(${sendEarly.toString()})(JSON.parse(document.currentScript.dataset.requests))</script>`
}
