/** Index of the settings. */
export const settings = {
  title: "Settings",
  hint: "How your store sells, ships and takes returns.",
  groups: {
    store: "Store",
    taxes: "Taxes",
    shipping: "Shipping",
    orders: "Returns and refunds",
    server: "Server",
  },
  pages: {
    firstSale: { title: "First sale", text: "See what your store needs before its first order, and set it up." },
    store: {
      title: "Store and currencies",
      text: "Set the store’s name, its defaults and the currencies you sell in.",
    },
    storefront: {
      title: "Storefront",
      text: "Write the home page, an announcement, and the help pages.",
    },
    regions: { title: "Regions", text: "Group countries that share a currency, payment providers and tax rules." },
    apiKeys: { title: "API keys", text: "Connect storefronts and other software to your store." },
    team: { title: "Team", text: "Invite people who work in the back office." },
    profile: { title: "Profile", text: "Your name, language and password." },
    salesChannels: {
      title: "Sales channels",
      text: "Choose which products you sell in your online store, on marketplaces or in physical stores.",
    },
    translations: {
      title: "Translations",
      text: "Translate products, categories and other texts into the languages of your store.",
    },
    taxRegions: { title: "Tax regions", text: "Set tax rates by country, province, product and shipping option." },
    taxCheck: { title: "Check tax rate", text: "See which tax rate a customer pays, and why." },
    locations: {
      title: "Locations and shipping",
      text: "Add warehouses and physical stores, and set where they ship to and at what price.",
    },
    shippingCheck: {
      title: "Check shipping",
      text: "See which shipping options a customer gets, and why the others aren’t offered.",
    },
    shippingProfiles: { title: "Shipping profiles", text: "Group products that ship the same way." },
    optionTypes: { title: "Shipping option types", text: "Group shipping options, such as standard and express." },
    returnReasons: { title: "Return reasons", text: "Choose which reasons customers can give for a return." },
    refundReasons: { title: "Refund reasons", text: "Choose which reasons admins can give for a refund." },
    workflows: { title: "Workflow runs", text: "See the server’s background work, and run or answer workflows." },
    server: { title: "Server", text: "See the server’s features and plugins, and rebuild its search indexes." },
  },
} as const
