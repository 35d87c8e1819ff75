import { readEnv } from "#lib/env.ts"
import { type AdminSdk, createAdminSdk } from "#sdk/admin.ts"

/** Where the administrator's token lies in the browser; another tab that signs in or out changes it. */
export const TOKEN_KEY = "admin_token"

/** Has the administrator log in anew; answers whether they did. */
type Keeper = () => Promise<boolean>

let sdk: AdminSdk | undefined
let keeper: Keeper | undefined
/** What the server refused before there was a page to ask on. */
const early = new Set<(ask: Keeper) => void>()

/** Asked when the server no longer knows the administrator: what failed by it waits meanwhile. Answers how to stop. */
export function keepSession(ask: Keeper): () => void {
  keeper = ask
  for (const begin of early) begin(ask)
  early.clear()
  return () => {
    if (keeper === ask) keeper = undefined
  }
}

const askAnew = async (): Promise<boolean> => {
  if (keeper) return keeper()
  const { storage } = adminSdk().client
  const refused = await storage.get()
  const ask = await new Promise<Keeper>((resolve) => early.add(resolve))
  // Whoever has signed in on the login's page meanwhile is not asked twice.
  return (await storage.get()) === refused ? ask() : true
}

/** The administrator's client; made on first use. Boot has checked the environment before. */
export function adminSdk(): AdminSdk {
  if (sdk) return sdk
  const result = readEnv(import.meta.env)
  if (!result.ok) throw new Error("the environment was not checked at boot")
  sdk = createAdminSdk({ baseUrl: result.env.apiUrl, auth: { storageKey: TOKEN_KEY }, onUnauthorized: askAnew })
  return sdk
}
