import { apiKey, linkedChannels } from "./store-settings/api-key.ts"
import { lists } from "./store-settings/lists.ts"
import { region } from "./store-settings/region.ts"
import { storeSettings } from "./store-settings/store.ts"
import { storefront } from "./store-settings/storefront.ts"

export const messages = {
  admin: {
    apiKey,
    linked: { channels: linkedChannels },
    lists,
    region,
    storefront,
    storeSettings,
  },
}
