import type { Resolvers } from "#mocks/core/implement.ts"
import { notFound } from "#mocks/core/refusal.ts"
import type { productEndpoints } from "#schema/admin/product.endpoints.ts"

const later = (): never => {
  throw notFound("Route not found")
}

/** Products out to a file, and in from one. */
export const transfers = {
  export: later,
  import: later,
  confirmLegacyImport: later,
  createImport: later,
  confirmImport: later,
} satisfies Partial<Resolvers<typeof productEndpoints>>
