import { endpoints, post } from "#schema/endpoint.ts"
import type { searchSchemas } from "./search.ts"

export const searchEndpoints = endpoints<typeof searchSchemas>()({
  query: post("/store/search"),
})
