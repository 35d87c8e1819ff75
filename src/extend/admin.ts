/**
 * What extensions of the back office import, as `fennmark/admin`. These names follow semantic versioning; everything else
 * in the project may change at any time.
 */
import type { AdminExtension } from "#admin/kit/extensions/admin-extensions.ts"

export { adminSdk } from "#admin/api/client.ts"
export type { AdminExtension } from "#admin/kit/extensions/admin-extensions.ts"
export type { ListName, Loaded, RecordName, RecordTypes } from "#admin/kit/extensions/record-types.ts"
export type { BulkAction } from "#admin/kit/list/bulk-action.ts"

/** Describes what an extension adds to the back office: the default export of its `admin.tsx`. */
export const defineExtension = (extension: AdminExtension): AdminExtension => extension
