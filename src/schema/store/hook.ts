import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"

export const hookSchemas = {
  payment: { about: "Payment a hook", response: z.unknown() },
} satisfies EndpointSchemas
