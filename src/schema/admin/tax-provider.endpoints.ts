import { endpoints, get } from "#schema/endpoint.ts"
import type { taxProviderSchemas } from "./tax-provider.ts"

export const taxProviderEndpoints = endpoints<typeof taxProviderSchemas>()({
  list: get("/admin/tax-providers"),
})
