import { addAuthSettings } from "#mocks/domain/auth/auth-settings.ts"
import { DEMO } from "#mocks/domain/auth/demo-provider.ts"
import { TOTP } from "#mocks/domain/auth/mfa.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { hashKey } from "#mocks/kernel/token.ts"
import { CUSTOMER } from "./shop.ts"

/** Turns on the redirecting demo provider and second factors; the demo customer can sign in with the provider. */
export function seedSignIn(db: Database): void {
  addAuthSettings(db, "demo-provider", "mfa")
  const login = db.tables.providerIdentity.by("entity_id", CUSTOMER)[0]
  if (login)
    db.tables.providerIdentity.insert({
      auth_identity_id: login.auth_identity_id,
      entity_id: CUSTOMER,
      provider: DEMO,
      user_metadata: { email: CUSTOMER },
    })
}

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

/** Gives an admin's login an enabled second factor. */
export function enrollForDemo(db: Database, userId: string, recoveryCodes: readonly string[]): void {
  const identity = db.tables.authIdentity.find(({ app_metadata }) => app_metadata.user_id === userId)
  if (!identity) return
  db.tables.authMfaFactor.insert({
    auth_identity_id: identity.id,
    provider: TOTP,
    status: "enabled",
    provider_metadata: { secret: SECRET, issuer: "Medusa" },
    metadata: {},
  })
  for (const code of recoveryCodes)
    db.tables.authMfaRecoveryCode.insert({ auth_identity_id: identity.id, code_hash: hashKey(code) })
}
