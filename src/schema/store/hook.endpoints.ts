import { endpoints, post } from "#schema/endpoint.ts"
import type { hookSchemas } from "./hook.ts"

export const hookEndpoints = endpoints<typeof hookSchemas>()({
  payment: post("/hooks/payment/:provider"),
})
