import type { ClientOptions } from "./options.ts"

const refuse = (): never => {
  throw new Error("Headers cannot be modified.")
}

/** Default headers of every call; writing to them throws. */
export function defaultHeaders(options: ClientOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { accept: "application/json" }
  for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value
  if (options.publishableKey) headers["x-publishable-api-key"] = options.publishableKey
  if (options.auth?.apiKey) headers.authorization = `Basic ${btoa(`${options.auth.apiKey}:`)}`
  return new Proxy(headers, { set: refuse, deleteProperty: refuse, defineProperty: refuse, setPrototypeOf: refuse })
}

/** Headers that send this token, not the stored one: `auth.updateProvider(args, { headers: bearer(token) })`. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
