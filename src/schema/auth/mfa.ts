import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { metadata } from "#schema/fields.ts"

export const VerifyChallengeBody = z.strictObject({ method: z.string().min(1), code: z.string().min(1) })

export const StartBody = z.strictObject({
  provider: z.string().min(1),
  label: z.string().nullable().optional(),
  issuer: z.string().optional(),
  metadata: metadata.optional(),
})

export const DisableBody = z.strictObject({ method: z.string().min(1).optional(), code: z.string().min(1).optional() })

export const VerifyBody = z.strictObject({ code: z.string().min(1) })

export const GenerateRecoveryCodesBody = z.strictObject({ count: z.number().int().min(1).max(50).optional() })

export const mfaSchemas = {
  verifyChallenge: {
    about: "Verify challenge",
    body: VerifyChallengeBody,
    response: z.looseObject({ token: z.unknown() }),
  },
  list: { about: "List mfas", response: z.looseObject({ mfa_factors: z.unknown() }) },
  start: {
    about: "Start a mfa",
    body: StartBody,
    response: z.looseObject({ mfa_factor: z.unknown(), secret: z.unknown(), otpauth_url: z.unknown() }),
  },
  disable: { about: "Disable a mfa", body: DisableBody, response: z.looseObject({ mfa_factor: z.unknown() }) },
  verify: { about: "Verify a mfa", body: VerifyBody, response: z.looseObject({ mfa_factor: z.unknown() }) },
  generateRecoveryCodes: {
    about: "Generate recovery codes",
    body: GenerateRecoveryCodesBody,
    response: z.looseObject({ recovery_codes: z.unknown() }),
  },
} satisfies EndpointSchemas
