import { identityEndpoints } from "./identity.endpoints.ts"
import { mfaEndpoints } from "./mfa.endpoints.ts"
import { verificationEndpoints } from "./verification.endpoints.ts"

export const authEndpoints = {
  identity: identityEndpoints,
  mfa: mfaEndpoints,
  verification: verificationEndpoints,
} as const
