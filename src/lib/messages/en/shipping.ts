import { channels } from "./shipping/channels.ts"
import { codes } from "./shipping/codes.ts"
import { lists } from "./shipping/lists.ts"
import { locationSetup } from "./shipping/location-setup.ts"
import { locations } from "./shipping/locations.ts"
import { profiles } from "./shipping/profiles.ts"
import { shippingCheck } from "./shipping/shipping-check.ts"

/** Messages of the settings for sales channels, reasons and shipping. */
export const messages = {
  admin: {
    lists,
    channels,
    codes,
    locations,
    locationSetup,
    profiles,
    shippingCheck,
  },
}
