import { queryOptions } from "@tanstack/react-query"
import { storeSdk } from "#store/api/client.ts"
import { visit } from "#store/visit/visit.ts"

/** Loads the ids of a region's payment providers. */
export const providersQuery = (region: string | null | undefined, owner: string = visit().owner) =>
  queryOptions({
    queryKey: ["store", "payment-providers", region],
    queryFn: async ({ signal }) => {
      const query = { region_id: region ?? "" }
      const { payment_providers } = await storeSdk(owner).store.payment.listPaymentProviders({ query }, { signal })
      return payment_providers.map(({ id }) => id)
    },
    enabled: Boolean(region),
    staleTime: 60_000,
  })
