import { settings } from "./settings/settings.ts"
import { team } from "./settings/team.ts"

export const messages = {
  admin: {
    settings,
    team,
  },
}
