import { endpoints, get } from "#schema/endpoint.ts"
import type { featureFlagSchemas } from "./feature-flag.ts"

export const featureFlagEndpoints = endpoints<typeof featureFlagSchemas>()({
  list: get("/admin/feature-flags"),
})
