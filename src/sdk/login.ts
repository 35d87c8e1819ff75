import { unlessAborted } from "./abort.ts"
import type { ApiError } from "./error.ts"
import { bearer } from "./headers.ts"
import type { ClientOptions, HttpRequest } from "./options.ts"
import type { TokenStorage } from "./storage.ts"

/** Accepts a refreshed token as a new login, so that `onUnauthorized: () => auth.refresh()` works. */
const isNewLogin = (answer: unknown): boolean => answer === true || (typeof answer === "string" && answer !== "")
/** Headers as they were sent: middleware can add the login. */
type Headers = HttpRequest["headers"]
const credentialOf = ({ authorization = "" }: Headers): string => authorization

/** Decides what becomes of calls whose login the server no longer accepts. */
export function createLogins({ onUnauthorized, auth }: ClientOptions, storage: TokenStorage) {
  const hasCookie = auth?.type === "session"
  /** The credential that was rejected last, so that several failing calls cause only one event. */
  let refused: string | undefined
  let prompt = Promise.resolve(false)
  /** The credential before the last new login: calls in flight that were sent with it are just repeated. */
  let replaced: string | undefined

  async function storedCredential(): Promise<string> {
    const token = await storage.get()
    return token ? bearer(token).authorization : ""
  }

  /** Asks the app for a new login; a handler that throws counts as none. */
  async function askForLogin(credential: string, error: ApiError): Promise<boolean> {
    const answer = await Promise.resolve(error)
      .then(onUnauthorized)
      .catch(() => false)
    if (!isNewLogin(answer)) return false
    refused = undefined
    const stored = await storedCredential()
    replaced = stored && stored !== credential ? credential : undefined
    return true
  }

  return {
    /** Waits for a new login; all calls rejected with the same credential share it. */
    async waitForLogin(sent: Headers, error: ApiError, signal: AbortSignal | undefined): Promise<boolean> {
      const credential = credentialOf(sent)
      if (credential && credential === replaced && (await storedCredential()) !== credential) return true
      if (credential !== refused) {
        refused = credential
        prompt = askForLogin(credential, error)
      }
      return unlessAborted(prompt, signal)
    },
    /** The server has accepted the request's login. */
    accept({ headers }: HttpRequest): void {
      // Every cookie is sent with the same (empty) credential.
      if (hasCookie || credentialOf(headers) !== refused) refused = undefined
    },
  }
}
