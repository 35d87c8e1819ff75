import { identitySchemas } from "./identity.ts"
import { mfaSchemas } from "./mfa.ts"
import { verificationSchemas } from "./verification.ts"

export const authSchemas = {
  identity: identitySchemas,
  mfa: mfaSchemas,
  verification: verificationSchemas,
} as const
