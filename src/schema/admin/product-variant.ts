import { ProductVariant } from "#schema/admin/entities/catalog.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { page } from "#schema/fields.ts"
import { ListVariantsQuery } from "./product.queries.ts"

export const productVariantSchemas = {
  list: {
    about: "List product variants",
    auth: "user",
    fields: defaults.adminProductVariantList,
    limit: 50,
    query: ListVariantsQuery,
    response: page("variants", ProductVariant),
  },
} satisfies EndpointSchemas
