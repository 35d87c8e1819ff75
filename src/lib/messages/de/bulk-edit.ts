import { bulkEdit } from "./bulk-edit/bulk-edit.ts"

export const messages = {
  admin: {
    bulkEdit,
  },
}
