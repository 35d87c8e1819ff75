// Written by `npm run docs:api` from the files beside it.
export { identitySchemas as identity } from "./identity.ts"
export { mfaSchemas as mfa } from "./mfa.ts"
export { verificationSchemas as verification } from "./verification.ts"
