import { createInvite } from "#mocks/domain/auth/invites.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { DAY } from "#mocks/seed/timeline.ts"
import type { Scenario } from "./scenario.ts"

export const expiredInvite: Scenario = {
  about:
    "An invitation to the team, for late@example.com, has expired yesterday: see it under Settings, its link in `/_mock/mails`, and send it anew.",
  build: (db, base) => {
    seedLivingShop(db, base)
    db.clock.during(db.clock.now() - 2 * DAY, () => createInvite(db, SECRET, { email: "late@example.com" }))
  },
}
