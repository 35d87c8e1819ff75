import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"
import type { DraftSearch } from "./draft-search.ts"

export const PAGE_SIZE = 20
const LIST_FIELDS = "id,display_id,status,created_at,email,currency_code,total,*customer,*sales_channel,*items"

/** Loads one page of drafts for the search parameters in the URL. */
export const draftsQuery = (search: DraftSearch) =>
  queryOptions({
    queryKey: ["admin", "draft-orders", search],
    queryFn: ({ signal }) =>
      adminSdk().admin.draftOrder.list(
        {
          query: {
            fields: LIST_FIELDS,
            limit: PAGE_SIZE,
            offset: ((search.page ?? 1) - 1) * PAGE_SIZE,
            order: search.sort ?? "-created_at",
            ...(search.q ? { q: search.q } : {}),
            ...(search.region?.length ? { region_id: search.region } : {}),
            ...(search.channel?.length ? { sales_channel_id: search.channel } : {}),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

export const createDraft = async (
  body: NonNullable<Parameters<ReturnType<typeof adminSdk>["admin"]["draftOrder"]["create"]>[0]>["body"],
) => (await adminSdk().admin.draftOrder.create({ body })).draft_order

/** Loads a customer's addresses, the default shipping address first. */
export const customerAddressesQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "customer", id, "addresses"],
    queryFn: async ({ signal }) => {
      const query = { fields: "id,*addresses" }
      const { customer } = await adminSdk().admin.customer.retrieve({ id, query }, { signal })
      return (customer.addresses ?? []).toSorted(
        (a, b) => Number(b.is_default_shipping ?? false) - Number(a.is_default_shipping ?? false),
      )
    },
  })
