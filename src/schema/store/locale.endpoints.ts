import { endpoints, get } from "#schema/endpoint.ts"
import type { localeSchemas } from "./locale.ts"

export const localeEndpoints = endpoints<typeof localeSchemas>()({
  list: get("/store/locales"),
})
