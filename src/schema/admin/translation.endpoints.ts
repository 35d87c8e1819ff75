import { endpoints, get, post } from "#schema/endpoint.ts"
import type { translationSchemas } from "./translation.ts"

export const translationEndpoints = endpoints<typeof translationSchemas>()({
  list: get("/admin/translations"),
  batch: post("/admin/translations/batch"),
  entities: get("/admin/translations/entities"),
  settings: get("/admin/translations/settings"),
  batchSettings: post("/admin/translations/settings/batch"),
  statistics: get("/admin/translations/statistics"),
})
