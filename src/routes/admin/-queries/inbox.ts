import { infiniteQueryOptions } from "@tanstack/react-query"
import { bounded } from "#lib/bounded.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import type { CallOptions } from "#sdk/options.ts"
import { adminSdk } from "./client.ts"

const AT_ONCE = 6
/** Orders that are looked at in one go. */
const STRIDE = 25
const MANY = 100

/** Something that was begun and waits to be finished. */
export interface InboxRow {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: number | undefined
  readonly email: string | undefined
  readonly since: string | undefined
  readonly by: string | undefined
  /** The wire's name of the change, or a draft of an order. */
  readonly type: string
  readonly status: "pending" | "requested" | "draft"
  readonly returnId: string
  readonly claimId: string
  readonly exchangeId: string
}
export interface InboxPage {
  readonly rows: InboxRow[]
  /** Orders that were asked for their changes. */
  readonly looked: number
  readonly missed: number
  /** All orders that there are. */
  readonly all: number
}

interface Seen {
  readonly id: string
  readonly display_id?: number | undefined
  readonly email?: string | null | undefined
}
const SEEN = "id,display_id,email"

const rowOf = (order: Seen, change: OrderChange): InboxRow => ({
  id: change.id,
  orderId: order.id,
  orderNumber: order.display_id,
  email: order.email ?? undefined,
  since: String(change.requested_at ?? change.created_at ?? ""),
  by: change.requested_by ?? change.created_by ?? undefined,
  type: String(change.change_type ?? "change"),
  status: change.status === "requested" ? "requested" : "pending",
  returnId: change.return_id ?? "",
  claimId: change.claim_id ?? "",
  exchangeId: change.exchange_id ?? "",
})

/** Each order's open change; one order that cannot be looked at must not hide what waits with the others. */
async function openChanges(orders: readonly Seen[], options: CallOptions) {
  const query = { status: ["pending", "requested"] }
  const found = await bounded(orders, AT_ONCE, (order) =>
    adminSdk()
      .admin.order.listChanges({ id: order.id, query }, options)
      .then(
        ({ order_changes }) => order_changes.map((change) => rowOf(order, change)),
        () => null,
      ),
  )
  return { rows: found.flatMap((rows) => rows ?? []), missed: found.filter((rows) => rows === null).length }
}

/** Orders where a list already says that something may be open: returns being written or expected, claims, exchanges. */
async function suspects(options: CallOptions): Promise<Seen[]> {
  const { claim: claims, exchange: exchanges, order: orders, return: returns } = adminSdk().admin
  const newest = { limit: STRIDE, order: "-created_at" }
  const lists = await Promise.all([
    returns.list({ query: { limit: MANY, status: "open" } }, options).then((a) => a.returns),
    returns.list({ query: { ...newest, status: ["requested", "partially_received"] } }, options).then((a) => a.returns),
    claims.list({ query: newest }, options).then((a) => a.claims),
    exchanges.list({ query: newest }, options).then((a) => a.exchanges),
  ])
  const id = [...new Set(lists.flat().map(({ order_id }) => order_id))]
  if (id.length === 0) return []
  return (await orders.list({ query: { id, limit: id.length, fields: SEEN } }, options)).orders
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
    by: undefined,
    type: "draft",
    status: "draft",
    returnId: "",
    claimId: "",
    exchangeId: "",
  }))
}

/**
 * What was begun and waits. The server has no list of open changes: an edit or a transfer is known to its order alone. So it
 * begins with the drafts, with all orders that the lists of returns, claims and exchanges make suspect, and with the newest
 * orders; each is asked for its open change (one small request an order, a few at a time). Older orders follow on demand, and
 * the page says how far it has looked.
 */
export const inboxQuery = infiniteQueryOptions({
  queryKey: ["admin", "inbox"],
  queryFn: async ({ signal, pageParam }): Promise<InboxPage> => {
    const options = { signal }
    const query = { limit: STRIDE, offset: pageParam, order: "-created_at", fields: SEEN }
    const [newest, known, begun] = await Promise.all([
      adminSdk().admin.order.list({ query }, options),
      pageParam === 0 ? suspects(options) : [],
      pageParam === 0 ? drafts(options) : [],
    ])
    const orders = [...new Map([...known, ...newest.orders].map((order) => [order.id, order])).values()]
    const { rows, missed } = await openChanges(orders, options)
    return { rows: [...rows, ...begun], looked: newest.orders.length, missed, all: newest.count }
  },
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const looked = pages.reduce((sum, page) => sum + page.looked, 0)
    return looked < last.all && last.looked > 0 ? looked : undefined
  },
  staleTime: 30_000,
})

/** All that was found so far, each once, the latest first. */
export function foundIn(pages: readonly InboxPage[]) {
  const rows = [...new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()]
  rows.sort((a, b) => (b.since ?? "").localeCompare(a.since ?? ""))
  const sum = (key: "looked" | "missed") => pages.reduce((total, page) => total + page[key], 0)
  return { rows, looked: sum("looked"), missed: sum("missed"), all: pages.at(-1)?.all ?? 0 }
}
