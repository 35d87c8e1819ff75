import type { EndpointSchemas } from "#schema/endpoint.ts"
import { listQuery, one, page, selectQuery } from "#schema/fields.ts"
import { ReturnReason } from "#schema/store/entities/settings.ts"

export const returnReasonSchemas = {
  list: { about: "List return reasons", query: listQuery(), response: page("return_reasons", ReturnReason) },
  retrieve: { about: "Get a return reason", query: selectQuery, response: one("return_reason", ReturnReason) },
} satisfies EndpointSchemas
