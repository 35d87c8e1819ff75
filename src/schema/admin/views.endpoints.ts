import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { viewsSchemas } from "./views.ts"

export const viewsEndpoints = endpoints<typeof viewsSchemas>()({
  columns: get("/admin/views/:entity/columns"),
  listConfigurations: get("/admin/views/:entity/configurations"),
  createConfiguration: post("/admin/views/:entity/configurations"),
  deleteConfiguration: del("/admin/views/:entity/configurations/:id"),
  retrieveConfiguration: get("/admin/views/:entity/configurations/:id"),
  updateConfiguration: post("/admin/views/:entity/configurations/:id"),
  retrieveActiveConfiguration: get("/admin/views/:entity/configurations/active"),
  setActiveConfiguration: post("/admin/views/:entity/configurations/active"),
  listEntities: get("/admin/views/entities"),
})
