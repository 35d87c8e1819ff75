import { readEnv } from "#lib/env.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"

let sdk: StoreSdk | undefined

/** The shopper's client; made on first use. Boot has checked the environment before. */
export function storeSdk(): StoreSdk {
  if (sdk) return sdk
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  sdk = createStoreSdk({
    baseUrl: result.env.apiUrl,
    publishableKey: result.env.publishableKey,
    auth: { storageKey: "shop_customer_token" },
  })
  return sdk
}
