import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"

const FIELDS = "id,email,first_name,last_name,company_name,has_account"

/** Searches customers with an account by name or email. */
export const customersQuery = (q: string) =>
  queryOptions({
    queryKey: ["admin", "customers", "choice", q],
    queryFn: async ({ signal }) =>
      (
        await adminSdk().admin.customer.list(
          { query: { limit: 8, fields: FIELDS, has_account: true, ...(q ? { q } : {}) } },
          { signal },
        )
      ).customers,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

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
