import { adminSdk } from "#admin/api/client.ts"
import type { Order } from "#schema/admin/entities/order.ts"

const STRIDE = 200
/** Maximum number of orders that are read, the latest ones. */
export const MAX_ORDERS = 1000

interface LatestOrders {
  readonly orders: readonly Order[]
  /** Number of all orders that match. */
  readonly count: number
}

/** Reads orders, the newest first: at most `MAX_ORDERS` of `count`. */
export async function readLatestOrders(
  query: NonNullable<Parameters<ReturnType<typeof adminSdk>["admin"]["order"]["list"]>[0]>["query"],
  signal: AbortSignal,
): Promise<LatestOrders> {
  const read = (offset: number) =>
    adminSdk().admin.order.list({ query: { ...query, order: "-created_at", limit: STRIDE, offset } }, { signal })
  const first = await read(0)
  const offsets: number[] = []
  for (let offset = STRIDE; offset < Math.min(first.count, MAX_ORDERS); offset += STRIDE) offsets.push(offset)
  const rest = await Promise.all(offsets.map(read))
  return { orders: [first, ...rest].flatMap((page) => page.orders), count: first.count }
}
