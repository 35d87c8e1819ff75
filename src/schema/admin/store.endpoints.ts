import { endpoints, get, post } from "#schema/endpoint.ts"
import type { storeSchemas } from "./store.ts"

export const storeEndpoints = endpoints<typeof storeSchemas>()({
  list: get("/admin/stores"),
  retrieve: get("/admin/stores/:id"),
  update: post("/admin/stores/:id"),
})
