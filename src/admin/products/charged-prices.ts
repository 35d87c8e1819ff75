import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { ActivePriceList, CandidatePrice, PriceBuyer } from "#machines/orders/order-change/charged-price.rules.ts"

/** Bounds of what is read: lists beyond them count as if they had no further prices. */
const MOST_LISTS = 20
const MOST_PRICES = 1000

interface Rule {
  readonly attribute: string
  readonly value: unknown
}
interface ListedPrice extends Omit<CandidatePrice, "rules"> {
  readonly price_set?: { readonly variant?: { readonly id: string } | null } | null
  readonly price_rules?: readonly Rule[]
}

const rulesOf = (rules: readonly Rule[] | null | undefined) =>
  Object.fromEntries((rules ?? []).map(({ attribute, value }) => [attribute, value]))

async function pricesOf(id: string, signal: AbortSignal): Promise<ActivePriceList["prices"]> {
  const fields =
    "id,amount,currency_code,min_quantity,max_quantity,price_set.variant.id,price_rules.attribute,price_rules.value"
  const { prices } = await adminSdk().admin.priceList.prices({ id, query: { limit: MOST_PRICES, fields } }, { signal })
  const byVariant = new Map<string, CandidatePrice[]>()
  for (const { price_set, price_rules, ...price } of prices as readonly ListedPrice[]) {
    const variant = price_set?.variant?.id
    if (!variant) continue
    const known = byVariant.get(variant) ?? []
    byVariant.set(variant, [...known, { ...price, rules: rulesOf(price_rules) }])
  }
  return byVariant
}

/** Loads the active price lists with their prices. */
export const activePriceListsQuery = queryOptions({
  queryKey: ["admin", "price-lists", "active"],
  queryFn: async ({ signal }): Promise<ActivePriceList[]> => {
    const fields = "id,type,starts_at,ends_at,price_list_rules.attribute,price_list_rules.value"
    const query = { status: ["active" as const], limit: MOST_LISTS, fields }
    const { price_lists } = await adminSdk().admin.priceList.list({ query }, { signal })
    const now = Date.now()
    const isNow = ({ starts_at, ends_at }: (typeof price_lists)[number]) =>
      (!starts_at || Date.parse(starts_at) <= now) && (!ends_at || Date.parse(ends_at) >= now)
    return Promise.all(
      price_lists.filter(isNow).map(async ({ id, type, rules }) => ({
        type,
        rules: (rules ?? {}) as ActivePriceList["rules"],
        prices: await pricesOf(id, signal),
      })),
    )
  },
  staleTime: 60_000,
})

/** Loads whom an order is for, as far as prices depend on it: region, customer and customer groups. */
export const priceBuyerQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["admin", "order", orderId, "buyer"],
    queryFn: async ({ signal }): Promise<PriceBuyer> => {
      const fields = "id,currency_code,region_id,customer_id,sales_channel_id,customer.groups.id"
      const { order } = await adminSdk().admin.order.retrieve({ id: orderId, query: { fields } }, { signal })
      const groups = (order.customer as { groups?: readonly { id: string }[] } | null | undefined)?.groups ?? []
      const listOf = (value: string | null | undefined) => (value ? [value] : [])
      return {
        currency: order.currency_code ?? "",
        attributes: {
          region_id: listOf(order.region_id),
          customer_id: listOf(order.customer_id),
          "customer.id": listOf(order.customer_id),
          "customer.groups.id": groups.map(({ id }) => id),
          sales_channel_id: listOf(order.sales_channel_id),
        },
      }
    },
    staleTime: 60_000,
  })
