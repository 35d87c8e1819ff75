import { labels } from "./list-tools/labels.ts"

export const messages = {
  admin: {
    list: { labels },
  },
}
