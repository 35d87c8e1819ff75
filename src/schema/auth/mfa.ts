import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { loose, metadata } from "#schema/fields.ts"
import { MfaFactor, Token } from "./entities.ts"

const VerifyChallengeBody = z.strictObject({ method: z.string().min(1), code: z.string().min(1) })

const StartBody = z.strictObject({
  provider: z.string().min(1),
  label: z.string().nullable().optional(),
  issuer: z.string().optional(),
  metadata: metadata.optional(),
})

const DisableBody = z.strictObject({ method: z.string().min(1).optional(), code: z.string().min(1).optional() })

const VerifyBody = z.strictObject({ code: z.string().min(1) })

const GenerateRecoveryCodesBody = z.strictObject({ count: z.number().int().min(1).max(50).optional() })

const factor = loose({ mfa_factor: MfaFactor })

export const mfaSchemas = {
  verifyChallenge: {
    about: "Complete a sign-in with a second factor",
    auth: "any_login",
    body: VerifyChallengeBody,
    response: Token,
  },
  list: {
    about: "List the user's second factors",
    auth: "any_actor",
    response: loose({ mfa_factors: z.array(MfaFactor) }),
  },
  start: {
    about: "Start setting up a second factor",
    auth: "any_actor",
    body: StartBody,
    response: factor.extend({ secret: z.string().optional(), otpauth_url: z.string().optional() }),
  },
  disable: { about: "Remove a second factor", auth: "any_actor", body: DisableBody, response: factor },
  verify: { about: "Verify a second factor, which enables it", auth: "any_actor", body: VerifyBody, response: factor },
  generateRecoveryCodes: {
    about: "Create new recovery codes",
    auth: "any_actor",
    body: GenerateRecoveryCodesBody,
    response: loose({ recovery_codes: z.array(z.string()) }),
  },
} satisfies EndpointSchemas
