import type { Database, Row } from "#mocks/kernel/database.ts"
import { hashPassword } from "#mocks/kernel/token.ts"

/** A password, or its precomputed hash: hashing is the slowest step of creating a login. */
type Secret =
  | { readonly password: string; readonly hash?: never }
  | { readonly hash: string; readonly password?: never }

/** Creates an email and password login; `app_metadata` names the actor it belongs to. */
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

/** Creates an admin user with a login. */
export function createUser(
  db: Database,
  user: { email: string; hash: string; first_name?: string; last_name?: string },
): Row<"user"> {
  const { hash, ...columns } = user
  const row = db.tables.user.insert(columns)
  createLogin(db, { email: user.email, hash, app_metadata: { user_id: row.id } })
  return row
}
