import { demoItems } from "./demo-items.ts"
import { type DeviceOwner, deviceItems, item } from "./device-items.ts"

/** All data stored in the browser, including the router's and what history entries contain. */
export const allDeviceItems = {
  ...deviceItems,
  ...demoItems,
  scrollPositions: item("device", "tsr-scroll-restoration-v1_3", "session"),
  routerReload: item("device", "tanstack_router_reload:*", "session"),
  orderEndedLogins: item("device", "endedLogins", "history"),
  orderPlace: item("device", "orderPlace", "history"),
  scrollPlace: item("device", "place", "history"),
  priceCurrency: item("device", "priceCurrency", "history"),
  openedFrom: item("device", "openedFrom", "history"),
  nextTask: item("device", "nextTask", "history"),
  routerKey: item("device", "key", "history"),
  routerEntry: item("device", "__*", "history"),
  demoWorker: item("device", "backend", "worker"),
  marketCookie: item("device", "market", "cookie"),
}

type ItemName = keyof typeof allDeviceItems

interface Note {
  readonly what: string
  /** When it is removed, unless the owner alone determines that. */
  readonly removed?: string
  /** Name of the consent item; strictly necessary items need none. */
  readonly consent?: string
}

const TAB_CLOSED = "The tab is closed"

/** Purpose of each item. Used only by `docs/privacy.md` and tests, so it isn't in any bundle. */
const deviceItemNotes: Readonly<Record<ItemName, Note>> = {
  locale: { what: "The chosen language." },
  theme: { what: "Light or dark, if it differs from the device's own setting." },
  country: { what: "The chosen country, for prices, taxes and shipping." },
  freeDelivery: { what: "That this store has no free shipping, so that the cart reserves no space for it." },
  customerToken: {
    what: "The customer's login, a signed token with the customer's id; with session cookies without the signature.",
    removed: "Signing out, expiry, another login",
  },
  customerSignIn: {
    what: "A customer's visit to a sign-in provider's page: the provider's name, its state parameter, the page to return to and the time.",
    removed: "The browser returns from there, or the tab is closed",
  },
  transferRequests: {
    what: "Orders that a customer has asked to move into their account: order ids, numbers and dates.",
    removed: "The order is transferred, the request is withdrawn, or the customer signs out",
  },
  endedLogins: { what: "How many logins have ended, so that a tab notices one that it missed." },
  savedCart: {
    what: "The ids of the carts of a customer who has signed out or whose login has ended, until they sign in again.",
    removed: "The customer signs in and they become one with the present cart, or they are ordered",
  },
  joiningItem: {
    what: "The item of a customer's saved cart that the sign-in is adding to the present one, and the quantity there before.",
    removed: "The item was added or refused, or the next sign-in has found out",
  },
  cart: { what: "The id of the cart, and of the customer it belongs to.", removed: "Ordering, signing out" },
  cartRevision: { what: "The cart's id and a number that notifies other tabs of changes." },
  checkoutDrafts: {
    what: "Unsent checkout input: email address and addresses.",
    removed: "The step is saved, the cart is ordered, the login ends",
  },
  checkoutSeen: {
    what: "The items, prices, total, email address, addresses and methods that the shopper has seen at the checkout.",
  },
  expressCart: {
    what: "The email address, addresses and shipping option of the cart before a wallet's sheet was opened.",
    removed: "The cart is restored or ordered, or the tab is closed",
  },
  lastOrder: { what: "The id of the latest order, for questions in the chat." },
  returnDraft: {
    what: "The order's id, and the items, reasons, notes and shipping option chosen for a return that wasn't requested yet.",
    removed: "The return is requested, or the login ends",
  },
  recentSearches: { what: "The latest five searches.", removed: "The login ends, or the shopper clears them" },
  searchTrail: {
    what: "Products opened from search results, so the search service can count purchases.",
    removed: "Ordering, the end of the login, withdrawing consent",
    consent: "searchConsent",
  },
  searchUser: {
    what: "A random token that tells one shopper's search events from another's.",
    removed: "The login ends, or consent is withdrawn",
    consent: "searchConsent",
  },
  searchMissing: { what: "That the server has no search of its own, so that it isn't asked on each page." },
  searchEvents: { what: "Demo only: the search events of this tab, shown in the list of search events." },
  recentlyViewed: {
    what: "The ids of the latest 12 products whose pages were opened.",
    removed: "The login ends, or the shopper clears the list",
  },
  wishlist: {
    what: "The ids of up to 100 products on the wishlist, and which changes the account doesn't have yet.",
    removed: "The login ends, or the shopper removes the products",
  },
  stockWatches: {
    what: "The ids of up to 20 variants that the shopper wants to see here once they are back in stock.",
    removed: "The login ends, or the shopper closes or follows the note",
  },
  chatMessages: { what: "Demo only: messages to the support team, which a real chat would send." },
  chatConsent: {
    what: "That the script of a third-party chat may be loaded.",
    removed: "The login ends, or consent is withdrawn",
  },
  reportsConsent: {
    what: "That error reports may be sent to a third party.",
    removed: "The login ends, or consent is withdrawn",
  },
  searchConsent: {
    what: "Whether search events may be stored across visits; after a no, none are sent.",
    removed: "The login ends, or consent is withdrawn",
  },
  adminToken: {
    what: "The administrator's login, a signed token; with session cookies only its claims, without the signature.",
    removed: "Signing out, expiry",
  },
  adminSignIn: {
    what: "The same for an administrator's visit to a sign-in provider's page.",
    removed: "The browser returns from there, or the tab is closed",
  },
  adminRecent: {
    what: "Paths and titles of the latest 8 records that the administrator opened, with the administrator's id.",
    removed: "The administrator signs out, another one signs in and opens a record",
  },
  adminNoticesSeen: {
    what: "When the newest notification that the administrator has read was created.",
    removed: "The administrator signs out",
  },
  closedNavGroups: { what: "Groups of the back office's navigation that someone collapsed." },
  adminFormDrafts: {
    what: "Unsaved input of the latest 20 forms, with the administrator's id.",
    removed: "The form is saved or discarded, the administrator signs out, another one signs in",
  },
  expandedCategories: { what: "Ids of the categories whose subcategories are shown in the back office's tree." },
  adminTab: { what: "A random id of the tab, so that tabs don't overwrite each other's drafts." },
  contentPreview: { what: "Unpublished texts of the home page or a help page, for the preview in another tab." },
  adminProductDrafts: {
    what: "The products that an administrator is creating, up to 5, each with the id of its tab: the entries, uploaded images and step, with the administrator's id.",
    removed: "The products are created or discarded, the administrator signs out, another one signs in",
  },
  adminPriceListDraft: {
    what: "The price list that an administrator is creating in this tab: its entries, prices and step, with the administrator's id.",
    removed: "The price list is created or discarded, the administrator signs out, another one signs in",
  },
  adminPromotionDraft: {
    what: "The promotion that an administrator is creating in this tab: its entries and step, with the administrator's id.",
    removed: "The promotion is created or discarded, the administrator signs out, another one signs in",
  },
  adminImport: {
    what: "The variants that the last check of a product import in this tab found, by product, with the id of the import.",
    removed: "Another import is prepared, the administrator signs out, another one signs in",
  },
  adminBulkEdit: {
    what: "The bulk edit of an administrator: what it changes, the ids, titles or numbers, former values and results of the products or orders, tracking numbers, with the administrator's id.",
    removed: "The result is closed, the administrator signs out, another one signs in",
  },
  adminBulkChoice: {
    what: "The products or orders that an administrator selected in this tab for a bulk edit that hasn't started, what it changes, and the list's address, with the administrator's id.",
    removed: "The bulk edit is closed, the administrator signs out, another one signs in",
  },
  adminBulkEditMark: {
    what: "The id of the administrator whose bulk edit is kept on the device.",
    removed: "The result is closed, the administrator signs out, another one signs in",
  },
  listColumns: {
    what: "Columns of a back-office list that someone chose; `*` is the list's name.",
    removed: "The columns are reset",
  },
  listDensity: { what: "That the rows of back-office lists are compact.", removed: "Comfortable rows are chosen" },
  listViews: {
    what: "Saved searches of back-office lists, if the server doesn't store them; `*` is the administrator's id.",
    removed: "The views are deleted",
  },
  startedChanges: {
    what: "Ids of the latest 100 order changes and drafts that an administrator started on this device, because the server doesn't say who started an edit; `*` is the administrator's id.",
    removed: "Newer ones replace them",
  },
  scrollPositions: { what: "How far each page of this tab was scrolled.", removed: TAB_CLOSED },
  routerReload: {
    what: "That the page was reloaded once because part of its code failed to load; `*` is the error message.",
    removed: TAB_CLOSED,
  },
  orderEndedLogins: {
    what: "How many logins had ended when an order confirmation was opened, so that the next shopper doesn't see it.",
  },
  marketCookie: {
    what: "The chosen language and country, such as `de-at`: a server that renders the pages leads to them.",
  },
  scrollPlace: { what: "Which scroll position belongs to a page whose address was replaced." },
  orderPlace: {
    what: "The list of orders that an order was opened from: its search and the ids of the orders on its page.",
  },
  priceCurrency: { what: "The currency of a price filter, so that it isn't applied to prices in another one." },
  openedFrom: { what: "The list from which a change of an order was opened, to return there." },
  nextTask: { what: "That an order's page opens the refund, until it is open." },
  routerKey: { what: "A random key of the page, for its scroll position." },
  routerEntry: {
    what: "What the router needs: the same key, the page's place in the tab's history, and how to scroll to a part of the page.",
  },
  demoBackend: { what: "Demo only: the data and faults of the in-memory backend.", removed: "The demo is reset" },
  demoReplaced: {
    what: "Demo only: that the data isn’t that of a first visit, so that no page of the build is shown.",
    removed: "The demo is reset",
  },
  workbench: { what: "Demo only: whether the workbench is open in this tab, its tool and its height." },
  workbenchSnapshots: {
    what: "Demo only: the snapshots saved in the workbench.",
    removed: "They are deleted in the workbench",
  },
  machineCoverage: {
    what: "Demo only: which states and transitions of flows were used, for the workbench.",
    removed: "The coverage is reset in the workbench",
  },
  tab: { what: "Demo only: a random name of this tab, to show its own requests in the workbench." },
  tourSeen: { what: "Demo only: that the tour was shown once." },
  tour: { what: "Demo only: whether the tour is open or folded in this tab.", removed: "The tour is closed" },
  demoWorker: { what: "Demo only: the in-memory backend while a tab is open.", removed: "The last tab is closed" },
}

