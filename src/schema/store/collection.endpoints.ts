import { endpoints, get } from "#schema/endpoint.ts"
import type { collectionSchemas } from "./collection.ts"

export const collectionEndpoints = endpoints<typeof collectionSchemas>()({
  list: get("/store/collections"),
  retrieve: get("/store/collections/:id"),
})
