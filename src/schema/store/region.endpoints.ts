import { endpoints, get } from "#schema/endpoint.ts"
import type { regionSchemas } from "./region.ts"

export const regionEndpoints = endpoints<typeof regionSchemas>()({
  list: get("/store/regions"),
  retrieve: get("/store/regions/:id"),
})
