import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { pageOf } from "#admin/kit/resource.ts"

const FIELDS = "id,email,first_name,last_name,company_name,has_account"

interface Search {
  readonly q: string
  readonly limit: number
}

/** Searches customers by name or email. */
export const customersQuery = ({ q, limit }: Search, filter: { has_account?: true } = {}) =>
  queryOptions({
    queryKey: ["admin", "customers", "choice", q, limit, filter] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const query = { limit, fields: FIELDS, ...filter, ...(q ? { q } : {}) }
      const { customers, count } = await adminSdk().admin.customer.list({ query }, { signal })
      return pageOf(customers, count)
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Searches customers with an account. */
export const accountsQuery = (search: Search) => customersQuery(search, { has_account: true })

export const customerNameQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "customer", id, "name"],
    queryFn: async ({ signal }) =>
      (await adminSdk().admin.customer.retrieve({ id, query: { fields: FIELDS } }, { signal })).customer,
    staleTime: 60_000,
  })

interface Named {
  readonly email: string | null
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
}
/** Returns a customer's name, or the email if there is none. */
export const nameOf = ({ email, first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(" ") || email || ""
