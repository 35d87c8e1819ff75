import * as storeEndpoints from "#schema/store/index.ts"
import { createAuth } from "./auth.ts"
import { createClient } from "./client.ts"
import type { StoreMethods } from "./methods/store.ts"
import type { ClientOptions } from "./options.ts"
import { resources } from "./resource.ts"

/** Creates a client for the store API; doesn't bundle the admin endpoints. */
export function createStoreSdk(options: ClientOptions) {
  const client = createClient(options)
  const store: StoreMethods = resources(client, storeEndpoints)
  return { client, store, auth: createAuth(client) }
}
export type StoreSdk = ReturnType<typeof createStoreSdk>
