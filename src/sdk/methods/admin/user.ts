// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["user"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface User {
  /**
   * List users. `GET /admin/users`
   * @param args - optional query with `id`, `created_at`, `updated_at`, `deleted_at`, `email`, `first_name`,
   *   `last_name`, `q`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Delete a user. `DELETE /admin/users/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get a user. `GET /admin/users/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Update a user. `POST /admin/users/:id`
   * @param args - `id`; optional body with `first_name`, `last_name`, `avatar_url`, `metadata`; optional query with
   *   `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly update: Of<"update">
  /**
   * List a user's sign-in methods. `GET /admin/users/:id/auth-providers`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly listAuthProviders: Of<"listAuthProviders">
  /**
   * Request a password reset for a user. `POST /admin/users/:id/reset-password`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly generateResetPasswordToken: Of<"generateResetPasswordToken">
  /**
   * Get the signed-in user. `GET /admin/users/me`
   * @param args - optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly me: Of<"me">
}
