import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { findOrder, possibleNumber } from "#admin/orders/find-order.ts"
import { plainText } from "#lib/plain-text.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { ApiError } from "#sdk/error.ts"
import type { CallOptions } from "#sdk/options.ts"

/** A record as the palette lists it. */
export interface FoundRecord {
  readonly kind: RecordKind
  readonly id: string
  readonly label: string
  readonly hint: string | undefined
  readonly image?: string | null
  /** Of an order: when it was placed, what it costs, and where it is. */
  readonly order?: Pick<
    Order,
    "created_at" | "total" | "currency_code" | "status" | "summary" | "payment_status" | "fulfillment_status"
  >
}

type Row = Readonly<Record<string, unknown>>
interface Query {
  readonly q?: string
  readonly limit: number
  readonly fields: string
}

interface Kind {
  /** Page of the list, if the navigation has no item for it. */
  readonly to?: string
  /** Name in the server's search; without one, only its list can be searched. */
  readonly entity?: string
  readonly fields: string
  readonly label: (row: Row) => unknown
  readonly hint?: (row: Row) => unknown
  /** The server accepts a search text, and ignores it: the app searches all records. */
  readonly isUnsearched?: true
  /** Searches the list, where the server has no search. */
  readonly list?: (query: Query, options: CallOptions) => Promise<readonly object[]>
}

/** Records of each kind; its list shows all. */
const HITS = 5
/** The server has no maximum. */
const ALL = 1_000
/** Milliseconds without a key press before the server searches. */
const TYPING_PAUSE = 150

const api = () => adminSdk().admin
const orderNumber = ({ display_id }: Row) => `#${display_id}`
const email = (row: Row) => row.email
const personName = (person: unknown): string => {
  const { first_name, last_name } = (person ?? {}) as Row
  return [first_name, last_name].filter(Boolean).join(" ")
}

const kinds = {
  // Not by the server's search, which returns the oldest orders, without their totals.
  orders: {
    fields:
      "id,display_id,email,created_at,total,*summary,currency_code,status,payment_status,fulfillment_status,customer.first_name,customer.last_name",
    label: (row) => [orderNumber(row), personName(row.customer) || row.email].filter(Boolean).join(" · "),
    list: async (query, options) =>
      (await api().order.list({ query: { ...query, order: "-created_at" } }, options)).orders,
  },
  customers: {
    entity: "customer",
    fields: "id,email,first_name,last_name",
    label: (row) => personName(row) || row.email,
    hint: email,
    list: async (query, options) => (await api().customer.list({ query }, options)).customers,
  },
  draftOrders: {
    fields: "id,display_id,email",
    label: orderNumber,
    hint: email,
    list: async (query, options) => (await api().draftOrder.list({ query }, options)).draft_orders,
  },
  products: {
    entity: "product",
    fields: "id,title,thumbnail",
    label: ({ title }) => title,
    list: async (query, options) => (await api().product.list({ query }, options)).products,
  },
  categories: {
    entity: "product_category",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().productCategory.list({ query }, options)).product_categories,
  },
  collections: {
    entity: "product_collection",
    fields: "id,title",
    label: ({ title }) => title,
    list: async (query, options) => (await api().productCollection.list({ query }, options)).collections,
  },
  options: {
    fields: "id,title,values.value",
    label: ({ title }) => title,
    // Options of different products often have the same title.
    hint: ({ values }) => (Array.isArray(values) ? values.map(({ value }) => value).join(", ") : undefined),
    list: async (query, options) => (await api().productOption.list({ query }, options)).product_options,
  },
  productTypes: {
    entity: "product_type",
    fields: "id,value",
    label: ({ value }) => value,
    list: async (query, options) => (await api().productType.list({ query }, options)).product_types,
  },
  productTags: {
    entity: "product_tag",
    fields: "id,value",
    label: ({ value }) => value,
    list: async (query, options) => (await api().productTag.list({ query }, options)).product_tags,
  },
  customerGroups: {
    entity: "customer_group",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().customerGroup.list({ query }, options)).customer_groups,
  },
  promotions: {
    entity: "promotion",
    fields: "id,code",
    label: ({ code }) => code,
    list: async (query, options) => (await api().promotion.list({ query }, options)).promotions,
  },
  campaigns: {
    entity: "campaign",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().campaign.list({ query }, options)).campaigns,
  },
  priceLists: {
    entity: "price_list",
    fields: "id,title",
    label: ({ title }) => title,
    list: async (query, options) => (await api().priceList.list({ query }, options)).price_lists,
  },
  inventory: {
    entity: "inventory_item",
    fields: "id,title,sku",
    label: ({ title, sku }) => title ?? sku,
    hint: ({ sku }) => sku,
    list: async (query, options) => (await api().inventoryItem.list({ query }, options)).inventory_items,
  },
  locations: {
    entity: "stock_location",
    to: "/admin/settings/locations",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().stockLocation.list({ query }, options)).stock_locations,
  },
  salesChannels: {
    entity: "sales_channel",
    to: "/admin/settings/sales-channels",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().salesChannel.list({ query }, options)).sales_channels,
  },
  regions: {
    entity: "region",
    to: "/admin/settings/regions",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().region.list({ query }, options)).regions,
  },
  shippingProfiles: {
    isUnsearched: true,
    to: "/admin/settings/shipping-profiles",
    fields: "id,name",
    label: ({ name }) => name,
    list: async (query, options) => (await api().shippingProfile.list({ query }, options)).shipping_profiles,
  },
} satisfies Readonly<Record<string, Kind>>

