// Written by `npm run docs:api` from the files beside it.
export { identityRoutes } from "./identity.ts"
export { mfaRoutes } from "./mfa.ts"
export { verificationRoutes } from "./verification.ts"
