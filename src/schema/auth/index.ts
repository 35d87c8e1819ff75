// Written by `npm run docs:api` from the files beside it.
export { identityEndpoints as identity } from "./identity.endpoints.ts"
export { mfaEndpoints as mfa } from "./mfa.endpoints.ts"
export { verificationEndpoints as verification } from "./verification.endpoints.ts"
