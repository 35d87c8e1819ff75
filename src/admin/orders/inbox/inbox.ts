import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { starterOf } from "#admin/orders/started-changes.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import type { CallOptions } from "#sdk/options.ts"

const AT_ONCE = 6
/** Orders to check per page. */
const ORDERS_PER_PAGE = 25
const MANY = 100

/** An unfinished change or a draft. */
export interface InboxRow {
  readonly id: string
  readonly orderId: string
  /** Undefined if only the order's id is known; see `changedOrdersQuery`. */
  readonly orderNumber: number | undefined
  readonly email: string | undefined
  readonly since: string | undefined
  readonly by: string | undefined
  /** Type of the change on the wire, or `draft`. */
  readonly type: string
  readonly status: "pending" | "requested" | "draft"
  readonly returnId: string
  readonly claimId: string
  readonly exchangeId: string
}
export interface InboxPage {
  readonly rows: InboxRow[]
  /** Number of orders checked for changes. */
  readonly checked: number
  readonly missed: number
  /** Total number of orders. */
  readonly all: number
}

/** An order as far as it is known without reading it. */
export interface Seen {
  readonly id: string
  readonly display_id?: number | undefined
  readonly email?: string | null | undefined
}
export const SEEN = "id,display_id,email"

const rowOf = (order: Seen, change: OrderChange): InboxRow => ({
  id: change.id,
  orderId: order.id,
  orderNumber: order.display_id,
  email: order.email ?? undefined,
  since: String(change.requested_at ?? change.created_at ?? ""),
  by: change.requested_by ?? change.created_by ?? starterOf(change.id),
  type: String(change.change_type ?? "change"),
  status: change.status === "requested" ? "requested" : "pending",
  returnId: change.return_id ?? "",
  claimId: change.claim_id ?? "",
  exchangeId: change.exchange_id ?? "",
})

/** Loads the orders' open changes; an order that can't be checked is counted and doesn't hide the others. */
async function openChanges(orders: readonly Seen[], options: CallOptions) {
  const query = { status: ["pending", "requested"] }
  const found = await mapConcurrent(orders, AT_ONCE, (order) =>
    adminSdk()
      .admin.order.listChanges({ id: order.id, query }, options)
      .then(
        ({ order_changes }) => order_changes.map((change) => rowOf(order, change)),
        () => null,
      ),
  )
  return { rows: found.flatMap((rows) => rows ?? []), missed: found.filter((rows) => rows === null).length }
}

/** Finds orders that may have an open change: those of open or expected returns, claims, and exchanges. */
async function candidates(options: CallOptions): Promise<Seen[]> {
  const { claim: claims, exchange: exchanges, return: returns } = adminSdk().admin
  const newest = { limit: ORDERS_PER_PAGE, order: "-created_at" }
  const lists = await Promise.all([
    returns.list({ query: { limit: MANY, status: "open" } }, options).then((a) => a.returns),
    returns.list({ query: { ...newest, status: ["requested", "partially_received"] } }, options).then((a) => a.returns),
    claims.list({ query: newest }, options).then((a) => a.claims),
    exchanges.list({ query: newest }, options).then((a) => a.exchanges),
  ])
  return lists.flat().map(({ order_id: id }) => ({ id }))
}

async function drafts(options: CallOptions): Promise<InboxRow[]> {
  const fields = `${SEEN},created_at`
  const query = { limit: MANY, order: "-created_at", fields }
  const { draft_orders } = await adminSdk().admin.draftOrder.list({ query }, options)
  return draft_orders.map((draft) => ({
    id: draft.id,
    orderId: draft.id,
    orderNumber: draft.display_id,
    email: draft.email ?? undefined,
    since: String(draft.created_at ?? ""),
    by: starterOf(draft.id),
    type: "draft",
    status: "draft",
    returnId: "",
    claimId: "",
    exchangeId: "",
  }))
}

/**
 * Loads unfinished changes. The server has no list of open changes: an edit or a transfer is known only to its order.
 * The first page checks the drafts, all orders found in the lists of returns, claims and exchanges, and the newest
 * orders, with one small request per order and a few at a time. Older orders are checked on demand, and the page
 * shows how many were.
 */
export const inboxQuery = infiniteQueryOptions({
  queryKey: ["admin", "inbox"],
  queryFn: async ({ signal, pageParam }): Promise<InboxPage> => {
    const options = { signal }
    const query = { limit: ORDERS_PER_PAGE, offset: pageParam, order: "-created_at", fields: SEEN }
    const [newest, known, draftRows] = await Promise.all([
      adminSdk().admin.order.list({ query }, options),
      pageParam === 0 ? candidates(options) : [],
      pageParam === 0 ? drafts(options) : [],
    ])
    const orders = [...new Map([...known, ...newest.orders].map((order) => [order.id, order])).values()]
    const { rows, missed } = await openChanges(orders, options)
    return { rows: [...rows, ...draftRows], checked: newest.orders.length, missed, all: newest.count }
  },
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const checked = pages.reduce((sum, page) => sum + page.checked, 0)
    return checked < last.all && last.checked > 0 ? checked : undefined
  },
  staleTime: 30_000,
})

/** Merges the rows of all pages without duplicates, newest first, and adds up the counts. */
export function foundIn(pages: readonly InboxPage[]) {
  const rows = [...new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()]
  rows.sort((a, b) => (b.since ?? "").localeCompare(a.since ?? ""))
  const sum = (key: "checked" | "missed") => pages.reduce((total, page) => total + page[key], 0)
  return { rows, checked: sum("checked"), missed: sum("missed"), all: pages.at(-1)?.all ?? 0 }
}

/** Removes a change that has ended from the loaded pages, so that the list and its count don't wait for a reload. */
export const removeFromInbox = (client: QueryClient, changeId: string): void => {
  client.setQueryData(
    inboxQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => id !== changeId) })),
      },
  )
}

/** Adds an order's open change to the loaded pages, unless they list it. */
export const addToInbox = (client: QueryClient, order: Seen, change: OrderChange): void => {
  client.setQueryData(inboxQuery.queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    const isListed = data?.pages.some(({ rows }) => rows.some(({ id }) => id === change.id))
    if (!data || !first || isListed) return data
    return { ...data, pages: [{ ...first, rows: [rowOf(order, change), ...first.rows] }, ...rest] }
  })
}
