import { anything, date, json, number, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

export const authIdentity = model("auth_identity", "authid", { app_metadata: json({}) })

export const providerIdentity = model("provider_identity", "provid", {
  auth_identity_id: ref(),
  entity_id: ref(),
  provider: ref(),
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

/** What the server's configuration turns on for sign-ins; the ids are those of `AuthSetting`. */
export const authSetting = model("auth_setting", null, {})

/** A second factor of a login. `provider_metadata` is never sent; for totp: `{ secret, issuer }`. */
export const authMfaFactor = model("auth_mfa_factor", "authmfa", {
  auth_identity_id: ref(),
  provider: text(),
  status: text("pending"),
  provider_metadata: json.null,
  metadata: json.null,
})

export const authMfaRecoveryCode = model("auth_mfa_recovery_code", "authmfarec", {
  auth_identity_id: ref(),
  code_hash: text(),
})

/** A second step that a sign-in waits for. */
export const authMfaChallenge = model("auth_mfa_challenge", "authmfachal", {
  auth_identity_id: ref(),
  auth_provider: text.null,
  methods: anything(),
  expires_at: date(),
  attempts: number(0),
  max_attempts: number(5),
  completed_at: date.null,
  metadata: json.null,
})

/** A visit to a redirecting provider's page; its key is the `state` parameter, which works once. */
export const authState = model("auth_state", "state", {
  callback_url: text(),
  expires_at: date(),
})

/** A session of a login; the cookie contains its id. */
export const session = model("session", "sess", { claims: json(), expires_at: date() })

/** Events that the real server would send to its subscribers (emails, webhooks). Read by `GET /_mock/events`. */
export const event = model("event", "evt", { name: ref(), data: anything() })

/** Counters that only increase, keyed by name: display ids of orders, returns, claims, exchanges. */
export const sequence = model("sequence", null, { value: number(0) })
