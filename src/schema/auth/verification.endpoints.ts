import { endpoints, post } from "#schema/endpoint.ts"
import type { verificationSchemas } from "./verification.ts"

export const verificationEndpoints = endpoints<typeof verificationSchemas>()({
  confirm: post("/auth/verification/confirm"),
  request: post("/auth/verification/request"),
})
