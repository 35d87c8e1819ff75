import { server } from "./server/server.ts"
import { workflows } from "./server/workflows.ts"

/** Messages of the pages of workflow runs and of the server. */
export const messages = {
  admin: {
    server,
    workflows,
  },
}
