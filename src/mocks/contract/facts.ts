/** Who may call: a user, a customer, the holder of a publishable key, … `unregistered`: a login without an actor is enough. */
export type Who =
  | "user"
  | "unregistered user"
  | "key"
  | "customer"
  | "unregistered customer"
  | "any_actor"
  | "reset_token"
  | "none"

/** What the server does around a route's handler. */
export interface RouteFacts {
  readonly auth: Who
  /** Sent when the request names no fields. */
  readonly fields?: readonly string[]
  /** In the store: all that may be asked for. */
  readonly allowed?: readonly string[]
  /** Page size of a list. */
  readonly limit?: number
  readonly order?: string
  /** Behind a feature flag that is off: how the server answers. */
  readonly flag?: "not_found" | "unregistered"
}

/** A list written as text: `words("id title")`. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)
