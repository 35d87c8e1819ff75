import { confirmVerification, requestVerification } from "#mocks/domain/auth/verifications.ts"
import { implement } from "#mocks/resources/implement.ts"
import { Reply } from "#mocks/resources/reply.ts"
import { verificationEndpoints } from "#schema/auth/verification.endpoints.ts"
import { verificationSchemas } from "#schema/auth/verification.ts"

export const verificationRoutes = implement(verificationEndpoints, verificationSchemas, {
  request: (ctx) => {
    const auth_identity_id = String(ctx.actor?.claims.auth_identity_id ?? "")
    return new Reply(201, { verification: requestVerification(ctx.db, { ...ctx.body, auth_identity_id }) })
  },
  confirm: (ctx) => {
    const { entity_id, entity_type, code_provider, verified_at } = confirmVerification(ctx.db, ctx.body)
    return { entity_id, entity_type, code_provider, verified_at }
  },
})
