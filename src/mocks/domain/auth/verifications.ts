import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { hashKey } from "#mocks/kernel/token.ts"

interface VerificationRequest {
  readonly auth_identity_id: string
  readonly entity_id: string
  readonly entity_type: string
  readonly code_provider: string
  readonly metadata: Record<string, unknown>
}

type Entity = Pick<VerificationRequest, "auth_identity_id" | "entity_id" | "entity_type">

/** The verification of a login's address; undefined if none was requested. */
export const verificationOf = (db: Database, entity: Entity): Row<"authVerification"> | undefined =>
  db.tables.authVerification.find(
    (row) =>
      row.auth_identity_id === entity.auth_identity_id &&
      row.entity_id === entity.entity_id &&
      row.entity_type === entity.entity_type,
  )

/**
 * Issues a verification code, for example for an email address; the real server sends it by email. Replaces the code of
 * an earlier request. A verified address stays verified.
 */
export function requestVerification(db: Database, request: VerificationRequest): Row<"authVerification"> {
  if (request.code_provider !== "token")
    throw invalidData(`Unable to retrieve the verification provider with id: ${request.code_provider}`)
  const { entity_id, entity_type, code_provider, metadata } = request
  const known = verificationOf(db, request)
  if (known?.verified_at) return known
  const code = hashKey(db.id("code"))
  emit(db, "auth.verification_requested", { entity_id, entity_type, code_provider, code, metadata })
  const requested = { code_provider, requested_at: db.clock.iso(), provider_metadata: { token_hash: hashKey(code) } }
  return known
    ? db.tables.authVerification.update(known.id, requested)
    : db.tables.authVerification.insert({ ...request, ...requested })
}

const LIFETIME = 15 * 60 * 1000
export function confirmVerification(
  db: Database,
  { code, code_provider }: { code: string; code_provider?: string | undefined },
): Row<"authVerification"> {
  const hash = hashKey(code)
  const row = db.tables.authVerification.find((v) => v.provider_metadata?.token_hash === hash)
  if (!row || row.verified_at !== null) throw notAllowed("Verification code is invalid or already used")
  if (code_provider !== undefined && code_provider !== row.code_provider)
    throw notAllowed(`Verification code does not belong to provider "${code_provider}"`)
  if (Date.parse(row.requested_at) + LIFETIME <= db.clock.now()) throw notAllowed("Verification code has expired")
  return db.tables.authVerification.update(row.id, { verified_at: db.clock.iso() })
}
