import { createLogin, createUser } from "#mocks/domain/auth/accounts.ts"
import { addAuthSettings } from "#mocks/domain/auth/auth-settings.ts"
import { codesOf } from "#mocks/domain/auth/mfa-codes.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { ADMIN, PASSWORD_HASH } from "#mocks/seed/defaults.ts"
import { enrollForDemo } from "#mocks/seed/sign-in.ts"

const { password } = ADMIN
export const SECURE = { email: "secure@example.com", password }
export const STRANGER = { email: "stranger@example.com", password }
export const UNVERIFIED = { email: "unverified@example.com", password }
export const RECOVERY_CODES = ["0001-0001", "0002-0002", "0003-0003"]
/** A return from the demo provider's page, of someone without an account. */
export const RETURN = { provider: "demo", query: { code: "robin@example.com", state: "state_test" } }

/**
 * Configures a server with everything that a sign-in can ask for: an administrator with a second factor, a login
 * without a user, a customer whose address isn't verified, and a visit to the provider's page.
 */
export function addSignIns(db: Database): void {
  addAuthSettings(db, "mfa", "demo-provider", "verify-customer")
  const user = createUser(db, { email: SECURE.email, hash: PASSWORD_HASH })
  enrollForDemo(db, user.id, RECOVERY_CODES)
  createLogin(db, { email: STRANGER.email, hash: PASSWORD_HASH })
  const customer = db.tables.customer.insert({ email: UNVERIFIED.email, has_account: true })
  createLogin(db, { email: UNVERIFIED.email, hash: PASSWORD_HASH, app_metadata: { customer_id: customer.id } })
  addVisit(db)
}

/** Adds the visit to the provider's page that `RETURN` ends; it works once. */
export function addVisit(db: Database): void {
  db.tables.authState.insert({
    id: RETURN.query.state,
    callback_url: "http://localhost/admin/login/demo",
    expires_at: new Date(db.clock.now() + 86_400_000).toISOString(),
  })
}

/** The code that the authenticator app shows now. */
export const codeNow = (db: Database): string => codesOf(db).at(-1)?.code ?? ""
/** Six digits that aren't the code. */
export const wrongCode = (db: Database): string => String((Number(codeNow(db)) + 500_000) % 1_000_000).padStart(6, "0")

/** Verifies the address of the newest request, as its link does. */
export function verifyAddress(db: Database): void {
  const row = db.tables.authVerification.all().at(-1)
  if (row) db.tables.authVerification.update(row.id, { verified_at: db.clock.iso() })
}
