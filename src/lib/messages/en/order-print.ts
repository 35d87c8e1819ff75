import { printOrders } from "./order-print/print-orders.ts"

/** Messages of printed packing slips and invoices. */
export const messages = {
  admin: {
    printOrders,
  },
}
