/** Texts of the lists of regions and API keys. */
export const lists = {
  regions: {
    title: "Regions",
    hint: "Countries that share a currency, payment providers and tax settings.",
    search: "Search regions",
    none: { title: "No regions yet", text: "Create one to sell in its countries." },
    noMatch: "No matching regions",
    columns: { name: "Name", currency: "Currency", countries: "Countries" },
    countries: "{count, plural, =0 {No countries} one {# country} other {# countries}}",
    delete: {
      title: "{count, plural, one {Delete # region?} other {Delete # regions?}}",
      text: "Customers in their countries can’t check out until the countries are in another region. Past orders are kept. This can’t be undone.",
      confirm: "{count, plural, one {Delete region} other {Delete # regions}}",
      done: "{count, plural, one {Region deleted} other {# regions deleted}}",
    },
  },
  apiKeys: {
    title: "API keys",
    hint: "Publishable keys identify storefronts. Secret keys give other systems access to the admin API.",
    search: "Search API keys",
    none: { title: "No API keys yet", text: "Create a publishable key to connect a storefront." },
    noMatch: "No matching API keys",
    columns: {
      title: "Title",
      type: "Type",
      key: "Key",
      channels: "Sales channels",
      lastUsed: "Last used",
      status: "Status",
    },
    delete: {
      title: "{count, plural, one {Delete # API key?} other {Delete # API keys?}}",
      text: "Only revoked keys can be deleted. This can’t be undone.",
      confirm: "{count, plural, one {Delete API key} other {Delete # API keys}}",
      done: "{count, plural, one {API key deleted} other {# API keys deleted}}",
    },
  },
} as const
