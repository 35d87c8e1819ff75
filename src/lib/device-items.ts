import { safeStorage, type TextStorage } from "./storage.ts"

export type DevicePlace = "local" | "session" | "indexedDB" | "worker"

/**
 * Whose an item is, which decides when it is removed. `device`: stays. `visit`: a customer's login ends, by signing out,
 * by expiry or by another one. `customer`: its key carries the customer's id, or it is the login. `cart`: the cart ends.
 * `admin`: the back office's login ends.
 */
export type DeviceOwner = "device" | "visit" | "customer" | "cart" | "admin"

interface Item {
  /** As it stands in the browser; `*` at its end is a customer's id, or what a note says. */
  readonly key: string
  readonly place: DevicePlace
  readonly owner: DeviceOwner
}

const item = (owner: DeviceOwner, key: string, place: DevicePlace = "local"): Item => ({ key, place, owner })

/** Everything that this app keeps in the browser. What each item is for stands in `device-items.notes.ts`. */
export const deviceItems = {
  locale: item("device", "app:locale"),
  theme: item("device", "app:theme"),
  country: item("device", "app:shop_country"),
  freeDelivery: item("device", "app:free_delivery"),
  customerToken: item("customer", "shop_customer_token"),
  transferRequests: item("customer", "app:transfer_requests:*"),
  savedCart: item("customer", "app:shop_cart:*"),
  cart: item("cart", "app:shop_cart"),
  cartRevision: item("cart", "app:shop_cart_revision"),
  checkoutDrafts: item("cart", "app:checkout_drafts"),
  checkoutSeen: item("cart", "app:checkout_seen", "session"),
  lastOrder: item("visit", "app:last_order"),
  recentSearches: item("visit", "app:recent_searches"),
  searchTrail: item("visit", "app:search_trail"),
  searchUser: item("visit", "app:search_user"),
  searchEvents: item("visit", "app:search_events", "session"),
  chatMessages: item("visit", "app:chat_messages"),
  chatConsent: item("visit", "app:chat_consent"),
  searchConsent: item("visit", "app:search_consent"),
  adminToken: item("admin", "admin_token"),
  scrollPositions: item("device", "tsr-scroll-restoration-v1_3", "session"),
  routerReload: item("device", "tanstack_router_reload:*", "session"),
  demoBackend: item("device", "in-memory-backend-3", "indexedDB"),
  demoWorker: item("device", "backend", "worker"),
} as const satisfies Readonly<Record<string, Item>>

export type DeviceItemName = keyof typeof deviceItems

/** One item of the table: reads, writes and removes its text. */
export interface DeviceItem {
  readonly key: string
  get(): string | null
  set(value: string): void
  remove(): void
}

const stores: Readonly<Record<"local" | "session", TextStorage>> = {
  local: safeStorage(() => window.localStorage, ""),
  session: safeStorage(() => window.sessionStorage, ""),
}

/** The key of an item in the browser's storage; `of` is the customer's id where the key carries one. */
export const deviceKey = (name: DeviceItemName, of = ""): string => deviceItems[name].key.replace(/\*$/, of)

/** Access to an item of localStorage or sessionStorage; never throws. */
export function deviceItem(name: DeviceItemName, of?: string): DeviceItem {
  const { place } = deviceItems[name]
  if (place !== "local" && place !== "session") throw new Error(`${name} isn't a text in the browser's storage`)
  const store = stores[place]
  const key = deviceKey(name, of)
  return {
    key,
    get: () => store.get(key),
    set: (value) => store.set(key, value),
    remove: () => store.remove(key),
  }
}

/** The names of the items of these owners that are texts in the browser's storage and have one key. */
export const itemsOf = (...owners: readonly DeviceOwner[]): readonly DeviceItemName[] =>
  (Object.keys(deviceItems) as DeviceItemName[]).filter((name) => {
    const { owner, place, key } = deviceItems[name]
    return owners.includes(owner) && (place === "local" || place === "session") && !key.endsWith("*")
  })
