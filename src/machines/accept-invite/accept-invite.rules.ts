/** The server takes any password; ours says what is worth one. */
export const MIN_PASSWORD = 8

/** What stands in a token, as far as it can be read without its key. */
export function readToken(token: string): Readonly<Record<string, unknown>> | null {
  const part = token.split(".")[1]
  if (!part) return null
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === "object" && claims !== null ? { ...claims } : null
  } catch {
    return null
  }
}

export interface ReadInvite {
  readonly email: string
  readonly expiresAt: number
}

/** Whom a link invites, and until when; null where it is no link of ours, or a part of one is missing. */
export function readInvite(token: string): ReadInvite | null {
  const claims = readToken(token)
  if (typeof claims?.email !== "string" || typeof claims.exp !== "number" || typeof claims.id !== "string") return null
  return { email: claims.email, expiresAt: claims.exp * 1000 }
}

/** A login that has its user already. */
export const hasActor = (token: string): boolean => Boolean(readToken(token)?.actor_id)
