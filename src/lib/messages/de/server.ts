import { server } from "./server/server.ts"
import { workflows } from "./server/workflows.ts"

export const messages = {
  admin: {
    server,
    workflows,
  },
}
