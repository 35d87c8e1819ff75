import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notAllowed, notFound, type Refusal } from "#mocks/kernel/refusal.ts"
import { hashKey } from "#mocks/kernel/token.ts"
import { hasAuthSetting } from "./auth-settings.ts"
import { isTotp, secretOf, totpAddress } from "./totp.ts"

export const TOTP = "totp"
export const RECOVERY_CODE = "recovery_code"
const CHALLENGE_LIFETIME = 5 * 60 * 1000
const MAX_ATTEMPTS = 5
const CODES = 10
/** The server's issuer unless the request names another. */
const ISSUER = "Medusa"

type Factor = Row<"authMfaFactor">
type Challenge = Row<"authMfaChallenge">

const factorsOf = (db: Database, identity: string): Factor[] => db.tables.authMfaFactor.by("auth_identity_id", identity)
const enabledFactor = (db: Database, identity: string): Factor | undefined =>
  factorsOf(db, identity).find(({ status }) => status === "enabled")
const codesOf = (db: Database, identity: string) => db.tables.authMfaRecoveryCode.by("auth_identity_id", identity)

/** A factor as it is sent: without its secret. */
export const shownFactor = ({ provider_metadata: _, ...factor }: Factor) => factor

export const shownFactors = (db: Database, identity: string) => factorsOf(db, identity).map(shownFactor)

interface Enrollment {
  readonly provider: string
  readonly label?: string | null | undefined
  readonly issuer?: string | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

/** Creates a pending factor; its secret is only in this response. */
export function startFactor(
  db: Database,
  identity: string,
  { provider, label, issuer = ISSUER, metadata }: Enrollment,
) {
  if (provider !== TOTP) throw invalidData(`Unknown MFA provider: ${provider}`)
  if (factorsOf(db, identity).some(({ status }) => status !== "disabled"))
    throw notAllowed("An active TOTP factor already exists for this auth identity")
  if (!hasAuthSetting(db, "mfa")) throw invalidData("MFA encryption key is required to use MFA methods")
  const secret = secretOf(hashKey(db.id("secret")))
  const factor = db.tables.authMfaFactor.insert({
    auth_identity_id: identity,
    provider,
    provider_metadata: { secret, issuer },
    metadata: { ...metadata, ...(label ? { label } : {}) },
  })
  return { mfa_factor: shownFactor(factor), secret, otpauth_url: totpAddress(issuer, label ?? identity, secret) }
}

const isFactorCode = (db: Database, factor: Factor, code: string): boolean =>
  isTotp(String(factor.provider_metadata?.secret), code, db.clock.now())

function factorOf(db: Database, identity: string, id: string): Factor {
  const factor = db.tables.authMfaFactor.get(id)
  if (factor?.auth_identity_id !== identity) throw notFound(`MFA factor with id "${id}" was not found`)
  return factor
}

/** Enables a factor; an enabled one only has its code checked. */
export function verifyFactor(db: Database, identity: string, id: string, code: string): Factor {
  const factor = factorOf(db, identity, id)
  if (factor.status === "disabled") throw notAllowed("Disabled MFA factors cannot be verified")
  if (!isFactorCode(db, factor, code)) throw notAllowed("Invalid TOTP code")
  if (factor.status === "enabled") return factor
  emit(db, "auth.mfa_enabled", { auth_identity_id: identity, mfa_id: id, provider: factor.provider })
  return db.tables.authMfaFactor.update(id, { status: "enabled" })
}

/** Whether the code is right; a recovery code is used up. */
function acceptCode(db: Database, identity: string, method: string, code: string): boolean {
  if (method === RECOVERY_CODE) {
    const hash = hashKey(code.trim().toLowerCase())
    const found = codesOf(db, identity).find(({ code_hash }) => code_hash === hash)
    if (found) db.tables.authMfaRecoveryCode.erase(found.id)
    return found !== undefined
  }
  const factor = enabledFactor(db, identity)
  return factor?.provider === method && isFactorCode(db, factor, code)
}

interface Proof {
  readonly method?: string | undefined
  readonly code?: string | undefined
}

export function disableFactor(db: Database, identity: string, id: string, { method, code }: Proof): Factor {
  const factor = factorOf(db, identity, id)
  if (factor.status === "enabled" && hasAuthSetting(db, "mfa-code-to-remove")) {
    if (!method || !code) throw invalidData("MFA verification code is required to disable MFA")
    if (!acceptCode(db, identity, method, code)) throw notAllowed("Invalid MFA verification code")
  }
  if (factor.status !== "disabled")
    emit(db, "auth.mfa_disabled", { auth_identity_id: identity, mfa_id: id, provider: factor.provider })
  return db.tables.authMfaFactor.update(id, { status: "disabled" })
}

/** Replaces all recovery codes; the new ones are only in this response. */
export function createRecoveryCodes(db: Database, identity: string, count = CODES): string[] {
  if (!enabledFactor(db, identity)) throw notAllowed("Recovery codes require an enabled MFA factor")
  for (const { id } of codesOf(db, identity)) db.tables.authMfaRecoveryCode.erase(id)
  const codes = Array.from({ length: count }, () =>
    (hashKey(db.id("code")).slice(0, 32).match(/.{4}/g) ?? []).join("-"),
  )
  for (const code of codes)
    db.tables.authMfaRecoveryCode.insert({ auth_identity_id: identity, code_hash: hashKey(code) })
  emit(db, "auth.mfa_recovery_codes_generated", { auth_identity_id: identity, count })
  return codes
}

/** Creates the challenge of a sign-in; undefined if the login has no second factor. */
export function createChallenge(db: Database, identity: string, provider: string): Challenge | undefined {
  const factor = enabledFactor(db, identity)
  if (!factor) return undefined
  return db.tables.authMfaChallenge.insert({
    auth_identity_id: identity,
    auth_provider: provider,
    methods: [factor.provider, ...(codesOf(db, identity).length > 0 ? [RECOVERY_CODE] : [])],
    expires_at: new Date(db.clock.now() + CHALLENGE_LIFETIME).toISOString(),
    max_attempts: MAX_ATTEMPTS,
  })
}

/** The challenge as it is sent and cached by the server. */
export const shownChallenge = ({ created_at: _, updated_at: __, deleted_at: ___, ...challenge }: Challenge) => challenge

/**
 * Checks the code of a sign-in's second step. Returns the refusal of a wrong code instead of throwing it: the attempt
 * counts. Expired challenges aren't found, because the server's cache forgets them.
 */
export function verifyChallenge(
  db: Database,
  identity: string,
  request: { readonly id: string; readonly method: string; readonly code: string },
): Challenge | Refusal {
  const { id, method, code } = request
  const challenge = db.tables.authMfaChallenge.get(id)
  if (challenge?.auth_identity_id !== identity || challenge.expires_at <= db.clock.iso())
    throw notFound(`MFA challenge with id "${id}" was not found`)
  if (challenge.completed_at) throw notAllowed("MFA challenge has already been completed")
  if (challenge.attempts >= challenge.max_attempts) throw notAllowed("MFA challenge has too many failed attempts")
  if (!(challenge.methods as string[]).includes(method))
    throw invalidData(`MFA challenge does not support method "${method}"`)
  if (acceptCode(db, identity, method, code))
    return db.tables.authMfaChallenge.update(id, { completed_at: db.clock.iso() })
  const attempts = challenge.attempts + 1
  db.tables.authMfaChallenge.update(id, { attempts })
  return notAllowed(
    attempts >= challenge.max_attempts ? "MFA challenge has too many failed attempts" : "Invalid MFA challenge code",
  )
}
