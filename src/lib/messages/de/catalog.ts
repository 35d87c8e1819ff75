import { catalog } from "./catalog/catalog.ts"
import { lists } from "./catalog/lists.ts"

export const messages = {
  admin: {
    catalog,
    lists,
  },
}
