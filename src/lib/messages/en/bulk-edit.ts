import { bulkEdit } from "./bulk-edit/bulk-edit.ts"

/** Messages of bulk edits. */
export const messages = {
  admin: {
    bulkEdit,
  },
}
