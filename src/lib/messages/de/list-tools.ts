import { arrange } from "./list-tools/arrange.ts"
import { labels } from "./list-tools/labels.ts"

export const messages = {
  admin: {
    arrange,
    list: { labels },
  },
}
