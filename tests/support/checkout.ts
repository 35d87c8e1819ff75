import type { Backend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { type Answer, send } from "#tests/support/callers.ts"
import { address } from "#tests/support/live-shop.ts"

interface Cart {
  readonly id: string
  readonly total: number
  readonly payment_collection?: { readonly id: string }
}
interface Body {
  readonly cart: Cart
  readonly products: readonly { readonly title: string; readonly variants: readonly { readonly id: string }[] }[]
  readonly regions: readonly { readonly id: string; readonly currency_code: string }[]
  readonly shipping_options: readonly { readonly id: string }[]
  readonly payment_collection: { readonly id: string }
}

/** A shopper with a filled cart and a chosen shipping method, through the store API; payment is next. */
export async function startCheckout(backend: Backend) {
  const request = async (method: string, path: string, body?: unknown): Promise<Body> => {
    const [status, answer] = await send(backend, method, path, { key: PUBLISHABLE_KEY, body })
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`)
    return answer as Body
  }
  const { regions } = await request("GET", "/store/regions")
  const region_id = regions.find((region) => region.currency_code === "eur")?.id
  const { products } = await request("GET", "/store/products?q=Narrow Vase&fields=title,*variants")
  const items = [{ variant_id: products[0]?.variants[0]?.id, quantity: 1 }]
  const { cart } = await request("POST", "/store/carts", {
    region_id,
    email: "ada@example.com",
    shipping_address: address,
    items,
  })
  const { shipping_options } = await request("GET", `/store/shipping-options?cart_id=${cart.id}`)
  const filled = await request("POST", `/store/carts/${cart.id}/shipping-methods`, {
    option_id: shipping_options[0]?.id,
  })
  return {
    total: filled.cart.total,
    pay: async (provider_id = "pp_system_default") => {
      const { payment_collection } = await request("POST", "/store/payment-collections", { cart_id: cart.id })
      await request("POST", `/store/payment-collections/${payment_collection.id}/payment-sessions`, { provider_id })
    },
    present: async () => (await request("GET", `/store/carts/${cart.id}`)).cart,
    complete: (): Promise<Answer> =>
      send(backend, "POST", `/store/carts/${cart.id}/complete`, { key: PUBLISHABLE_KEY, body: {} }),
  }
}
