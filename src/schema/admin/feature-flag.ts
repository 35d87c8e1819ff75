import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { loose } from "#schema/fields.ts"

export const featureFlagSchemas = {
  list: {
    about: "List feature flags",
    auth: "none",
    response: loose({ feature_flags: z.record(z.string(), z.boolean()) }),
  },
} satisfies EndpointSchemas
