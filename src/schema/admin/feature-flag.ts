import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"

export const featureFlagSchemas = {
  list: {
    about: "List feature flags",
    auth: "none",
    response: z.looseObject({ feature_flags: z.record(z.string(), z.boolean()) }),
  },
} satisfies EndpointSchemas
