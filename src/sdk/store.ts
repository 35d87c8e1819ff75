import { storeEndpoints } from "#schema/store/index.ts"
import { createAuth } from "./auth.ts"
import { createClient } from "./client.ts"
import type { ClientOptions } from "./options.ts"
import { resources } from "./resource.ts"

/** Creates a client for the store API; doesn't bundle the admin endpoints. */
export function createStoreSdk(options: ClientOptions) {
  const client = createClient(options)
  return { client, store: resources(client, storeEndpoints), auth: createAuth(client) }
}
export type StoreSdk = ReturnType<typeof createStoreSdk>
