import * as adminEndpoints from "#schema/admin/index.ts"
import { createAuth } from "./auth.ts"
import { createClient } from "./client.ts"
import type { AdminMethods } from "./methods/admin.ts"
import type { ClientOptions } from "./options.ts"
import { resources } from "./resource.ts"

/** Creates a client for the admin API. */
export function createAdminSdk(options: ClientOptions) {
  const client = createClient(options, () => import("./events.ts"))
  const admin: AdminMethods = resources(client, adminEndpoints)
  return { client, admin, auth: createAuth(client) }
}
export type AdminSdk = ReturnType<typeof createAdminSdk>
