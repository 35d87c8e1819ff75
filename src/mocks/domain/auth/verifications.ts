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

/** Issues a verification code, for example for an email address; the real server sends it by email. */
export function requestVerification(db: Database, request: VerificationRequest): Row<"authVerification"> {
  if (request.code_provider !== "token")
    throw invalidData(`Unable to retrieve the verification provider with id: ${request.code_provider}`)
  const code = hashKey(db.id("code"))
  const { entity_id, entity_type, code_provider, metadata } = request
  emit(db, "auth.verification_requested", { entity_id, entity_type, code_provider, code, metadata })
  return db.tables.authVerification.insert({
    ...request,
    requested_at: db.clock.iso(),
    provider_metadata: { token_hash: hashKey(code) },
  })
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
  if (Date.parse(row.requested_at) + LIFETIME < db.clock.now()) throw notAllowed("Verification code has expired")
  return db.tables.authVerification.update(row.id, { verified_at: db.clock.iso() })
}
