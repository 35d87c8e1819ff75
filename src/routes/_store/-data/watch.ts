import { earlyFetch } from "#lib/early.ts"
import { localStore } from "#lib/storage.ts"

interface Line {
  readonly product_id?: string | null
  readonly variant_id?: string | null
  readonly quantity: number
  readonly unit_price?: number | null
}
interface Answer {
  readonly cart?: { readonly currency_code: string; readonly items?: readonly Line[] | null }
  readonly order?: { readonly currency_code: string; readonly items?: readonly Line[] | null }
}

const boughtOf = ({ product_id, quantity, unit_price }: Line) =>
  product_id ? [{ objectID: product_id, quantity, price: unit_price ?? 0 }] : []

async function tell(path: string, body: unknown, response: Response): Promise<void> {
  const { tellAdded, tellOrdered } = await import("#routes/_store/-search/events.ts")
  const { cart, order } = (await response.json()) as Answer
  if (order && path.endsWith("/complete")) tellOrdered((order.items ?? []).flatMap(boughtOf), order.currency_code)
  if (!cart || !path.endsWith("/line-items")) return
  const { variant_id, quantity } = JSON.parse(String(body)) as { variant_id?: string; quantity?: number }
  const line = cart.items?.find((item) => item.variant_id === variant_id)
  const [added] = line ? boughtOf({ ...line, quantity: quantity ?? 1 }) : []
  if (added) tellAdded(added, cart.currency_code)
}

const WATCHED = /\/store\/carts\/[^/]+\/(?:line-items|complete)$/

/**
 * Tells the search's events of what goes into the cart and what is ordered, wherever in the shop that happens. Nothing is
 * loaded for it, and nothing looked at, before a search has led to a product.
 */
export const watchedFetch: typeof fetch = async (input, init) => {
  const response = await earlyFetch(input, init)
  const path = String(input instanceof Request ? input.url : input).split("?", 1)[0] ?? ""
  if (init?.method === "POST" && response.ok && WATCHED.test(path) && localStore.get("search_trail") !== null)
    void tell(path, init.body, response.clone()).catch(() => undefined)
  return response
}
