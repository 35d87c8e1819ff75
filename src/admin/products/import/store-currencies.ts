import { queryOptions, useQuery } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

const storeCurrencies = () =>
  queryOptions({
    queryKey: ["admin", "stores", "import-currencies"],
    queryFn: async ({ signal }) => {
      const query = { limit: 1, fields: "supported_currencies.currency_code" }
      const { stores } = await adminSdk().admin.store.list({ query }, { signal })
      return (stores[0]?.supported_currencies ?? []).map(({ currency_code }) => currency_code)
    },
    staleTime: 60_000,
  })

/** Codes of the store's currencies; empty while they load. */
export const useStoreCurrencies = (): readonly string[] => useQuery(storeCurrencies()).data ?? []
