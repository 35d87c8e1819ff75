import { anything, date, json, number, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

export const authIdentity = model("auth_identity", "authid", { app_metadata: json({}) })

export const providerIdentity = model("provider_identity", "provid", {
  auth_identity_id: ref(),
  entity_id: ref(),
  provider: text(),
  user_metadata: json.null,
  /** For emailpass: `{ password: <hash> }`. Never sent. */
  provider_metadata: json.null,
})

/** One-time tokens (password reset) and revoked tokens, by their `jti`. */
export const authToken = model("auth_token", "authtok", {
  jti: ref(),
  purpose: text(),
  expires_at: date(),
  used_at: date.null,
})

/** Proof that a login owns an email address or similar. */
export const authVerification = model("auth_verification", "authver", {
  auth_identity_id: ref(),
  entity_id: text(),
  entity_type: text(),
  code_provider: text("token"),
  verified_at: date.null,
  requested_at: date(),
  provider_metadata: json.null,
  metadata: json.null,
})

/** A session of a login; the cookie contains its id. */
export const session = model("session", "sess", { claims: json(), expires_at: date() })

/** Events that the real server would send to its subscribers (emails, webhooks). Read by `GET /_mock/events`. */
export const event = model("event", "evt", { name: ref(), data: anything() })

/** Counters that only increase, keyed by name: display ids of orders, returns, claims, exchanges. */
export const sequence = model("sequence", null, { value: number(0) })
