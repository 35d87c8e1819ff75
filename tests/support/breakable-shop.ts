import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { Wire } from "./breakable-wire.ts"
import { adminClient, openLiveShop } from "./live-shop.ts"

const BASE = "http://shop.test"

/** The small shop with separate clients for the machines under test, whose requests can be made to fail. */
export async function openBreakableShop() {
  // Contract tests check responses against the schemas; the thousands of requests here don't need to.
  const shop = await openLiveShop({ check: undefined })
  const wire = new Wire(shop)
  const admin = adminClient(wire.fetch)
  await admin.client.storage.set(String(await shop.admin.client.storage.get()))
  const options = { baseUrl: BASE, publishableKey: PUBLISHABLE_KEY, fetch: wire.fetch, retries: 0 }
  const store = createStoreSdk(options)
  /** A client of a signed-in customer. */
  const storeAs = (token: string) => {
    const customStorage = { get: () => token, set: () => {}, clear: () => {} }
    return createStoreSdk({ ...options, auth: { storage: "custom", customStorage } })
  }
  return { shop, wire, admin, store, storeAs, world: () => shop.backend.db.export() }
}
export type BreakableShop = Awaited<ReturnType<typeof openBreakableShop>>
