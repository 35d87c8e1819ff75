import { createInvite } from "#mocks/domain/auth/invites.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { DAY } from "#mocks/seed/timeline.ts"
import type { Scenario } from "./scenario.ts"

export const expiredInvite: Scenario = {
  about:
    "A team invite for late@example.com expired yesterday. Find it under Settings and its link in `/_mock/mails`, and resend it.",
  build: (db, base) => {
    seedLivingShop(db, base)
    db.clock.during(db.clock.now() - 2 * DAY, () => createInvite(db, SECRET, { email: "late@example.com" }))
  },
}
