import * as checkout from "./checkout.ts"
import { living } from "./default.ts"
import { empty } from "./empty.ts"
import { expiredInvite } from "./expired-invite.ts"
import { emptyWithFlags, flags } from "./flags.ts"
import { large } from "./large.ts"
import { lowStock } from "./low-stock.ts"
import * as orders from "./newest-order.ts"
import type { Scenario } from "./scenario.ts"

export const scenarios: Readonly<Record<string, Scenario>> = {
  default: living,
  empty,
  large,
  "low-stock": lowStock,
  "price-changed-in-checkout": checkout.priceChanged,
  "payment-requires-more": checkout.requiresMore,
  "payment-declined": checkout.declined,
  "complete-conflict": checkout.conflicting,
  "order-with-active-edit": orders.activeEdit,
  "order-with-active-return": orders.activeReturn,
  "order-with-active-claim": orders.activeClaim,
  "order-with-active-exchange": orders.activeExchange,
  "pending-transfer": orders.pendingTransfer,
  "partially-fulfilled": orders.partiallyFulfilled,
  "refund-due": orders.refundDue,
  "expired-invite": expiredInvite,
  flags,
  "empty-with-flags": emptyWithFlags,
}
