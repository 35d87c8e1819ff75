import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { DETAIL_FIELDS } from "#admin/orders/order-queries.ts"
import type { TotalsSource } from "#lib/order-totals.ts"
import { toApiError } from "#sdk/error.ts"

/** Amounts that the server computes for an order by default, but for a draft only on request. */
const AMOUNTS = [
  "item_subtotal",
  "original_item_total",
  "discount_total",
  "discount_tax_total",
  "shipping_subtotal",
  "original_shipping_total",
  "tax_total",
  "credit_line_total",
] satisfies (keyof TotalsSource)[]

/** Whether a draft is gone, or has become an order. */
export const isNoDraft = (error: unknown): boolean => toApiError(error).status === 404

/** Loads a draft with all that its page shows; 404 once it has become an order. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "draft-order", id],
    queryFn: async ({ signal }) => {
      const query = { fields: [DETAIL_FIELDS, ...AMOUNTS.map((name) => `+${name}`)].join() }
      return (await adminSdk().admin.draftOrder.retrieve({ id, query }, { signal })).draft_order
    },
    staleTime: 10_000,
  })
