import type { QueryClient } from "@tanstack/react-query"
import type { Order } from "#schema/store/entities/order.ts"
import { forgetCart } from "#store/cart/cart.ts"
import { rememberOrder } from "./last-order.ts"
import { orderQuery, reloadOrders } from "./order.ts"

/** Forgets an ordered cart; the confirmation shows its order immediately and reloads it in the background. */
export function keepPlacedOrder(client: QueryClient, order: Order, cartId: string): void {
  rememberOrder(order.id)
  void reloadOrders(client)
  client.setQueryData(orderQuery(order.id).queryKey, order, { updatedAt: 0 })
  forgetCart(client, cartId)
}
