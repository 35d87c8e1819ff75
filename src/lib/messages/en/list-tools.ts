import { labels } from "./list-tools/labels.ts"

/** Messages of dialogs that few lists open. */
export const messages = {
  admin: {
    list: { labels },
  },
}
