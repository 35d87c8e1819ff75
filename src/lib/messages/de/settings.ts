import { team } from "./settings/team.ts"

export const messages = {
  admin: {
    team,
  },
}
