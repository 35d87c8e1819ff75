import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { searchSchemas } from "./search.ts"

export const searchEndpoints = endpoints<typeof searchSchemas>()({
  list: get("/admin/search"),
  listIndexes: get("/admin/search-indexes"),
  deleteIndex: del("/admin/search-indexes/:id"),
  reindex: post("/admin/search-indexes/:id/reindex"),
})
