import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#routes/admin/-queries/client.ts"

const STALE_TIME = 300_000

/** Ids of the enabled payment providers. */
export const providersQuery = queryOptions({
  queryKey: ["admin", "payment-providers"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,is_enabled", is_enabled: true, limit: 100 }
    const { payment_providers } = await adminSdk().admin.payment.listPaymentProviders({ query }, { signal })
    return payment_providers.map(({ id }) => id)
  },
  staleTime: STALE_TIME,
})
