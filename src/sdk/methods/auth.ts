// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { authEndpoints } from "#schema/auth/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Tables = typeof authEndpoints
type Of<R extends keyof Tables, M extends keyof Tables[R]> = MethodOf<Tables[R], M>

interface Identity {
  /**
   * Sign in through the provider's page.
   *
   * `GET /auth/:actor_type/:auth_provider`
   *
   * @param args - `actor_type`, `auth_provider`
   */
  readonly loginByQuery: Of<"identity", "loginByQuery">
  /**
   * Sign in; a redirecting provider returns the `location` for the browser.
   *
   * `POST /auth/:actor_type/:auth_provider`
   *
   * @param args - `actor_type`, `auth_provider`; optional body with `email`, `password`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly login: Of<"identity", "login">
  /**
   * Complete a sign-in after the provider's redirect.
   *
   * `GET /auth/:actor_type/:auth_provider/callback`
   *
   * @param args - `actor_type`, `auth_provider`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly callback: Of<"identity", "callback">
  /**
   * Complete a sign-in after the provider's POST request.
   *
   * `POST /auth/:actor_type/:auth_provider/callback`
   *
   * @param args - `actor_type`, `auth_provider`
   */
  readonly callbackByBody: Of<"identity", "callbackByBody">
  /**
   * Register credentials without a user or customer yet.
   *
   * `POST /auth/:actor_type/:auth_provider/register`
   *
   * @param args - `actor_type`, `auth_provider`; optional body with `email`, `password`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly register: Of<"identity", "register">
  /**
   * Request a password reset link.
   *
   * `POST /auth/:actor_type/:auth_provider/reset-password`
   *
   * @param args - `actor_type`, `auth_provider`; body with `identifier`, optional `metadata`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly resetPassword: Of<"identity", "resetPassword">
  /**
   * Set a new password with the token of the reset link.
   *
   * `POST /auth/:actor_type/:auth_provider/update`
   *
   * @param args - `actor_type`, `auth_provider`; optional body with `password`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateProvider: Of<"identity", "updateProvider">
  /**
   * List the sign-in methods of an actor type.
   *
   * `GET /auth/:actor_type/providers`
   *
   * @param args - `actor_type`
   */
  readonly listProviders: Of<"identity", "listProviders">
  /**
   * Create an administrator for a sign-in.
   *
   * `POST /auth/:auth_provider/user`
   *
   * @param args - `auth_provider`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly createUser: Of<"identity", "createUser">
  /**
   * Exchange a token for a session cookie.
   *
   * `POST /auth/session`
   *
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly createSession: Of<"identity", "createSession">
}

interface Mfa {
  /**
   * Complete a sign-in with a second factor.
   *
   * `POST /auth/mfa/challenges/:id/verify`
   *
   * @param args - `id`; body with `method`, `code`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly verifyChallenge: Of<"mfa", "verifyChallenge">
  /**
   * List the user's second factors.
   *
   * `GET /auth/mfa/factors`
   *
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"mfa", "list">
  /**
   * Start setting up a second factor.
   *
   * `POST /auth/mfa/factors`
   *
   * @param args - body with `provider`, optional `label`, `issuer`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly start: Of<"mfa", "start">
  /**
   * Remove a second factor.
   *
   * `DELETE /auth/mfa/factors/:id`
   *
   * @param args - `id`; optional body with `method`, `code`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly disable: Of<"mfa", "disable">
  /**
   * Verify a second factor, which enables it.
   *
   * `POST /auth/mfa/factors/:id/verify`
   *
   * @param args - `id`; body with `code`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly verify: Of<"mfa", "verify">
  /**
   * Create new recovery codes.
   *
   * `POST /auth/mfa/recovery-codes`
   *
   * @param args - optional body with `count`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly generateRecoveryCodes: Of<"mfa", "generateRecoveryCodes">
}

interface Verification {
  /**
   * Verify an address with the code sent to it.
   *
   * `POST /auth/verification/confirm`
   *
   * @param args - body with `code`, optional `code_provider`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly confirm: Of<"verification", "confirm">
  /**
   * Send a verification code to an address.
   *
   * `POST /auth/verification/request`
   *
   * @param args - body with `entity_id`, `entity_type`, optional `code_provider`, `metadata`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly request: Of<"verification", "request">
}

export interface AuthMethods {
  readonly identity: Identity
  readonly mfa: Mfa
  readonly verification: Verification
}
