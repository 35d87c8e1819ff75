import { hashPassword } from "#mocks/core/token.ts"
import type { Database, Row } from "#mocks/db/database.ts"

/** A login by e-mail and password; `app_metadata` says which actor it belongs to. */
export function createLogin(
  db: Database,
  login: { email: string; password: string; app_metadata?: Record<string, unknown> },
): Row<"authIdentity"> {
  const identity = db.tables.authIdentity.insert({ app_metadata: login.app_metadata ?? {} })
  db.tables.providerIdentity.insert({
    auth_identity_id: identity.id,
    entity_id: login.email,
    provider: "emailpass",
    provider_metadata: { password: hashPassword(login.password, identity.id) },
  })
  return identity
}

/** An administrator with a login. */
export function createUser(
  db: Database,
  user: { email: string; password: string; first_name?: string; last_name?: string },
): Row<"user"> {
  const { password, ...columns } = user
  const row = db.tables.user.insert(columns)
  createLogin(db, { email: user.email, password, app_metadata: { user_id: row.id } })
  return row
}
