import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import { DETAIL_FIELDS } from "#admin/orders/orders.ts"
import { rememberStarted } from "#admin/orders/started-changes.ts"
import type { TotalsSource } from "#lib/order-totals.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { deleteDraft } from "#machines/orders/order-change/discard-change.ts"
import { toApiError } from "#sdk/error.ts"
import type { DraftSearch } from "./draft-search.ts"

const LIST_FIELDS =
  "id,display_id,status,created_at,email,currency_code,total,customer.first_name,customer.last_name,sales_channel.name,items.quantity,shipping_address.first_name,shipping_address.last_name,shipping_address.city,shipping_address.country_code"

export const drafts = defineResource({
  name: "draft-orders",
  table: () => adminSdk().admin.draftOrder,
  keys: { many: "draft_orders", one: "draft_order" },
  fields: { list: LIST_FIELDS, one: LIST_FIELDS },
  toQuery: ({ region, channel, created_at }: DraftSearch) => ({
    region_id: region,
    sales_channel_id: channel,
    created_at: dayRange(created_at),
  }),
})

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

type DraftBody = NonNullable<Parameters<ReturnType<typeof adminSdk>["admin"]["draftOrder"]["create"]>[0]>["body"]

/** How old a draft is at most to be that of a lost response, in milliseconds; clocks may differ. */
const RECENT = 10 * 60_000

/** A creation that was sent and may have been executed. */
export interface SentDraft {
  readonly body: DraftBody
  /** When it was sent, in milliseconds. */
  readonly since: number
}

/** Finds the draft that a request whose response was lost has created: a new one of these values without items. */
async function findCreated({ body, since }: SentDraft): Promise<string | undefined> {
  const query = {
    region_id: String(body.region_id),
    order: "-created_at",
    limit: 20,
    fields: "id,email,customer_id,sales_channel_id,created_at,items.id,shipping_address.address_1",
  }
  const { draft_orders } = await adminSdk().admin.draftOrder.list({ query })
  const streetOf = (address: unknown) => (address as { address_1?: string | null } | null | undefined)?.address_1 ?? ""
  return draft_orders.find(
    (draft) =>
      draft.email === body.email &&
      (!body.customer_id || draft.customer_id === body.customer_id) &&
      draft.sales_channel_id === body.sales_channel_id &&
      streetOf(draft.shipping_address) === streetOf(body.shipping_address) &&
      (draft.items ?? []).length === 0 &&
      Date.parse(String(draft.created_at)) > since - RECENT,
  )?.id
}

/**
 * Creates a draft and returns its id. `keep` gets what may have been executed from now on, for the next attempt: that one
 * looks for the draft first, and replaces it if the values were changed.
 */
export async function createDraft(
  body: DraftBody,
  earlier: Partial<SentDraft>,
  keep: (sent: Partial<SentDraft>) => void,
): Promise<string> {
  const sdk = adminSdk()
  const started = (id: string) => {
    rememberStarted(id)
    return id
  }
  if (earlier.body) {
    const known = await findCreated(earlier as SentDraft)
    if (known && JSON.stringify(earlier.body) === JSON.stringify(body)) return started(known)
    if (known) await deleteDraft(sdk, known)
  }
  const sent = { body, since: Date.now() }
  keep(sent)
  try {
    return started((await sdk.admin.draftOrder.create({ body })).draft_order.id)
  } catch (error) {
    if (!isLost(toApiError(error))) {
      keep({})
      throw error
    }
    const id = await findCreated(sent).catch(() => undefined)
    if (id === undefined) throw error
    return started(id)
  }
}

/** Loads a customer's addresses, the default shipping address first; without any, that of the latest order, as guests have. */
export const customerAddressesQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "customer", id, "addresses"],
    queryFn: async ({ signal }) => {
      const query = { fields: "id,*addresses" }
      const { customer: customers, order } = adminSdk().admin
      const { customer } = await customers.retrieve({ id, query }, { signal })
      if (!customer.addresses?.length) {
        const latest = { customer_id: [id], order: "-created_at", limit: 1, fields: "id,*shipping_address" }
        const { orders } = await order.list({ query: latest }, { signal })
        return orders.flatMap(({ shipping_address }) => shipping_address ?? [])
      }
      return customer.addresses.toSorted(
        (a, b) => Number(b.is_default_shipping ?? false) - Number(a.is_default_shipping ?? false),
      )
    },
  })
