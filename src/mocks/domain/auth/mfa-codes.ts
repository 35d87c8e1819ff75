import type { Database } from "#mocks/kernel/database.ts"
import { totpAt } from "./totp.ts"

/** The current code of each pending or enabled second factor, with the addresses of its login. Newest last. */
export const codesOf = (db: Database) =>
  db.tables.authMfaFactor
    .all()
    .filter(({ status }) => status !== "disabled")
    .map(({ id, auth_identity_id, provider_metadata }) => ({
      factor_id: id,
      auth_identity_id,
      logins: db.tables.providerIdentity.by("auth_identity_id", auth_identity_id).map(({ entity_id }) => entity_id),
      code: totpAt(String(provider_metadata?.secret), db.clock.now()),
    }))
