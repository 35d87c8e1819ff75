import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** Currencies of the store, as lower-case codes; the default currency first. */
export const currenciesQuery = queryOptions({
  queryKey: ["admin", "store", "currencies"],
  queryFn: async ({ signal }) => {
    const query = { limit: 1, fields: "supported_currencies.currency_code,supported_currencies.is_default" }
    const { stores } = await adminSdk().admin.store.list({ query }, { signal })
    return [...(stores[0]?.supported_currencies ?? [])]
      .sort((a, b) => Number(b.is_default) - Number(a.is_default))
      .map(({ currency_code }) => currency_code)
  },
  staleTime: 300_000,
})
