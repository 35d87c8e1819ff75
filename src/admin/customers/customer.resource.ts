import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CustomerSearch } from "./customer-search.ts"

/** Customers: those with an account, and guests. */
export const customers = defineResource({
  name: "customers",
  table: () => adminSdk().admin.customer,
  keys: { many: "customers", one: "customer" },
  fields: {
    list: "id,email,first_name,last_name,company_name,has_account,groups.id,groups.name,created_at,updated_at",
    one: "id,email,first_name,last_name,company_name,phone,has_account,groups.id,groups.name,metadata,created_at,updated_at",
  },
  sort: "first_name",
  toQuery: (search: CustomerSearch) => ({
    has_account: search.account,
    groups: search.group,
    company_name: search.company,
    ...datesQuery(search),
  }),
  affects: ["customer-groups", "customer"],
})

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof customers.all>>[number]>
