import { endpoints, get } from "#schema/endpoint.ts"
import type { currencySchemas } from "./currency.ts"

export const currencyEndpoints = endpoints<typeof currencySchemas>()({
  list: get("/store/currencies"),
  retrieve: get("/store/currencies/:code"),
})
