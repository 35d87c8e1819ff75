export { identityRoutes } from "./identity.ts"
export { mfaRoutes } from "./mfa.ts"
export { verificationRoutes } from "./verification.ts"
