// The schemas of each resource, by its name in the client.
export { identitySchemas as identity } from "./identity.ts"
export { mfaSchemas as mfa } from "./mfa.ts"
export { verificationSchemas as verification } from "./verification.ts"
