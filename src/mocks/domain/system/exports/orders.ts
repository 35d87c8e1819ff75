import { toCsv } from "./sheet.ts"

type Answer = Readonly<Record<string, unknown>>

/** Columns of an order export, with their path in the order. */
const COLUMNS = [
  ["Order_ID", "id"],
  ["Display_ID", "display_id"],
  ["Order status", "status"],
  ["Date", "created_at"],
  ["Customer First name", "customer.first_name"],
  ["Customer Last name", "customer.last_name"],
  ["Customer Email", "customer.email"],
  ["Customer ID", "customer.id"],
  ["Shipping Address 1", "shipping_address.address_1"],
  ["Shipping Address 2", "shipping_address.address_2"],
  ["Shipping Country Code", "shipping_address.country_code"],
  ["Shipping City", "shipping_address.city"],
  ["Shipping Postal Code", "shipping_address.postal_code"],
  ["Shipping Region ID", "region_id"],
  ["Fulfillment Status", "fulfillment_status"],
  ["Payment Status", "payment_status"],
  ["Subtotal", "subtotal"],
  ["Shipping Total", "shipping_total"],
  ["Discount Total", "discount_total"],
  ["Tax Total", "tax_total"],
  ["Total", "total"],
  ["Currency Code", "currency_code"],
] as const

const at = (answer: Answer, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Answer | null | undefined)?.[key], answer)

/** Writes a CSV file of orders with columns for the requested fields only. */
export const ordersFile = (orders: readonly Answer[]): string =>
  toCsv(
    orders.map((order) => {
      const included = COLUMNS.filter(([, path]) => (path.split(".")[0] as string) in order)
      return [new Map(included.map(([title, path]) => [title, at(order, path)]))]
    }),
  )
