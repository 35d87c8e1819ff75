import { endpoints, post } from "#schema/endpoint.ts"
import type { returnSchemas } from "./return.ts"

export const returnEndpoints = endpoints<typeof returnSchemas>()({
  create: post("/store/returns"),
})
