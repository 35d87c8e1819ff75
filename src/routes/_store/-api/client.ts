import type { QueryClient } from "@tanstack/react-query"
import { deviceKey } from "#lib/device-items.ts"
import { earlyFetch } from "#lib/early.ts"
import { readEnv } from "#lib/env.ts"
import { checkOwner, customerToken, presentOwner, visit } from "#routes/_store/-visit/visit.ts"
import type { ApiError } from "#sdk/error.ts"
import type { ClientOptions } from "#sdk/options.ts"
import type { TokenStorage } from "#sdk/storage.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"
import { watchedFetch } from "./watch.ts"

/** Where the customer's token is in the browser; another tab that signs in or out changes it. */
export const TOKEN_KEY = deviceKey("customerToken")

const listeners = new Set<(error: ApiError) => void>()

/** Told when the server no longer knows the customer; answers how to stop listening. */
export function onSessionLost(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Boot has checked the environment before. */
function createSdk(options: Omit<ClientOptions, "baseUrl" | "publishableKey">): StoreSdk {
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  return createStoreSdk({ baseUrl: result.env.apiUrl, publishableKey: result.env.publishableKey, ...options })
}

/** Signing in and out goes through the visit; a client of the shop only reads the token. */
const readsToken = (get: () => string | null): TokenStorage => ({ get, set: () => undefined, clear: () => undefined })

const methodOf = (init: RequestInit | undefined): string => init?.method ?? "GET"

/** Refuses to send for someone who is no longer signed in, and drops the answers of reads that were sent for them. */
const boundFetch =
  (owner: string, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const isRead = methodOf(init) === "GET"
    checkOwner(owner, isRead ? "noticed" : "refused")
    const response = await send(input, init)
    if (isRead) checkOwner(owner)
    return response
  }

const createBoundSdk = (owner: string, send: typeof fetch, options: Pick<ClientOptions, "retries"> = {}): StoreSdk =>
  createSdk({
    ...options,
    auth: {
      storage: "custom",
      customStorage: readsToken(() => {
        checkOwner(owner, "refused")
        return customerToken()
      }),
    },
    fetch: boundFetch(owner, send),
    checkAnswer: ({ method }) => {
      if (method === "GET") checkOwner(owner)
    },
    onUnauthorized: (error) => {
      for (const listener of listeners) listener(error)
    },
  })

function perOwner(create: (owner: string) => StoreSdk): (owner?: string) => StoreSdk {
  const sdks = new Map<string, StoreSdk>()
  return (owner = visit().owner) => {
    const sdk = sdks.get(owner) ?? create(owner)
    sdks.set(owner, sdk)
    return sdk
  }
}

/**
 * The client of one owner, by default of who is signed in as this tab knows it. Once someone else is signed in, its
 * writes are refused and its reads are dropped, both with `VisitChanged`.
 */
export const storeSdk = perOwner((owner) => createBoundSdk(owner, watchedFetch))

/** The same, for what is put into a cart again: the search isn't told of it. */
export const silentSdk = perOwner((owner) => createBoundSdk(owner, earlyFetch))

/** The same, for one look before a write: a read that is lost is not repeated, as the write isn't. */
export const singleReadSdk = perOwner((owner) => createBoundSdk(owner, earlyFetch, { retries: 0 }))

let shared: StoreSdk | undefined
/** Reads the catalog, which is nobody's; who is signed in may have prices of their own. */
export function catalogSdk(): StoreSdk {
  shared ??= createSdk({
    auth: { storage: "custom", customStorage: readsToken(customerToken) },
    fetch: watchedFetch,
  })
  return shared
}

/** For one attempt to sign in: its token stays in memory until `enterVisit` takes it. */
export const openLogin = (): StoreSdk => createSdk({ auth: { storage: "memory" } })

/** The key of a customer's own query; what else it depends on comes after. */
export const ownedKey = (name: OwnedQuery, owner: string, ...rest: readonly unknown[]) =>
  ["store", name, owner, ...rest] as const

/** Keeps what a write answered, unless someone else is signed in by now. */
export function keepOwned<T>(client: QueryClient, queryKey: ReturnType<typeof ownedKey>, data: T): void {
  if (presentOwner() === queryKey[2]) client.setQueryData<T>(queryKey, data)
}

export const ownedQueries = ["customer", "orders", "order", "linked-cart", "cart", "shipping-options"] as const
type OwnedQuery = (typeof ownedQueries)[number]
