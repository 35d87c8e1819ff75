import type { Locale } from "#lib/locale.ts"
import type { messages as account } from "./en/account.ts"
import type { messages as admin } from "./en/admin.ts"
import type { messages as browse } from "./en/browse.ts"
import type { messages as bulkEdit } from "./en/bulk-edit.ts"
import type { messages as cart } from "./en/cart.ts"
import type { messages as catalog } from "./en/catalog.ts"
import type { messages as chat } from "./en/chat.ts"
import type { messages as checkout } from "./en/checkout.ts"
import type { messages as customers } from "./en/customers.ts"
import type { messages as demo } from "./en/demo.ts"
import type { messages as drafts } from "./en/drafts.ts"
import type { messages as firstSale } from "./en/first-sale.ts"
import type { messages as home } from "./en/home.ts"
import type { messages as inventory } from "./en/inventory.ts"
import type { messages as invite } from "./en/invite.ts"
import type { messages as listTools } from "./en/list-tools.ts"
import type { messages as notifications } from "./en/notifications.ts"
import type { messages as order } from "./en/order.ts"
import type { messages as orderJobs } from "./en/order-jobs.ts"
import type { messages as orderLinks } from "./en/order-links.ts"
import type { messages as orderPrint } from "./en/order-print.ts"
import type { messages as orders } from "./en/orders.ts"
import type { messages as payments } from "./en/payments.ts"
import type { messages as priceGrid } from "./en/price-grid.ts"
import type { messages as priceLists } from "./en/price-lists.ts"
import type { messages as productImport } from "./en/product-import.ts"
import type { messages as productWizard } from "./en/product-wizard.ts"
import type { messages as promotionCodes } from "./en/promotion-codes.ts"
import type { messages as promotions } from "./en/promotions.ts"
import type { messages as refusal } from "./en/refusal.ts"
import type { messages as search } from "./en/search.ts"
import type { messages as server } from "./en/server.ts"
import type { messages as session } from "./en/session.ts"
import type { messages as settings } from "./en/settings.ts"
import type { messages as shared } from "./en/shared.ts"
import type { messages as shipping } from "./en/shipping.ts"
import type { messages as signIn } from "./en/sign-in.ts"
import type { messages as startProblem } from "./en/start-problem.ts"
import type { messages as store } from "./en/store.ts"
import type { messages as storeSettings } from "./en/store-settings.ts"
import type { messages as taxes } from "./en/taxes.ts"
import type { messages as translations } from "./en/translations.ts"
import type { messages as workbench } from "./en/workbench.ts"

