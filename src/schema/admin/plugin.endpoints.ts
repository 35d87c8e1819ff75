import { endpoints, get } from "#schema/endpoint.ts"
import type { pluginSchemas } from "./plugin.ts"

export const pluginEndpoints = endpoints<typeof pluginSchemas>()({
  list: get("/admin/plugins"),
})
