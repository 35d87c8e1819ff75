import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { mfaEndpoints } from "#schema/auth/mfa.endpoints.ts"
import { mfaSchemas } from "#schema/auth/mfa.ts"

const noFactor = (id: string) => notFound(`MFA factor with id "${id}" was not found`)

/** No encryption key is configured, as by default: nobody can have a second factor. */
export const mfaRoutes = implement(mfaEndpoints, mfaSchemas, {
  list: () => ({ mfa_factors: [] }),
  start: () => {
    throw invalidData("MFA encryption key is required to use MFA methods")
  },
  verify: (ctx) => {
    throw noFactor(ctx.params.id)
  },
  disable: (ctx) => {
    throw noFactor(ctx.params.id)
  },
  generateRecoveryCodes: () => {
    throw notAllowed("Recovery codes require an enabled MFA factor")
  },
  verifyChallenge: (ctx) => {
    throw notFound(`MFA challenge with id "${ctx.params.id}" was not found`)
  },
})
