import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

const STALE_TIME = 300_000

export const returnReasonsQuery = queryOptions({
  queryKey: ["admin", "return-reasons", "list", "names"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.returnReason.list({ query: { limit: 100, fields: "id,label,value" } }, { signal }))
      .return_reasons,
  staleTime: STALE_TIME,
})

export const refundReasonsQuery = queryOptions({
  queryKey: ["admin", "refund-reasons", "list", "names"],
  queryFn: async ({ signal }) =>
    (await adminSdk().admin.refundReason.list({ query: { limit: 100, fields: "id,label" } }, { signal }))
      .refund_reasons,
  staleTime: STALE_TIME,
})

/** Loads the ids of the payment providers that a region offers. */
export const regionProvidersQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "region", id, "payment-providers"],
    queryFn: async ({ signal }) => {
      const query = { fields: "id,payment_providers.id,payment_providers.is_enabled" }
      const { region } = await adminSdk().admin.region.retrieve({ id, query }, { signal })
      return (region.payment_providers ?? []).filter(({ is_enabled }) => is_enabled).map((each) => each.id)
    },
    staleTime: STALE_TIME,
  })

/** Ids of the enabled payment providers. */
export const paymentProvidersQuery = queryOptions({
  queryKey: ["admin", "payment-providers"],
  queryFn: async ({ signal }) => {
    const query = { fields: "id,is_enabled", is_enabled: true, limit: 100 }
    const { payment_providers } = await adminSdk().admin.payment.listPaymentProviders({ query }, { signal })
    return payment_providers.map(({ id }) => id)
  },
  staleTime: STALE_TIME,
})
