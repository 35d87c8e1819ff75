/** The server accepts any password; the app requires at least this many characters. */
export const MIN_PASSWORD = 8

/** Decodes a token's claims without verifying its signature; null if it can't be decoded. */
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

interface ReadInvite {
  readonly email: string
  readonly expiresAt: number
}

/** The invited address and the link's expiry in milliseconds; null if the link is malformed or a claim is missing. */
export function readInvite(token: string): ReadInvite | null {
  const claims = readToken(token)
  if (typeof claims?.email !== "string" || typeof claims.exp !== "number" || typeof claims.id !== "string") return null
  return { email: claims.email, expiresAt: claims.exp * 1000 }
}

/** Whether a login's token already belongs to a user. */
export const hasActor = (token: string): boolean => Boolean(readToken(token)?.actor_id)
