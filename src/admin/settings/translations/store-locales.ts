import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** Codes of the languages that the store supports. Its key starts like the store's: they change together. */
export const storeLocalesQuery = queryOptions({
  queryKey: ["admin", "store", "locales"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,supported_locales.locale_code", limit: 1 }
    const { stores } = await adminSdk().admin.store.list({ query }, { signal })
    return (stores[0]?.supported_locales ?? []).flatMap(({ locale_code }) => locale_code ?? []).sort()
  },
  staleTime: 10_000,
})
