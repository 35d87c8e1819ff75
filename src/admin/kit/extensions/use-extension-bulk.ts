import type { BulkAction } from "#admin/kit/list/bulk-action.ts"
import { adminExtensions } from "./admin-extensions.ts"

/** The actions of extensions on the selected rows of a list. */
export const useExtensionBulk = <Row extends { readonly id: string }>(name: string): readonly BulkAction<Row>[] =>
  adminExtensions
    .loaded()
    .flatMap(({ bulk = [] }) => bulk.filter((each) => each.in === name))
    // The loaded extensions, and so the order of the hooks, don't change while a list is shown.
    .map(({ useAction }) => (useAction as () => BulkAction<Row>)())
