import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { listQuery, one, page, selectQuery } from "#schema/fields.ts"
import { ReturnReason } from "#schema/store/entities/settings.ts"

const operation = {
  auth: "key",
  fields: defaults.storeReturnReasonsList,
  allowed: defaults.storeReturnReasonsAllowed,
} as const

export const returnReasonSchemas = {
  list: {
    ...operation,
    about: "List return reasons",
    limit: 20,
    query: listQuery(),
    response: page("return_reasons", ReturnReason),
  },
  retrieve: {
    ...operation,
    about: "Get a return reason",
    query: selectQuery,
    response: one("return_reason", ReturnReason),
  },
} satisfies EndpointSchemas
