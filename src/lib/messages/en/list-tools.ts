import { arrange } from "./list-tools/arrange.ts"
import { labels } from "./list-tools/labels.ts"

/** Messages of dialogs that rename columns and arrange pages. */
export const messages = {
  admin: {
    arrange,
    list: { labels },
  },
}
