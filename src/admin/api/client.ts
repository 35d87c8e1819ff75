import { settings } from "#lib/config.ts"
import { deviceItem, deviceKey } from "#lib/device-items.ts"
import { readEnv } from "#lib/env.ts"
import { claimsOf, withoutSignature } from "#lib/token-claims.ts"
import { type AdminSdk, createAdminSdk } from "#sdk/admin.ts"
import { ApiError } from "#sdk/error.ts"
import type { TokenStorage } from "#sdk/storage.ts"

/** Storage key of the admin's token. Signing in or out in another tab changes its value. */
export const TOKEN_KEY = deviceKey("adminToken")

/** Returns the admin's token on this device. */
export const presentToken = (): string | null => deviceItem("adminToken").get()

/** Returns the id of the admin signed in on this device; null without a login or if the token can't be decoded. */
export const presentAdmin = (): string | null => adminOf(presentToken() ?? "")

function adminOf(token: string): string | null {
  const id = claimsOf(token)?.actor_id
  return typeof id === "string" && id !== "" ? id : null
}

interface Bound {
  /** The admin whose pages are shown. */
  admin(): string | null
  /** Called when a write would be sent as another admin. */
  onOther(): void
}
let bound: Bound | undefined

/** Rejects writes of any other admin until the returned function is called. */
export function bindWrites(to: Bound): () => void {
  bound = to
  return () => {
    if (bound === to) bound = undefined
  }
}

/** The storage event of a sign-in in another tab can arrive after the write that it should have stopped. */
const boundFetch: typeof fetch = async (input, init) => {
  const token = new Headers(init?.headers).get("authorization")?.replace(/^Bearer /, "")
  // The server's cookie is the login of the admin on this device.
  const sender = token === undefined && init?.credentials === "include" ? presentAdmin() : adminOf(token ?? "")
  const shown = bound?.admin() ?? null
  const needsLogin = !String(input).includes("/auth/")
  // After signing out the server would reject the request, and the browser would log that as an error.
  if (bound && needsLogin && token === undefined && presentToken() === null) return new Response(null, { status: 401 })
  const isWrite = needsLogin && (init?.method ?? "GET") !== "GET"
  if (isWrite && sender !== null && shown !== null && sender !== shown) {
    bound?.onOther()
    throw new ApiError({ kind: "aborted", type: "visit_changed", message: "another admin is signed in" })
  }
  return fetch(input, init)
}

interface WaitingRequest {
  readonly refusedToken: string | null
  readonly settle: (restored: boolean) => void
}

let sdk: AdminSdk | undefined
let askForLogin: (() => void) | undefined
const waiting = new Set<WaitingRequest>()

/** Retries the requests that wait for a login, or rejects them. */
export const settleRequests = (restored: boolean): void => settle(restored)

function settle(restored: boolean, requests: Iterable<WaitingRequest> = waiting): void {
  for (const request of [...requests]) {
    waiting.delete(request)
    request.settle(restored)
  }
}

/** Resumes requests refused while no page could ask for a login: retries them after a sign-in, otherwise asks. */
async function resume(ask: () => void): Promise<void> {
  const token = await adminSdk().client.storage.get()
  settle(
    true,
    [...waiting].filter(({ refusedToken }) => refusedToken !== token),
  )
  if (waiting.size > 0 && askForLogin === ask) ask()
}

/**
 * Registers the page that asks for the password when the server rejects the login, until the returned function is
 * called. Rejected requests wait for `settleRequests`, or for the next page that registers.
 */
export function keepSession(ask: () => void): () => void {
  askForLogin = ask
  void resume(ask)
  return () => {
    if (askForLogin === ask) askForLogin = undefined
  }
}

async function waitForLogin(): Promise<boolean> {
  const refusedToken = await adminSdk().client.storage.get()
  return new Promise((resolve) => {
    waiting.add({ refusedToken, settle: resolve })
    askForLogin?.()
  })
}

/** With the server's cookie, the device keeps only who is signed in. */
const keepsAdmin: TokenStorage = {
  get: presentToken,
  set: (token) => deviceItem("adminToken").set(withoutSignature(token)),
  clear: () => deviceItem("adminToken").remove(),
}

/** Returns the admin client, created on first use. The environment was validated at startup. */
export function adminSdk(): AdminSdk {
  if (sdk) return sdk
  const result = readEnv(settings())
  if (!result.ok) throw new Error("the environment was not checked at boot")
  sdk = createAdminSdk({
    baseUrl: result.env.apiUrl,
    auth: result.env.auth === "session" ? { type: "session", customStorage: keepsAdmin } : { storageKey: TOKEN_KEY },
    fetch: boundFetch,
    onUnauthorized: waitForLogin,
  })
  return sdk
}
