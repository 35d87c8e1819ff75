import { vi } from "vitest"
import type * as Storages from "#lib/storage.ts"
import type * as StoreSdk from "#sdk/store.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { type BrowserTab, FakeBrowser } from "./browser.ts"
import type * as Modules from "./tab-modules.ts"

const PASSWORD = "a-long-secret"

export interface Shopper {
  /** The customer's id, or `guest`. */
  readonly id: string
  readonly email: string
  readonly password: string
  readonly street: string
}
const guest: Shopper = { id: "guest", email: "guest@example.com", password: "", street: "Guest Street 1" }

/** Imports the store's modules for one tab. */
async function openTab(tab: BrowserTab): Promise<typeof Modules> {
  vi.resetModules()
  vi.doMock("#lib/storage.ts", async (original) => {
    const { safeStorage, ...rest } = await original<typeof Storages>()
    const storageOf = (open: () => Storage) => (open() === window.sessionStorage ? tab.session : tab.local)
    return {
      ...rest,
      safeStorage: (open: () => Storage, prefix?: string) => safeStorage(() => storageOf(open), prefix),
    }
  })
  // Reads are tried again at once. Mocked for each tab, because errors are recognized by their class.
  vi.doMock("#sdk/store.ts", async (original) => {
    const { createStoreSdk, ...rest } = await original<typeof StoreSdk>()
    return { ...rest, createStoreSdk: (options: object) => createStoreSdk({ ...options, retryDelay: 0 } as never) }
  })
  return import("./tab-modules.ts")
}

/** A shop with two customers, whose prices are the same numbers in euros and dollars, and a browser with two tabs. */
export async function openShopperShop() {
  const shop = await openLiveShop({ check: undefined })
  const { tables } = shop.backend.db
  for (const { id } of tables.price.all()) tables.price.update(id, { amount: 10 })
  for (const { id } of tables.inventoryLevel.all()) tables.inventoryLevel.update(id, { stocked_quantity: 1_000_000 })
  for (const { id } of tables.taxRate.all()) tables.taxRate.update(id, { rate: 0 })
  const customer = async (name: string): Promise<Shopper> => {
    const email = `${name}@example.com`
    const sdk = await signUpCustomer(shop, email, PASSWORD)
    const { id } = (await sdk.store.customer.retrieve()).customer
    return { id, email, password: PASSWORD, street: `${name} street 7` }
  }
  const customers = [await customer("alice"), await customer("bob")]
  const browser = new FakeBrowser()
  const tabs = [await openTab(browser.tabs[0]), await openTab(browser.tabs[1])] as const
  return {
    shop,
    customers,
    browser,
    tabs,
    shopperOf: (owner: string) => customers.find(({ id }) => id === owner) ?? guest,
    variants: [shop.variant("MUG-CLASSIC"), shop.variant("SHIRT-M-BLACK")],
    world: shop.backend.db.export(),
  }
}
export type ShopperShop = Awaited<ReturnType<typeof openShopperShop>>
