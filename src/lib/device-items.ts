import { safeStorage, type TextStorage } from "./storage.ts"

type DevicePlace = "local" | "session" | "history" | "indexedDB" | "worker" | "cookie"

/**
 * Owner of an item, which decides when it is removed. `device`: never. `visit`: when a customer's login ends, by
 * signing out, expiry or another login. `customer`: its key contains the customer's id, or it is the login itself.
 * `cart`: when the cart ends. `admin`: when the back office's login ends.
 */
export type DeviceOwner = "device" | "visit" | "customer" | "cart" | "admin"

interface Item {
  /** Key in the browser; a trailing `*` stands for a customer's id, or for what its note says. */
  readonly key: string
  readonly place: DevicePlace
  readonly owner: DeviceOwner
}

export const item = (owner: DeviceOwner, key: string, place: DevicePlace = "local"): Item => ({ key, place, owner })

/** All data that code reads by its name. The purpose of each item is in `device-items.notes.ts`, with all other data. */
export const deviceItems = {
  locale: item("device", "app:locale"),
  theme: item("device", "app:theme"),
  country: item("device", "app:shop_country"),
  freeDelivery: item("device", "app:free_delivery"),
  customerToken: item("customer", "shop_customer_token"),
  customerSignIn: item("visit", "app:sign_in", "session"),
  transferRequests: item("customer", "app:transfer_requests:*"),
  endedLogins: item("device", "app:shop_ended_logins"),
  savedCart: item("customer", "app:shop_cart:*"),
  joiningItem: item("customer", "app:shop_cart_join:*"),
  cart: item("cart", "app:shop_cart"),
  cartRevision: item("cart", "app:shop_cart_revision"),
  checkoutDrafts: item("cart", "app:checkout_drafts"),
  checkoutSeen: item("cart", "app:checkout_seen", "session"),
  expressCart: item("cart", "app:express_cart", "session"),
  lastOrder: item("visit", "app:last_order"),
  returnDraft: item("visit", "app:return_draft", "session"),
  recentSearches: item("visit", "app:recent_searches"),
  searchTrail: item("visit", "app:search_trail"),
  searchUser: item("visit", "app:search_user"),
  searchMissing: item("device", "app:search_missing", "session"),
  searchEvents: item("visit", "app:search_events", "session"),
  recentlyViewed: item("visit", "app:recently_viewed"),
  wishlist: item("visit", "app:wishlist"),
  stockWatches: item("visit", "app:stock_watches"),
  chatMessages: item("visit", "app:chat_messages"),
  chatConsent: item("visit", "app:chat_consent"),
  searchConsent: item("visit", "app:search_consent"),
  reportsConsent: item("visit", "app:reports_consent"),
  adminToken: item("admin", "admin_token"),
  adminSignIn: item("admin", "app:admin_sign_in", "session"),
  adminRecent: item("admin", "app:admin_recent"),
  adminNoticesSeen: item("admin", "app:admin_notices_seen"),
  closedNavGroups: item("device", "app:closed_nav_groups"),
  adminFormDrafts: item("admin", "app:admin_form_drafts"),
  expandedCategories: item("device", "app:expanded_categories"),
  adminTab: item("device", "app:admin_tab", "session"),
  contentPreview: item("admin", "app:content_preview"),
  adminProductDrafts: item("admin", "app:admin_product_drafts"),
  adminPriceListDraft: item("admin", "app:admin_price_list_draft", "session"),
  adminPromotionDraft: item("admin", "app:admin_promotion_draft", "session"),
  adminImport: item("admin", "app:admin_import", "session"),
  adminBulkEdit: item("admin", "app:admin_bulk_edit", "indexedDB"),
  adminBulkChoice: item("admin", "app:admin_bulk_choice", "session"),
  adminBulkEditMark: item("admin", "app:admin_bulk_edit_mark"),
  listColumns: item("device", "app:list_columns:*"),
  listDensity: item("device", "app:list_density"),
  listViews: item("device", "app:list_views:*"),
  startedChanges: item("device", "app:started_changes:*"),
} as const satisfies Readonly<Record<string, Item>>

export type DeviceItemName = keyof typeof deviceItems

/** Access to one item's text. */
export interface DeviceItem {
  readonly key: string
  get(): string | null
  set(value: string): void
  remove(): void
  /** Whether the browser stores the last value; otherwise it ends with the page. */
  isStored(): boolean
}

const stores: Readonly<Record<"local" | "session", TextStorage>> = {
  local: safeStorage(() => window.localStorage, ""),
  session: safeStorage(() => window.sessionStorage, ""),
}

/** Key of an item in browser storage; `suffix` replaces its `*`: a customer, an admin or a list. */
export const deviceKey = (name: DeviceItemName, suffix = ""): string => deviceItems[name].key.replace(/\*$/, suffix)

/**
 * Reads, writes and removes an item of localStorage or sessionStorage. Throws if the item isn't stored there; reading
 * and writing never throw.
 */
export const deviceItem = (name: DeviceItemName, suffix?: string): DeviceItem =>
  access({ ...deviceItems[name], key: deviceKey(name, suffix) })

/** Returns access to an item that isn't in the list of every page; throws as {@link deviceItem} does. */
export function access({ place, key }: Item): DeviceItem {
  if (place !== "local" && place !== "session") throw new Error(`${key} isn't a text in the browser's storage`)
  const store = stores[place]
  return {
    key,
    get: () => store.get(key),
    set: (value) => store.set(key, value),
    remove: () => store.remove(key),
    isStored: () => store.isStored(key),
  }
}

/** Names of the owners' items that are stored as text under a single key. */
export const itemsOf = (...owners: readonly DeviceOwner[]): readonly DeviceItemName[] =>
  (Object.keys(deviceItems) as DeviceItemName[]).filter((name) => {
    const { owner, place, key } = deviceItems[name]
    return owners.includes(owner) && (place === "local" || place === "session") && !key.endsWith("*")
  })
