// The endpoints of each resource, by its name in the client.
export { identityEndpoints as identity } from "./identity.endpoints.ts"
export { mfaEndpoints as mfa } from "./mfa.endpoints.ts"
export { verificationEndpoints as verification } from "./verification.endpoints.ts"
