import { profile } from "./settings/profile.ts"
import { settings } from "./settings/settings.ts"
import { team } from "./settings/team.ts"

/** Messages of the back office’s settings. */
export const messages = {
  admin: {
    profile,
    settings,
    team,
  },
}
