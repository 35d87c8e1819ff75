// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { Identity } from "./auth/identity.ts"
import type { Mfa } from "./auth/mfa.ts"
import type { Verification } from "./auth/verification.ts"

export interface AuthMethods {
  readonly identity: Identity
  readonly mfa: Mfa
  readonly verification: Verification
}
