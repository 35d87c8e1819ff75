// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type * as adminEndpoints from "#schema/admin/index.ts"
import type { MethodOf } from "#sdk/resource.ts"

type Table = (typeof adminEndpoints)["upload"]
type Of<M extends keyof Table> = MethodOf<Table, M>

export interface Upload {
  /**
   * Upload files. `POST /admin/uploads`
   * @param args - optional body with `files`; optional query with `fields`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly create: Of<"create">
  /**
   * Delete an uploaded file. `DELETE /admin/uploads/:id`
   * @param args - `id`
   * @throws `ApiError` with 401 `unauthorized`
   */
  readonly delete: Of<"delete">
  /**
   * Get an uploaded file. `GET /admin/uploads/:id`
   * @param args - `id`; optional query with `fields`
   * @throws `ApiError` with 401 `unauthorized`, 404 `not_found`
   */
  readonly retrieve: Of<"retrieve">
  /**
   * Get a presigned URL to upload a file to. `POST /admin/uploads/presigned-urls`
   * @param args - body with `originalname`, `mime_type`, `size`, optional `access`
   * @throws `ApiError` with 400 `invalid_data`, 401 `unauthorized`
   */
  readonly presignedUrl: Of<"presignedUrl">
}
