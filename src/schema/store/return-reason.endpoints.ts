import { endpoints, get } from "#schema/endpoint.ts"
import type { returnReasonSchemas } from "./return-reason.ts"

export const returnReasonEndpoints = endpoints<typeof returnReasonSchemas>()({
  list: get("/store/return-reasons"),
  retrieve: get("/store/return-reasons/:id"),
})
