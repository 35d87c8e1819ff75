import { settings } from "./config.ts"

interface Source {
  readonly VITE_DEMO?: boolean | undefined
  /** Business days from the order to its delivery, such as `3` or `2-5`; without it, no time is named. */
  readonly VITE_DELIVERY_DAYS?: string | undefined
}

interface DeliveryDays {
  readonly from: number
  readonly to: number
}

/** As the description of the demo's standard shipping option says. */
const DEMO: DeliveryDays = { from: 3, to: 5 }

/** Business days until an order is delivered; undefined without a valid setting. */
export function readDeliveryDays({ VITE_DELIVERY_DAYS, VITE_DEMO }: Source): DeliveryDays | undefined {
  const [, first, last = first] = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(VITE_DELIVERY_DAYS?.trim() ?? "") ?? []
  const days = { from: Number(first), to: Number(last) }
  if (days.from <= days.to) return days
  return VITE_DEMO ? DEMO : undefined
}

/** The same for this deployment. */
export const deliveryDays = (): DeliveryDays | undefined => readDeliveryDays(settings())

/** Returns the date after this many business days, Monday to Friday; public holidays aren't known. */
export function afterBusinessDays(start: Date, days: number): Date {
  const date = new Date(start)
  for (let left = days; left > 0; ) {
    date.setDate(date.getDate() + 1)
    if (date.getDay() % 6 !== 0) left -= 1
  }
  return date
}
