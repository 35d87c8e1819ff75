import { arrange } from "./list-tools/arrange.ts"
import { labels } from "./list-tools/labels.ts"
import { linkedView } from "./list-tools/linked-view.ts"

/** Messages of dialogs that rename columns and arrange pages, and of links to saved views. */
export const messages = {
  admin: {
    arrange,
    list: { labels, linkedView },
  },
}
