import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { Wire } from "./wire.ts"

const BASE = "http://shop.test"

/** The small shop with clients of its own for the machines under test, whose requests can be broken. */
export async function openBreakableShop() {
  // The contract tests compare the answers with their schemas; thousands of requests here needn't.
  const shop = await openLiveShop({ check: undefined })
  const wire = new Wire(shop)
  const admin = createAdminSdk({ baseUrl: BASE, fetch: wire.fetch, retries: 0, auth: { storage: "memory" } })
  await admin.client.storage.set(String(await shop.admin.client.storage.get()))
  const store = createStoreSdk({ baseUrl: BASE, publishableKey: PUBLISHABLE_KEY, fetch: wire.fetch, retries: 0 })
  return { shop, wire, admin, store, world: () => shop.backend.db.export() }
}
export type BreakableShop = Awaited<ReturnType<typeof openBreakableShop>>
