import type { Database, Row } from "#mocks/kernel/database.ts"
import { hashPassword } from "#mocks/kernel/token.ts"

/** The password itself, or its hash where it is known: making it takes longer than all else here. */
type Secret =
  | { readonly password: string; readonly hash?: never }
  | { readonly hash: string; readonly password?: never }

/** A login by e-mail and password; `app_metadata` says which actor it belongs to. */
export function createLogin(
  db: Database,
  login: { email: string; app_metadata?: Record<string, unknown> } & Secret,
): Row<"authIdentity"> {
  const identity = db.tables.authIdentity.insert({ app_metadata: login.app_metadata ?? {} })
  db.tables.providerIdentity.insert({
    auth_identity_id: identity.id,
    entity_id: login.email,
    provider: "emailpass",
    provider_metadata: { password: login.hash ?? hashPassword(login.password, identity.id) },
  })
  return identity
}

/** An administrator with a login. */
export function createUser(
  db: Database,
  user: { email: string; hash: string; first_name?: string; last_name?: string },
): Row<"user"> {
  const { hash, ...columns } = user
  const row = db.tables.user.insert(columns)
  createLogin(db, { email: user.email, hash, app_metadata: { user_id: row.id } })
  return row
}
