import type { IconName } from "#ui/icon.tsx"

const page = <const Key extends string, const Path extends string>(key: Key, icon: IconName, to: Path) => ({
  key,
  icon,
  to,
})

/** The settings by group. A page is shown only if it exists. */
export const settingsGroups = [
  {
    key: "store",
    pages: [
      page("firstSale", "check", "/admin/settings/first-sale"),
      page("store", "settings", "/admin/settings/store"),
      page("storefront", "home", "/admin/settings/storefront"),
      page("translations", "globe", "/admin/settings/translations"),
      page("regions", "globe", "/admin/settings/regions"),
      page("salesChannels", "shop", "/admin/settings/sales-channels"),
      page("team", "users", "/admin/settings/team"),
      page("profile", "user", "/admin/settings/profile"),
      page("apiKeys", "lock", "/admin/settings/api-keys"),
    ],
  },
  {
    key: "taxes",
    pages: [
      page("taxRegions", "percent", "/admin/settings/tax-regions"),
      page("taxCheck", "check", "/admin/settings/tax-check"),
    ],
  },
  {
    key: "shipping",
    pages: [
      page("locations", "pin", "/admin/settings/locations"),
      page("shippingCheck", "check", "/admin/settings/shipping-check"),
      page("shippingProfiles", "box", "/admin/settings/shipping-profiles"),
      page("optionTypes", "truck", "/admin/settings/shipping-option-types"),
    ],
  },
  {
    key: "orders",
    pages: [
      page("returnReasons", "return", "/admin/settings/return-reasons"),
      page("refundReasons", "money", "/admin/settings/refund-reasons"),
    ],
  },
  {
    key: "server",
    pages: [
      page("workflows", "history", "/admin/settings/workflows"),
      page("server", "system", "/admin/settings/server"),
    ],
  },
] as const
