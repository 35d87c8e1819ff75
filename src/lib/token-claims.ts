/** Removes a JWT's signature: the rest says who is signed in, but no server accepts it as a login. */
export function withoutSignature(token: string): string {
  const [header, claims, signature] = token.split(".")
  return header && claims && signature !== undefined ? `${header}.${claims}.` : "session"
}

/** Decodes the claims of a JWT without verifying its signature; undefined if it can't be decoded. */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const payload = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))
    const claims: unknown = JSON.parse(payload)
    return typeof claims === "object" && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
