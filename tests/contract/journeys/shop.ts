import { createSdk, type Sdk } from "#sdk/index.ts"
import type { ResponseCheck } from "#sdk/options.ts"
import { found, type Shop } from "./journey.ts"

export interface Server {
  readonly url: string
  /** The publishable key; by default the first unrevoked key of the administrator's list. */
  readonly key?: string | undefined
  readonly email: string
  readonly password: string
}
const price = 20

/** Logs in, finds a shipping option, and publishes a product that it can ship. */
export async function openShop(server: Server, checkResponse: ResponseCheck): Promise<Shop> {
  const auth = { storage: "memory" } as const
  const login = createSdk({ baseUrl: server.url, auth, checkResponse: checkResponse })
  const { email, password } = server
  await login.auth.login({ actor_type: "user", auth_provider: "emailpass", body: { email, password } })

  const { api_keys } = await login.admin.apiKey.list({ query: { type: "publishable", limit: 100 } })
  const key = found(
    api_keys.find(({ token, revoked_at }) => (server.key ? token === server.key : !revoked_at)),
    "matching publishable key",
  )
  const visitor = () =>
    createSdk({ baseUrl: server.url, publishableKey: key.token, auth, checkResponse: checkResponse })
  const sdk = visitor()
  await sdk.client.storage.set(found(await login.client.storage.get(), "token"))

  const delivery = await findShippingOption(sdk)
  const tag = Date.now().toString(36)
  const { product } = await sdk.admin.product.create({
    body: {
      title: `Contract ${tag}`,
      status: "published",
      shipping_profile_id: delivery.profile,
      sales_channels: (key.sales_channels ?? []).map(({ id }) => ({ id })),
      options: [{ title: "Size", values: ["S", "M"] }],
      variants: ["S", "M"].map((size) => ({
        title: size,
        options: { Size: size },
        manage_inventory: false,
        prices: [{ amount: price, currency_code: delivery.region.currency_code }],
      })),
    },
  })
  const [small, medium] = (product.variants ?? []).map(({ id }) => id)
  const variants = [found(small, "first variant"), found(medium, "second variant")] as const
  return { sdk, visitor, tag, ...delivery, product, variants, price }
}

/** Deletes the product. Orders and customers remain: the API can't delete orders. */
export const closeShop = ({ sdk, product }: Shop) => sdk.admin.product.delete({ id: product.id })

/** A flat-rate shipping option, and a region and country that it ships to. */
async function findShippingOption({ admin, store }: Sdk) {
  const fields =
    "id,price_type,shipping_profile_id,*rules,*service_zone.geo_zones,service_zone.fulfillment_set.location.id"
  const { shipping_options } = await admin.shippingOption.list({ query: { fields, limit: 100 } })
  const { regions } = await store.region.list({ query: { limit: 100 } })
  for (const option of shipping_options) {
    const isReturn = option.rules?.some(({ attribute, value }) => attribute === "is_return" && String(value) === "true")
    if (option.price_type !== "flat" || isReturn) continue
    const zones = option.service_zone?.geo_zones ?? []
    for (const region of regions)
      for (const { iso_2 } of region.countries ?? [])
        if (iso_2 && zones.some((zone) => zone.country_code === iso_2))
          return {
            region,
            country: iso_2,
            shippingOption: option.id,
            profile: option.shipping_profile_id,
            location: found(option.service_zone?.fulfillment_set?.location?.id, "location for the shipping option"),
          }
  }
  throw new Error("the server has no region with a flat-rate shipping option; create one first")
}
