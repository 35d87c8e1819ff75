import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"

/** Features of the server by name, and whether they are on. They change only when the server starts again. */
export const featuresQuery = queryOptions({
  queryKey: ["admin", "features"],
  queryFn: async ({ signal }) => (await adminSdk().admin.featureFlag.list({}, { signal })).feature_flags,
  staleTime: 300_000,
})
