import * as defaults from "#schema/defaults/store.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { listQuery, one, page, selectQuery } from "#schema/fields.ts"
import { ReturnReason } from "#schema/store/entities/settings.ts"

export const returnReasonSchemas = {
  list: {
    about: "List return reasons",
    auth: "key",
    fields: defaults.storeReturnReasonsList,
    allowed: defaults.storeReturnReasonsAllowed,
    limit: 20,
    query: listQuery(),
    response: page("return_reasons", ReturnReason),
  },
  retrieve: {
    about: "Get a return reason",
    auth: "key",
    fields: defaults.storeReturnReasonsList,
    allowed: defaults.storeReturnReasonsAllowed,
    query: selectQuery,
    response: one("return_reason", ReturnReason),
  },
} satisfies EndpointSchemas
