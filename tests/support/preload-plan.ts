import type { Plan } from "#lib/preload.ts"

export const API = "http://shop.test"
export const REGIONS = "/store/regions?limit=100"
export const CATEGORIES = "/store/product-categories"
export const regions = [
  { id: "reg_eu", countries: [{ iso_2: "de" }, { iso_2: "fr" }] },
  { id: "reg_us", countries: [{ iso_2: "us" }] },
]
export const plan: Plan = {
  files: [
    "assets/frame.js",
    "assets/en.js",
    "assets/de.js",
    "assets/product.js",
    "assets/cart-de.js",
    "assets/login.js",
    "assets/account.js",
  ],
  frame: [0],
  texts: { en: [1], de: [2] },
  pages: [
    {
      pattern: "^/products/([^/?]+)",
      files: [3],
      requests: [CATEGORIES, "/store/products?handle=__handle__&region_id=__region__&country_code=__country__"],
      view: "product",
      preview: { path: "/store/products?handle=__handle__&fields=title", rows: "products" },
    },
    {
      pattern: "^/search\\?q=([^&]+)$",
      files: [],
      requests: [],
      view: "results",
      preview: { path: "/store/products?q=__handle__", rows: "products", search: true },
    },
    {
      pattern: "^/cart$",
      files: [],
      texts: { en: [], de: [4] },
      requests: ["/store/carts/__cart__?fields=items", CATEGORIES],
      signedIn: ["/store/customers/me"],
      view: "cart",
      preview: { path: "/store/carts/__cart__?fields=items", rows: "cart.items" },
    },
    {
      pattern: "^/order/([^/?]+)$",
      files: [],
      requests: ["/store/orders/__handle__"],
      view: "order",
      preview: { path: "/store/orders/__handle__", rows: "order" },
    },
    { pattern: "^/account/login$", files: [5], requests: ["/auth/customer/providers"], view: "login" },
    {
      pattern: "^/account$",
      files: [6],
      requests: [],
      signedIn: ["/store/customers/me"],
      view: "account",
      isMember: true,
      preview: { path: "/store/customers/me", rows: "customer" },
    },
    { pattern: "", files: [], requests: [], view: "other" },
  ],
  api: { defaults: { VITE_API_URL: API, VITE_PUBLISHABLE_KEY: "pk_test" }, regions: REGIONS },
  demo: null,
}
const slots = '<div data-row="" class="animate-breathe"><p data-slot="title"></p><img data-slot="thumbnail"></div>'
export const views = {
  en: {
    headers: { "": "<header>Shop</header>" },
    pages: {
      product: slots,
      cart: slots,
      results: "<p data-title>Results for “__handle__”</p>",
      order: `<div data-row=""><p data-slot="display_id" data-text="Order #__value__"></p><b data-slot="email" data-when="status=pending&fulfillment_status=not_fulfilled" data-text="Sent to __value__"></b></div>`,
      login: "<p>Sign in</p>",
      account: `<div data-row=""><p data-slot="first_name" data-text="Hello, __value__">Hello</p></div>`,
      other: "<p>Please wait</p>",
    },
  },
  de: { headers: { "": "<header>Laden</header>" }, pages: { product: slots, other: "<p>Bitte warten</p>" } },
}

export const order = {
  display_id: 12,
  email: "ada@example.com",
  status: "pending",
  fulfillment_status: "not_fulfilled",
}