const removedWith: Readonly<Record<DeviceOwner, string>> = {
  device: "The browser's data is cleared",
  visit: "The login ends: signing out, expiry, another login",
  customer: "Signing out",
  cart: "The cart is ordered or discarded, or the login ends",
  admin: "Signing out",
}
const places = {
  local: "localStorage, until it is removed",
  session: "sessionStorage, until the tab is closed",
  history: "The page's entry in the tab's history, until the tab is closed",
  indexedDB: "IndexedDB, until it is removed",
  worker: "SharedWorker, while a tab is open",
  cookie: "Cookie, for a year",
} as const

/** Generates the text of `docs/privacy.md`. */
export function privacyDocs(): string {
  const rows = (Object.keys(allDeviceItems) as ItemName[]).map((name) => {
    const { key, place, owner } = allDeviceItems[name]
    const { what, removed = place === "history" ? TAB_CLOSED : removedWith[owner], consent } = deviceItemNotes[name]
    const needed = consent ? `\`${allDeviceItems[consent as ItemName].key}\`` : "no"
    return `| \`${key}\` | ${what} | ${owner} | ${places[place]} | ${removed} | ${needed} |`
  })
  return `${[
    "# Data stored on the device",
    "",
    "Written by `npm run docs:api` from `src/lib/device-items.notes.ts`; the tests fail if it is out of date. `*` in a key is a customer's id unless the note says otherwise.",
    'The app sets one cookie. "The login ends" means a customer\'s login: data of a guest is kept when they sign in.',
    "",
    "| key | content | belongs to | where and how long | removed when | needs consent |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n")}\n`
}
