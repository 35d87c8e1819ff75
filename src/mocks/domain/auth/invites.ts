import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, unauthenticated } from "#mocks/kernel/refusal.ts"
import { sign, verify } from "#mocks/kernel/token.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { identityOf, linkActor } from "./auth.ts"

const LIFETIME = 24 * 60 * 60

function newToken(db: Database, secret: string, id: string, email: string) {
  const token = sign({ id, email, jti: db.id("jti") }, secret, db.clock.now(), LIFETIME)
  return { token, expires_at: new Date(db.clock.now() + LIFETIME * 1000).toISOString() }
}

export function createInvite(
  db: Database,
  secret: string,
  values: { email: string; metadata?: Record<string, unknown> | null | undefined },
): Row<"invite"> {
  const { email, metadata } = values
  if (db.tables.user.first("email", email))
    throw invalidData(`User account for following email(s) already exist: ${email}`)
  refuseDuplicate(db.tables.invite, "Invite", { email })
  const id = db.id("invite")
  const row = db.tables.invite.insert({ id, email, metadata, ...newToken(db, secret, id, email) })
  emit(db, "invite.created", { id })
  return row
}

/** Issues a new token for an invite; the previous token stops working. */
export function resendInvite(db: Database, secret: string, id: string): Row<"invite"> {
  const invite = db.tables.invite.get(id)
  if (!invite) throw invalidData(`The following invites do not exist: ${id}`)
  const row = db.tables.invite.update(id, newToken(db, secret, id, invite.email))
  emit(db, "invite.resent", { id })
  return row
}

/** Creates a user for the caller's login and deletes the invite. */
export function acceptInvite(
  db: Database,
  secret: string,
  request: {
    token: string
    claims: Readonly<Record<string, unknown>>
    email?: string | null | undefined
    first_name?: string | null | undefined
    last_name?: string | null | undefined
  },
): Row<"user"> {
  const { token, claims, first_name, last_name } = request
  if (claims.actor_id) throw invalidData("The user is already authenticated and cannot accept an invite.")
  const payload = verify(token, secret, db.clock.now())
  const invite = payload ? db.tables.invite.get(String(payload.id)) : undefined
  if (!invite || invite.token !== token) throw unauthenticated()
  const identity = identityOf(db, claims)
  const email = request.email ?? invite.email
  if (db.tables.user.first("email", email)) throw unauthenticated()
  const user = db.tables.user.insert({ email, first_name, last_name })
  linkActor(db, identity, "user", user.id)
  db.tables.invite.remove(invite.id)
  emit(db, "invite.accepted", { id: invite.id })
  emit(db, "user.created", { id: user.id })
  return user
}

export function deleteInvite(db: Database, id: string): void {
  if (!db.tables.invite.get(id)) return
  db.tables.invite.remove(id)
  emit(db, "invite.deleted", { id })
}
