import { claimsOf, signToken } from "#mocks/domain/auth/auth.ts"
import {
  createRecoveryCodes,
  disableFactor,
  shownFactor,
  shownFactors,
  startFactor,
  verifyChallenge,
  verifyFactor,
} from "#mocks/domain/auth/mfa.ts"
import { found, Refusal } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { PartialRefusal } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { mfaEndpoints } from "#schema/auth/mfa.endpoints.ts"
import { mfaSchemas } from "#schema/auth/mfa.ts"

const identityId = ({ actor }: Pick<Context, "actor">): string => String(actor?.claims.auth_identity_id ?? "")

export const mfaRoutes = implement(mfaEndpoints, mfaSchemas, {
  list: (ctx) => ({ mfa_factors: shownFactors(ctx.db, identityId(ctx)) }),
  start: (ctx) => startFactor(ctx.db, identityId(ctx), ctx.body),
  verify: (ctx) => ({
    mfa_factor: shownFactor(verifyFactor(ctx.db, identityId(ctx), ctx.params.id, ctx.body.code)),
  }),
  disable: (ctx) => ({ mfa_factor: shownFactor(disableFactor(ctx.db, identityId(ctx), ctx.params.id, ctx.body)) }),
  generateRecoveryCodes: (ctx) => ({ recovery_codes: createRecoveryCodes(ctx.db, identityId(ctx), ctx.body.count) }),
  verifyChallenge: (ctx) => {
    const challenge = verifyChallenge(ctx.db, identityId(ctx), { id: ctx.params.id, ...ctx.body })
    if (challenge instanceof Refusal) return new PartialRefusal(challenge.status, challenge.toBody())
    const identity = found(ctx.db.tables.authIdentity.get(challenge.auth_identity_id), "AuthIdentity was not found")
    const login = {
      identity,
      actorType: ctx.actor?.type ?? "",
      provider: String(ctx.actor?.claims.auth_provider ?? challenge.auth_provider),
    }
    const claims = claimsOf(ctx.db, login, { mfaEnabled: true, mfaCompletedAt: challenge.completed_at })
    return { token: signToken(ctx.db, ctx.secret, claims) }
  },
})
