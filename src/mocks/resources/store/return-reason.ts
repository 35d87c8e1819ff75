import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { returnReasonEndpoints } from "#schema/store/return-reason.endpoints.ts"
import { returnReasonSchemas } from "#schema/store/return-reason.ts"

export const returnReasonRoutes = implement(
  returnReasonEndpoints,
  returnReasonSchemas,
  recordResolvers({ node: "return_reason", many: "return_reasons" }).resolvers,
)
