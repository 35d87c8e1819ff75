import type { EntityOptions } from "#routes/admin/-kit/filter-types.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { nameOf } from "#routes/admin/-queries/customers.ts"

const FIELDS = "id,email,first_name,last_name"

async function find(filter: { q?: string; id?: string[] }) {
  const query = { ...filter, limit: 20, fields: FIELDS }
  const { customers } = await adminSdk().admin.customer.list({ query })
  return customers.map((customer) => {
    const name = nameOf(customer)
    return { value: customer.id, label: name === customer.email ? name : `${name} (${customer.email ?? ""})` }
  })
}

/** Finds the customers of the order list's filter. Guests are customers too, one for each email. */
export const customerOptions: EntityOptions = {
  name: "customers",
  search: (client, q) =>
    client.fetchQuery({ queryKey: ["admin", "customers", "filter", q], queryFn: () => find(q ? { q } : {}) }),
  byIds: (client, ids) =>
    client.fetchQuery({
      queryKey: ["admin", "customers", "filter", "ids", ids],
      queryFn: () => find({ id: [...ids] }),
    }),
}
