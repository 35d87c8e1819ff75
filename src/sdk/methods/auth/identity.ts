// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as authEndpoints from "#schema/auth/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof authEndpoints)["identity"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Identity {
  /**
   * Sign in through the provider's page. `GET /auth/:actor_type/:auth_provider`
   * @param args - `actor_type`, `auth_provider`
   */
  readonly loginByQuery: Of<"loginByQuery">
  /**
   * Sign in; a redirecting provider returns the `location` for the browser. `POST /auth/:actor_type/:auth_provider`
   * @param args - `actor_type`, `auth_provider`; optional body with `email`, `password`
   * @throws `ApiError` with 400 `not_allowed`, 401 `unauthorized`
   */
  readonly login: Of<"login">
  /**
   * Complete a sign-in after the provider's redirect. `GET /auth/:actor_type/:auth_provider/callback`
   * @param args - `actor_type`, `auth_provider`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly callback: Of<"callback">
  /**
   * Complete a sign-in after the provider's POST request. `POST /auth/:actor_type/:auth_provider/callback`
   * @param args - `actor_type`, `auth_provider`
   */
  readonly callbackByBody: Of<"callbackByBody">
  /**
   * Register credentials without a user or customer yet. `POST /auth/:actor_type/:auth_provider/register`
   * @param args - `actor_type`, `auth_provider`; optional body with `email`, `password`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly register: Of<"register">
  /**
   * Request a password reset link. `POST /auth/:actor_type/:auth_provider/reset-password`
   * @param args - `actor_type`, `auth_provider`; body with `identifier`, optional `metadata`
   * @throws `ApiError` with 400 `invalid_data`
   */
  readonly resetPassword: Of<"resetPassword">
  /**
   * Set a new password with the token of the reset link. `POST /auth/:actor_type/:auth_provider/update`
   * @param args - `actor_type`, `auth_provider`; optional body with `password`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly updateProvider: Of<"updateProvider">
  /**
   * List the sign-in methods of an actor type. `GET /auth/:actor_type/providers`
   * @param args - `actor_type`
   */
  readonly listProviders: Of<"listProviders">
  /**
   * Create an administrator for a sign-in. `POST /auth/:auth_provider/user`
   * @param args - `auth_provider`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly createUser: Of<"createUser">
  /**
   * Exchange a token for a session cookie. `POST /auth/session`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly createSession: Of<"createSession">
}
