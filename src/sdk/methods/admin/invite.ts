// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["invite"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Invite {
  /**
   * List invites. `GET /admin/invites`
   * @param args - optional query with `id`, `email`, `created_at`, `updated_at`, `deleted_at`, `q`, `limit`,
   *   `offset`, …
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly list: Of<"list">
  /**
   * Create an invite. `POST /admin/invites`
   * @param args - body with `email`, optional `roles`, `metadata`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete an invite. `DELETE /admin/invites/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get an invite. `GET /admin/invites/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Send an invite again, with a new token. `POST /admin/invites/:id/resend`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly resend: Of<"resend">
  /**
   * Accept an invite and become a user. `POST /admin/invites/accept`
   * @param args - optional body with `email`, `first_name`, `last_name`; query with `token`, optional `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly accept: Of<"accept">
}
