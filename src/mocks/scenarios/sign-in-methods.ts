import { createUser } from "#mocks/domain/auth/accounts.ts"
import { addAuthSettings } from "#mocks/domain/auth/auth-settings.ts"
import { PASSWORD_HASH } from "#mocks/seed/defaults.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import { enrollForDemo } from "#mocks/seed/sign-in.ts"
import type { Scenario } from "./scenario.ts"

/** The admin and the recovery codes of the scenario. */
const TWO_STEP = { email: "secure@example.com", recoveryCodes: ["0001-0001", "0002-0002", "0003-0003"] } as const

export const signInMethods: Scenario = {
  about:
    "The admin secure@example.com uses two-step verification: codes are in `/_mock/codes`, and `0001-0001` to `0003-0003` are recovery codes. Removing a second factor needs a code, and customers must verify their email address.",
  build: (db, base) => {
    seedLivingShop(db, base)
    const user = createUser(db, { email: TWO_STEP.email, hash: PASSWORD_HASH, first_name: "Sam", last_name: "Lock" })
    enrollForDemo(db, user.id, TWO_STEP.recoveryCodes)
    addAuthSettings(db, "mfa-code-to-remove", "verify-customer")
  },
}
