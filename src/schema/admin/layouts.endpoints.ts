import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { layoutsSchemas } from "./layouts.ts"

export const layoutsEndpoints = endpoints<typeof layoutsSchemas>()({
  deleteConfiguration: del("/admin/layouts/:zone/configuration"),
  retrieveConfiguration: get("/admin/layouts/:zone/configuration"),
  setConfiguration: post("/admin/layouts/:zone/configuration"),
  listConfigurations: get("/admin/layouts/configurations"),
})
