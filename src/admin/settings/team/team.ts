import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { settings } from "#lib/config.ts"
import { readEnv } from "#lib/env.ts"
import { type AdminSdk, createAdminSdk } from "#sdk/admin.ts"

const MANY = 200

/** All users who can sign in to the back office. */
export const usersQuery = queryOptions({
  queryKey: ["admin", "team", "users"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.user.list({ query: { limit: MANY, order: "created_at" } }, { signal })).users,
  staleTime: 30_000,
})

/** Pending invitations; an accepted one no longer exists. */
export const invitesQuery = queryOptions({
  queryKey: ["admin", "team", "invites"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.invite.list({ query: { limit: MANY, order: "-created_at" } }, { signal })).invites,
  staleTime: 10_000,
})

/** Creates a client for an invited person; its token stays in memory, so the browser's login isn't replaced. */
export function visitorSdk(): AdminSdk {
  const result = readEnv(settings())
  if (!result.ok) throw new Error("the environment was not checked at boot")
  return createAdminSdk({ baseUrl: result.env.apiUrl, auth: { storage: "memory" } })
}
