/** Pages of shipping profiles. */
export const profiles = {
  list: "Shipping profiles",
  create: "Create shipping profile",
  newHint: "Choose it for products and shipping options afterward.",
  save: "Save shipping profile",
  saved: "Shipping profile saved",
  created: "Shipping profile created",
  general: "General",
  metadata: "Metadata",
  name: "Name",
  nameHint: "Must be unique.",
  type: "Type",
  typeHint: "Free text for integrations, for example default or bulky.",
  products: {
    title: "Products",
    count: "{count, number}",
    none: "No products use this profile. You choose the profile on a product’s page.",
    checked: "{count, plural, one {Checked the first # product.} other {Checked the first # products.}}",
    more: "{count, plural, one {and # more product} other {and # more products}}",
  },
  without: {
    title: "Products without a profile",
    text: "They can’t be shipped until they have one:",
  },
  options: {
    title: "Shipping options",
    none: "No shipping option uses this profile, so its products can’t be shipped.",
  },
  delete: {
    label: "Delete shipping profile",
    title: "Delete “{name}”?",
    use: "{count, plural, =0 {No product or shipping option uses it.} one {# product or shipping option uses it:} other {# products and shipping options use it:}}",
    product: "Product “{title}”",
    option: "Shipping option “{name}”",
    inUse: "Choose a different profile for these first",
    done: "Shipping profile deleted",
  },
} as const
