import { arrange } from "./list-tools/arrange.ts"
import { labels } from "./list-tools/labels.ts"
import { linkedView } from "./list-tools/linked-view.ts"

export const messages = {
  admin: {
    arrange,
    list: { labels, linkedView },
  },
}
