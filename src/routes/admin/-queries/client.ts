import { deviceItem, deviceKey } from "#lib/device-items.ts"
import { readEnv } from "#lib/env.ts"
import { claimsOf } from "#lib/token-claims.ts"
import { type AdminSdk, createAdminSdk } from "#sdk/admin.ts"

/** Storage key of the admin's token. Signing in or out in another tab changes its value. */
export const TOKEN_KEY = deviceKey("adminToken")

/** Returns the id of the admin signed in on this device; null without a login or if the token can't be decoded. */
export function presentAdmin(): string | null {
  const id = claimsOf(deviceItem("adminToken").get() ?? "")?.actor_id
  return typeof id === "string" && id !== "" ? id : null
}

interface WaitingRequest {
  readonly refusedToken: string | null
  readonly settle: (restored: boolean) => void
}

let sdk: AdminSdk | undefined
let askForLogin: (() => void) | undefined
const waiting = new Set<WaitingRequest>()

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
 * Registers the page that asks for the password when the server rejects the login. Rejected requests wait until it
 * calls `settle`; if it calls `stop` first, they wait for the next page that registers.
 */
export function keepSession(ask: () => void): { settle: (restored: boolean) => void; stop: () => void } {
  askForLogin = ask
  void resume(ask)
  return {
    settle: (restored) => settle(restored),
    stop: () => {
      if (askForLogin === ask) askForLogin = undefined
    },
  }
}

async function waitForLogin(): Promise<boolean> {
  const refusedToken = await adminSdk().client.storage.get()
  return new Promise((resolve) => {
    waiting.add({ refusedToken, settle: resolve })
    askForLogin?.()
  })
}

/** Returns the admin client, created on first use. The environment was validated at startup. */
export function adminSdk(): AdminSdk {
  if (sdk) return sdk
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  sdk = createAdminSdk({ baseUrl: result.env.apiUrl, auth: { storageKey: TOKEN_KEY }, onUnauthorized: waitForLogin })
  return sdk
}
