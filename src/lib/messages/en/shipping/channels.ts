/** Pages of sales channels. */
export const channels = {
  list: "Sales channels",
  create: "Create sales channel",
  newHint: "You can add its products and locations after creating it.",
  save: "Save sales channel",
  saved: "Sales channel saved",
  created: "Sales channel created",
  general: "General",
  metadata: "Metadata",
  name: "Name",
  twin: "Another sales channel has the same name.",
  description: "Description",
  isEnabled: "Enabled",
  enabledHint: "Customers can’t buy in a disabled sales channel.",
  addHint: "A product can be sold in several sales channels.",
  use: {
    title: "Used by",
    keys: "Publishable keys",
    noKeys: "No publishable key uses it, so no storefront shows its products.",
    locations: "Locations",
    noLocations: "No location serves it, so nothing can be shipped.",
    revoked: "Revoked",
  },
  delete: {
    label: "Delete sales channel",
    title: "Delete “{name}”?",
    products:
      "{count, plural, =0 {It has no products. Its publishable keys and locations are kept without it.} one {Its product, publishable keys and locations are kept without it:} other {Its # products, publishable keys and locations are kept without it:}}",
    isDefault:
      "This is the store’s default sales channel. Make another channel the default in the store settings first; create one if there’s no other.",
    done: "Sales channel deleted",
  },
} as const
