import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#routes/admin/-queries/client.ts"

/** Codes of the currencies that the server knows. */
export const currenciesQuery = queryOptions({
  queryKey: ["admin", "currencies"],
  queryFn: async ({ signal }) => {
    const query = { fields: "code", limit: 300, order: "code" }
    return (await adminSdk().admin.currency.list({ query }, { signal })).currencies.map(({ code }) => code)
  },
  staleTime: 300_000,
})
