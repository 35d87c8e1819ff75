import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { productOptionEndpoints } from "#schema/store/product-option.endpoints.ts"
import { productOptionSchemas } from "#schema/store/product-option.ts"

const missing = (id: string) => `Product option with id: ${id} was not found`

export const productOptionRoutes = implement(
  productOptionEndpoints,
  productOptionSchemas,
  recordResolvers({ node: "product_option", many: "product_options", missing }).resolvers,
)
