import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { mfaSchemas } from "./mfa.ts"

export const mfaEndpoints = endpoints<typeof mfaSchemas>()({
  verifyChallenge: post("/auth/mfa/challenges/:id/verify"),
  list: get("/auth/mfa/factors"),
  start: post("/auth/mfa/factors"),
  disable: del("/auth/mfa/factors/:id"),
  verify: post("/auth/mfa/factors/:id/verify"),
  generateRecoveryCodes: post("/auth/mfa/recovery-codes"),
})
