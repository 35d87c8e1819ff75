import Medusa from "@medusajs/js-sdk"

const sdk = new Medusa({
  baseUrl: import.meta.env.VITE_SHOP_URL ?? "http://localhost:9000",
  // The key of every scenario of the mock.
  publishableKey: import.meta.env.VITE_PUBLISHABLE_KEY ?? `pk_${"0123456789abcdef".repeat(4)}`,
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const say = (text: string) => {
  element("status").textContent = text
}

async function load(): Promise<void> {
  element("retry").hidden = true
  say("Loading products …")
  const { regions } = await sdk.store.region.list({ limit: 1 })
  const region = regions[0]
  if (!region) return say("This shop sells in no region yet.")
  const { products } = await sdk.store.product.list({
    region_id: region.id,
    limit: 6,
    fields: "title,*variants.calculated_price",
  })
  if (products.length === 0) return say("This shop has no products yet.")
  element("products").replaceChildren(
    ...products.flatMap(({ title, variants }) => {
      const [variant] = variants ?? []
      const amount = variant?.calculated_price?.calculated_amount
      return variant && typeof amount === "number" ? [row(region, variant.id, title, amount)] : []
    }),
  )
  say("")
}

function row(region: { id: string; currency_code: string }, variantId: string, title: string, amount: number) {
  const item = document.createElement("li")
  const button = document.createElement("button")
  const price = new Intl.NumberFormat("en", { style: "currency", currency: region.currency_code }).format(amount)
  button.type = "button"
  button.textContent = `Add ${title} to cart`
  button.addEventListener("click", () => attempt(() => addToCart(region.id, variantId)))
  item.append(`${title}, ${price} `, button)
  return item
}

let cartId: string | undefined

async function addToCart(regionId: string, variantId: string): Promise<void> {
  cartId ??= (await sdk.store.cart.create({ region_id: regionId })).cart.id
  const { cart } = await sdk.store.cart.createLineItem(cartId, { variant_id: variantId, quantity: 1 })
  say(`Items in your cart: ${(cart.items ?? []).reduce((sum, item) => sum + item.quantity, 0)}`)
}

/** Shows the message of an error, which the server words for shoppers. */
const attempt = (action: () => Promise<void>, onError = () => {}) =>
  action().catch((error: Error) => {
    say(`That didn't work: ${error.message}`)
    onError()
  })

const start = () =>
  attempt(load, () => {
    element("retry").hidden = false
  })
element("retry").addEventListener("click", start)
start()
