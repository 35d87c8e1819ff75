import { printOrders } from "./order-print/print-orders.ts"

export const messages = {
  admin: {
    printOrders,
  },
}
