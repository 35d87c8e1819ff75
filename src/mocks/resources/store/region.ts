import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { regionEndpoints } from "#schema/store/region.endpoints.ts"
import { regionSchemas } from "#schema/store/region.ts"

const missing = (id: string) => `Region with id: ${id} was not found`

export const regionRoutes = implement(
  regionEndpoints,
  regionSchemas,
  recordResolvers({ node: "region", many: "regions", missing }).resolvers,
)
