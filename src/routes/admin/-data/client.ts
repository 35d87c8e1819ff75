import { readEnv } from "#lib/env.ts"
import { type AdminSdk, createAdminSdk } from "#sdk/admin.ts"
import type { ApiError } from "#sdk/error.ts"

let sdk: AdminSdk | undefined
const listeners = new Set<(error: ApiError) => void>()

/** Told when the server no longer knows the administrator; answers how to stop listening. */
export function onSessionLost(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The administrator's client; made on first use. Boot has checked the environment before. */
export function adminSdk(): AdminSdk {
  if (sdk) return sdk
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  sdk = createAdminSdk({
    baseUrl: result.env.apiUrl,
    auth: { storageKey: "admin_token" },
    onUnauthorized: (error) => {
      for (const listener of listeners) listener(error)
    },
  })
  return sdk
}
