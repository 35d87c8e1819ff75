import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** A currency that the server knows; fails with `not_found` for others. */
export const currencyQuery = (code: string) =>
  queryOptions({
    queryKey: ["admin", "currencies", code],
    queryFn: async ({ signal }) => {
      const query = { fields: "code,symbol_native,decimal_digits" }
      return (await adminSdk().admin.currency.retrieve({ code, query }, { signal })).currency
    },
    staleTime: 300_000,
  })

/** Codes of the currencies that the server knows. */
export const currenciesQuery = queryOptions({
  queryKey: ["admin", "currencies"],
  queryFn: async ({ signal }) => {
    const query = { fields: "code", limit: 300, order: "code" }
    return (await adminSdk().admin.currency.list({ query }, { signal })).currencies.map(({ code }) => code)
  },
  staleTime: 300_000,
})
