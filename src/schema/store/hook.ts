import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"

export const hookSchemas = {
  payment: { about: "Receive a webhook of a payment provider", auth: "none", body: z.unknown(), response: z.unknown() },
} satisfies EndpointSchemas
