import { openBreakableShop } from "./breakable-shop.ts"
import { ADMIN_LOGIN } from "./live-shop.ts"

export const regionTask = { step: "region", name: "Germany", country: "de" } as const
export const taxTask = { step: "tax", name: "VAT", rate: 19 } as const
export const channelTask = { step: "channel", title: "Storefront" } as const
export const shippingTask = {
  step: "shipping",
  location: { name: "Berlin", address_1: "Lange Strasse 7", city: "Berlin", country_code: "de" },
  option: "Standard shipping",
  price: 4.9,
} as const

/** A freshly migrated server with a signed-in admin, whose requests can be made to fail. */
export async function openEmptyStore() {
  const opened = await openBreakableShop()
  const { shop, admin } = opened
  shop.backend.reset("empty")
  await shop.admin.auth.login(ADMIN_LOGIN)
  await admin.client.storage.set(String(await shop.admin.client.storage.get()))
  const [profile] = shop.backend.db.tables.shippingProfile.all()
  /** Creates a published product that customers can buy. */
  const sellProduct = async () => {
    const { api_keys } = await shop.admin.admin.apiKey.list({
      query: { type: "publishable", fields: "id,sales_channels.id" },
    })
    const channels = (api_keys[0]?.sales_channels ?? []) as readonly { id: string }[]
    await shop.admin.admin.product.create({
      body: {
        title: "Mug",
        status: "published",
        shipping_profile_id: String(profile?.id),
        options: [{ title: "Size", values: ["One"] }],
        sales_channels: channels.map(({ id }) => ({ id })),
        variants: [
          {
            title: "One",
            manage_inventory: false,
            options: { Size: "One" },
            prices: [{ currency_code: "eur", amount: 12 }],
          },
        ],
      },
    })
  }
  return { ...opened, sellProduct }
}
