import { endpoints, get, post } from "#schema/endpoint.ts"
import type { indexEngineSchemas } from "./index-engine.ts"

export const indexEngineEndpoints = endpoints<typeof indexEngineSchemas>()({
  details: get("/admin/index/details"),
  sync: { ...post("/admin/index/sync"), wire: "text" },
})
