import { hasTrail } from "#store/search/statistics/page-trail.ts"
import { earlyFetch } from "./early-requests.ts"

interface Line {
  readonly product_id?: string | null
  readonly variant_id?: string | null
  readonly quantity: number
  readonly unit_price?: number | null
}
interface LineItemBody {
  readonly variant_id?: string
  readonly quantity?: number
}
interface CartResponse {
  readonly cart?: { readonly currency_code: string; readonly items?: readonly Line[] | null }
  readonly order?: { readonly currency_code: string; readonly items?: readonly Line[] | null }
}

const boughtOf = ({ product_id, quantity, unit_price }: Line) =>
  product_id ? [{ objectID: product_id, quantity, price: unit_price ?? 0 }] : []

async function sendEvents(path: string, body: unknown, response: Response): Promise<void> {
  const { trackAddToCart: reportAdded, trackPurchase: reportOrder } = await import("#store/search/statistics/events.ts")
  const { cart, order } = (await response.json()) as CartResponse
  if (order && path.endsWith("/complete")) reportOrder((order.items ?? []).flatMap(boughtOf), order.currency_code)
  if (!cart) return
  // Creating a cart sends `items`; later requests add a single line item.
  const given = JSON.parse(String(body)) as LineItemBody & { items?: readonly LineItemBody[] }
  for (const { variant_id, quantity = 1 } of given.items ?? [given]) {
    const line = cart.items?.find((item) => item.variant_id === variant_id)
    for (const added of line ? boughtOf({ ...line, quantity }) : []) reportAdded(added, cart.currency_code)
  }
}

const WATCHED = /\/store\/carts(?:\/[^/]+\/(?:line-items|complete))?$/

/**
 * Sends search events for items added to the cart and for orders, wherever the request is made. Loads and parses
 * nothing until a search has led to a product.
 */
export const watchedFetch: typeof fetch = async (input, init) => {
  const response = await earlyFetch(input, init)
  const path = String(input instanceof Request ? input.url : input).split("?", 1)[0] ?? ""
  if (init?.method === "POST" && response.ok && WATCHED.test(path) && hasTrail())
    void sendEvents(path, init.body, response.clone()).catch(() => undefined)
  return response
}
