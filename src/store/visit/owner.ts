import { claimsOf } from "#lib/token-claims.ts"

/** Owner of data while no one is signed in. */
export const GUEST = "guest"
const UNKNOWN = "unknown-"

/** Whether an owner is a customer whose id is known. */
export const isCustomer = (owner: string): boolean => owner !== GUEST && !owner.startsWith(UNKNOWN)

/**
 * Returns the owner of a customer's token: the customer's id, or {@link GUEST} without a token or with one that has
 * no customer yet. A token that can't be decoded counts as a separate owner.
 */
export function ownerOf(token: string | null): string {
  if (!token) return GUEST
  const claims = claimsOf(token)
  if (!claims) return `${UNKNOWN}${token.replace(/\W/g, "").slice(-24)}`
  return typeof claims.actor_id === "string" && claims.actor_id !== "" ? claims.actor_id : GUEST
}