/** The kinds of records that the palette finds, named like their navigation items. */
export type RecordKind = keyof typeof kinds
export const recordKinds = Object.keys(kinds) as readonly RecordKind[]

const kindOf = (name: RecordKind): Kind => kinds[name]
/** Page of the list of records that the navigation has no item for. */
export const pageOf = (name: RecordKind): string | undefined => kindOf(name).to
/** Whether the list may have more matching records than the palette found. */
export const hasMore = (name: RecordKind, hits: number): boolean => hits >= HITS && !kindOf(name).isUnsearched

export const matches = (query: string, { label, hint = "" }: { label: string; hint?: string | undefined }): boolean =>
  plainText(query)
    .split(/\s+/)
    .every((word) => plainText(`${label} ${hint}`).includes(word))

function found(kind: RecordKind, rows: readonly object[]): FoundRecord[] {
  const { label, hint } = kindOf(kind)
  return (rows as readonly Row[]).flatMap((row) => {
    const [id, name, note] = [row.id, label(row), hint?.(row)]
    if (typeof id !== "string" || typeof name !== "string") return []
    const image = "thumbnail" in row ? { image: typeof row.thumbnail === "string" ? row.thumbnail : null } : {}
    const order = kind === "orders" ? { order: row as FoundRecord["order"] & object } : {}
    return [{ kind, id, label: name, hint: typeof note === "string" ? note : undefined, ...image, ...order }]
  })
}

async function searchList(kind: RecordKind, q: string, options: CallOptions): Promise<FoundRecord[]> {
  const { list, fields, isUnsearched } = kindOf(kind)
  if (!list) return []
  if (!isUnsearched) return found(kind, await list({ q, fields, limit: HITS }, options))
  return found(kind, await list({ fields, limit: ALL }, options)).filter((record) => matches(q, record))
}

/** Uses the server's search over everything; undefined where the server has none. */
async function searchAll(
  wanted: readonly RecordKind[],
  q: string,
  options: CallOptions,
): Promise<FoundRecord[] | undefined> {
  const entity = wanted.flatMap((kind) => kindOf(kind).entity ?? [])
  try {
    const { results } = await api().search.list({ query: { q, entity, limit: HITS } }, options)
    return wanted.flatMap((kind) => {
      const group = results.find((result) => result.entity === kindOf(kind).entity)
      return found(kind, (group?.data ?? []) as readonly object[])
    })
  } catch (error) {
    if (error instanceof ApiError && error.kind === "http" && error.status < 500 && error.status !== 401)
      return undefined
    throw error
  }
}

async function search(wanted: readonly RecordKind[], q: string, options: CallOptions): Promise<readonly FoundRecord[]> {
  const inSearch = wanted.filter((kind) => kindOf(kind).entity)
  const number = possibleNumber(q)
  const [numbered, all, ...others] = await Promise.all([
    number !== undefined && wanted.includes("orders") ? findOrder(number, kinds.orders.fields, options) : undefined,
    searchAll(inSearch, q, options),
    ...wanted.filter((kind) => !kindOf(kind).entity).map((kind) => searchList(kind, q, options)),
  ])
  const records = all ?? (await Promise.all(inSearch.map((kind) => searchList(kind, q, options)))).flat()
  const first = found("orders", numbered ? [numbered] : [])
  const rest = [...records, ...others.flat()].filter(({ id }) => id !== numbered?.id)
  return [...first, ...rest].sort((a, b) => wanted.indexOf(a.kind) - wanted.indexOf(b.kind))
}

/** Query options of the records of some kinds that match the text. */
export function recordsQuery(wanted: readonly RecordKind[], text: string) {
  const q = text.trim().replace(/^#/, "")
  return queryOptions({
    queryKey: ["admin", "palette", q],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE))
      signal.throwIfAborted()
      return search(wanted, q, { signal })
    },
    enabled: q !== "",
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}
