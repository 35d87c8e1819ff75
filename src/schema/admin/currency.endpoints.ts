import { endpoints, get } from "#schema/endpoint.ts"
import type { currencySchemas } from "./currency.ts"

export const currencyEndpoints = endpoints<typeof currencySchemas>()({
  list: get("/admin/currencies"),
  retrieve: get("/admin/currencies/:code"),
})