/** Loaders of the message files, by language and part. */
export const messageFiles = {
  en: {
    shared: () => import("./en/shared.ts"),
    store: () => import("./en/store.ts"),
    cart: () => import("./en/cart.ts"),
    checkout: () => import("./en/checkout.ts"),
    refusal: () => import("./en/refusal.ts"),
    session: () => import("./en/session.ts"),
    account: () => import("./en/account.ts"),
    search: () => import("./en/search.ts"),
    browse: () => import("./en/browse.ts"),
    chat: () => import("./en/chat.ts"),
    admin: () => import("./en/admin.ts"),
    invite: () => import("./en/invite.ts"),
    "list-tools": () => import("./en/list-tools.ts"),
    notifications: () => import("./en/notifications.ts"),
    payments: () => import("./en/payments.ts"),
    orders: () => import("./en/orders.ts"),
    "order-jobs": () => import("./en/order-jobs.ts"),
    "order-links": () => import("./en/order-links.ts"),
    "order-print": () => import("./en/order-print.ts"),
    drafts: () => import("./en/drafts.ts"),
    "first-sale": () => import("./en/first-sale.ts"),
    order: () => import("./en/order.ts"),
    catalog: () => import("./en/catalog.ts"),
    home: () => import("./en/home.ts"),
    inventory: () => import("./en/inventory.ts"),
    "price-grid": () => import("./en/price-grid.ts"),
    "price-lists": () => import("./en/price-lists.ts"),
    "product-import": () => import("./en/product-import.ts"),
    "product-wizard": () => import("./en/product-wizard.ts"),
    "bulk-edit": () => import("./en/bulk-edit.ts"),
    customers: () => import("./en/customers.ts"),
    "promotion-codes": () => import("./en/promotion-codes.ts"),
    promotions: () => import("./en/promotions.ts"),
    server: () => import("./en/server.ts"),
    settings: () => import("./en/settings.ts"),
    shipping: () => import("./en/shipping.ts"),
    "store-settings": () => import("./en/store-settings.ts"),
    taxes: () => import("./en/taxes.ts"),
    "sign-in": () => import("./en/sign-in.ts"),
    "start-problem": () => import("./en/start-problem.ts"),
    translations: () => import("./en/translations.ts"),
    demo: () => import("./en/demo.ts"),
  },
  de: {
    shared: () => import("./de/shared.ts"),
    store: () => import("./de/store.ts"),
    cart: () => import("./de/cart.ts"),
    checkout: () => import("./de/checkout.ts"),
    refusal: () => import("./de/refusal.ts"),
    session: () => import("./de/session.ts"),
    account: () => import("./de/account.ts"),
    search: () => import("./de/search.ts"),
    browse: () => import("./de/browse.ts"),
    chat: () => import("./de/chat.ts"),
    admin: () => import("./de/admin.ts"),
    invite: () => import("./de/invite.ts"),
    "list-tools": () => import("./de/list-tools.ts"),
    notifications: () => import("./de/notifications.ts"),
    payments: () => import("./de/payments.ts"),
    orders: () => import("./de/orders.ts"),
    "order-jobs": () => import("./de/order-jobs.ts"),
    "order-links": () => import("./de/order-links.ts"),
    "order-print": () => import("./de/order-print.ts"),
    drafts: () => import("./de/drafts.ts"),
    "first-sale": () => import("./de/first-sale.ts"),
    order: () => import("./de/order.ts"),
    catalog: () => import("./de/catalog.ts"),
    home: () => import("./de/home.ts"),
    inventory: () => import("./de/inventory.ts"),
    "price-grid": () => import("./de/price-grid.ts"),
    "price-lists": () => import("./de/price-lists.ts"),
    "product-import": () => import("./de/product-import.ts"),
    "product-wizard": () => import("./de/product-wizard.ts"),
    "bulk-edit": () => import("./de/bulk-edit.ts"),
    customers: () => import("./de/customers.ts"),
    "promotion-codes": () => import("./de/promotion-codes.ts"),
    promotions: () => import("./de/promotions.ts"),
    server: () => import("./de/server.ts"),
    settings: () => import("./de/settings.ts"),
    shipping: () => import("./de/shipping.ts"),
    "store-settings": () => import("./de/store-settings.ts"),
    taxes: () => import("./de/taxes.ts"),
    "sign-in": () => import("./de/sign-in.ts"),
    "start-problem": () => import("./de/start-problem.ts"),
    translations: () => import("./de/translations.ts"),
    demo: () => import("./de/demo.ts"),
  },
}

/** Messages are loaded per language and part: shoppers never download the back office's, a list never a flow's. */
export type Part = keyof (typeof messageFiles)["en"]

/** The type of the English messages, which every other language must match. */
export type Messages = typeof shared &
  typeof store &
  typeof cart &
  typeof checkout &
  typeof refusal &
  typeof session &
  typeof account &
  typeof browse &
  typeof chat &
  typeof search &
  typeof admin &
  typeof invite &
  typeof listTools &
  typeof notifications &
  typeof payments &
  typeof orders &
  typeof orderJobs &
  typeof orderLinks &
  typeof orderPrint &
  typeof drafts &
  typeof firstSale &
  typeof order &
  typeof catalog &
  typeof home &
  typeof inventory &
  typeof priceGrid &
  typeof priceLists &
  typeof productImport &
  typeof productWizard &
  typeof bulkEdit &
  typeof customers &
  typeof promotionCodes &
  typeof promotions &
  typeof server &
  typeof settings &
  typeof shipping &
  typeof storeSettings &
  typeof taxes &
  typeof translations &
  typeof signIn &
  typeof startProblem &
  typeof demo &
  typeof workbench

export type LoadedMessages = Record<string, object>

/**
 * Loads the messages of some parts and merges them into one object, at each level, because the parts of the back office
 * share keys. Parts already loaded aren't downloaded again.
 */
export async function loadMessages(locale: Locale, ...parts: Part[]): Promise<LoadedMessages> {
  const modules = await Promise.all(parts.map((part) => messageFiles[locale][part]()))
  return modules.reduce<LoadedMessages>((merged, { messages }) => mergeMessages(merged, messages), {})
}

/** Adds messages to others, at each level. */
export function mergeMessages(first: LoadedMessages, second: object): LoadedMessages {
  const merged: LoadedMessages = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const known: unknown = merged[key]
    merged[key] = isObject(known) && isObject(value) ? mergeMessages(known, value) : value
  }
  return merged
}

/** Whether a value holds messages; a compiled message is a text or a list. */
const isObject = (value: unknown): value is LoadedMessages =>
  typeof value === "object" && value !== null && !Array.isArray(value)
