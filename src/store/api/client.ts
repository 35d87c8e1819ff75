import type { QueryClient } from "@tanstack/react-query"
import { apiLocale } from "#lib/api-locale.ts"
import { settings } from "#lib/config.ts"
import { deviceKey } from "#lib/device-items.ts"
import { type Env, readEnv } from "#lib/env.ts"
import type { ApiError } from "#sdk/error.ts"
import type { ClientOptions } from "#sdk/options.ts"
import type { TokenStorage } from "#sdk/storage.ts"
import { createStoreSdk, type StoreSdk } from "#sdk/store.ts"
import { GUEST } from "#store/visit/owner.ts"
import { checkOwner, currentOwner, customerToken, visit } from "#store/visit/visit.ts"
import { newFetch } from "./early-requests.ts"
import { watchedFetch } from "./watch.ts"

/** Storage key of the customer's token. Signing in or out in another tab changes its value. */
export const TOKEN_KEY = deviceKey("customerToken")

const listeners = new Set<(error: ApiError) => void>()

/** Calls `listener` when the server rejects the customer's token; returns a function that unsubscribes. */
export function onSessionLost(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The environment was validated at startup. */
function env(): Env {
  const result = readEnv(settings())
  if (!result.ok) throw new Error("the environment was not checked at boot")
  return result.env
}

/** Whether customers are signed in by the server's cookie; then the device keeps only who it is. */
export const hasSessionCookie = (): boolean => env().auth === "session"

/** Creates a store client; by default it requests texts in the page's language. */
export const createSdk = (options: Omit<ClientOptions, "baseUrl" | "publishableKey">): StoreSdk =>
  createStoreSdk({
    baseUrl: env().apiUrl,
    publishableKey: env().publishableKey,
    locale: apiLocale,
    fetch: newFetch,
    ...options,
  })

/** A guest sends no cookie: it could be an administrator's, or a customer's who couldn't be signed out. */
const authOf = (owner: string, get: () => string | null): NonNullable<ClientOptions["auth"]> =>
  hasSessionCookie() && owner !== GUEST ? { type: "session" } : { storage: "custom", customStorage: readsToken(get) }

/** Only the visit signs in and out; store clients only read the token. */
const readsToken = (get: () => string | null): TokenStorage => ({ get, set: () => undefined, clear: () => undefined })

const methodOf = (init: RequestInit | undefined): string => init?.method ?? "GET"

/** Throws `VisitChanged` if the owner is no longer signed in, before a request and after the response to a read. */
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
    auth: authOf(owner, () => {
      checkOwner(owner, "refused")
      return customerToken()
    }),
    fetch: boundFetch(owner, send),
    checkResponse: ({ method }) => {
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
 * Returns the client of one owner, by default the visit's owner as known to this tab. Once someone else is signed in,
 * writes are refused and responses to reads are dropped, both with `VisitChanged`.
 */
export const storeSdk = perOwner((owner) => createBoundSdk(owner, watchedFetch))

/** Same client for items added to a cart again; sends no search events. */
export const silentSdk = perOwner((owner) => createBoundSdk(owner, newFetch))

/** Same client for a single read before a write: a lost read isn't retried, because the write isn't either. */
export const singleReadSdk = perOwner((owner) => createBoundSdk(owner, newFetch, { retries: 0 }))

const shared = new Map<boolean, StoreSdk>()
/** Returns the catalog client, which belongs to no owner; prices can depend on the signed-in customer. */
export function catalogSdk(): StoreSdk {
  const isGuest = currentOwner() === GUEST
  const sdk = shared.get(isGuest) ?? createSdk({ auth: authOf(currentOwner(), customerToken), fetch: watchedFetch })
  shared.set(isGuest, sdk)
  return sdk
}

/** Reads prices, which can depend on the customer; reads again if another customer signs in before the response. */
export async function readPrices<T>(read: (sdk: StoreSdk) => Promise<T>): Promise<T> {
  const owner = currentOwner()
  const answer = await read(catalogSdk())
  return currentOwner() === owner ? answer : readPrices(read)
}

/** Creates a client for one sign-in attempt; its token stays in memory until `enterVisit` stores it. */
export const openLogin = (): StoreSdk => createSdk({ auth: { storage: "memory" } })

/** Client that opens and closes the server's session. */
export const sessionSdk = (): StoreSdk => createSdk({ auth: { type: "session" } })

/** Returns the query key of an owner's query; `rest` holds the other parameters. */
export const ownedKey = (name: OwnedQuery, owner: string, ...rest: readonly unknown[]) =>
  ["store", name, owner, ...rest] as const

/** Caches the response to a write, unless someone else is signed in. */
export function setOwnedData<T>(client: QueryClient, queryKey: ReturnType<typeof ownedKey>, data: T): void {
  if (currentOwner() === queryKey[2]) client.setQueryData<T>(queryKey, data)
}

export const ownedQueries = [
  "customer",
  "factors",
  "orders",
  "order",
  "pickup",
  "linked-cart",
  "cart",
  "shipping-options",
  "saved-items",
] as const
type OwnedQuery = (typeof ownedQueries)[number]
