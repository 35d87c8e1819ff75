import { readEnv } from "#lib/env.ts"
import type { ApiError } from "#sdk/error.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"
import { watchedFetch } from "./watch.ts"

/** Where the customer's token lies in the browser; another tab that signs in or out changes it. */
export const TOKEN_KEY = "shop_customer_token"

let sdk: StoreSdk | undefined
const listeners = new Set<(error: ApiError) => void>()

/** Told when the server no longer knows the customer; answers how to stop listening. */
export function onSessionLost(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The shopper's client; made on first use. Boot has checked the environment before. */
export function storeSdk(): StoreSdk {
  if (sdk) return sdk
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  sdk = createStoreSdk({
    baseUrl: result.env.apiUrl,
    publishableKey: result.env.publishableKey,
    auth: { storageKey: TOKEN_KEY },
    fetch: watchedFetch,
    onUnauthorized: (error) => {
      for (const listener of listeners) listener(error)
    },
  })
  return sdk
}
