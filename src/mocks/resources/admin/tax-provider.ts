import { implement } from "#mocks/resources/implement.ts"
import { page } from "#mocks/resources/reply.ts"
import { taxProviderEndpoints } from "#schema/admin/tax-provider.endpoints.ts"
import { taxProviderSchemas } from "#schema/admin/tax-provider.ts"

export const taxProviderRoutes = implement(taxProviderEndpoints, taxProviderSchemas, {
  list: (ctx) => page(ctx, "tax_provider", "tax_providers"),
})
