interface Range<T> {
  readonly $gte?: T
  readonly $lte?: T
}

const startOf = (day: string) => new Date(`${day}T00:00:00`)
const endOf = (day: string) => new Date(`${day}T23:59:59.999`)

const dayOf = (date: Date) => {
  const two = (part: number) => String(part).padStart(2, "0")
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/**
 * Days of a preset in the local time zone, without an end if today is the last: `7d` is today and the six days before.
 * Undefined for other texts.
 */
export function presetDays(preset: string, now = new Date()): { from: string; to?: string } | undefined {
  const [year, month, today] = [now.getFullYear(), now.getMonth(), now.getDate()]
  // At noon, so that a change of the clock doesn't move the day; days and months outside their range move the date.
  const date = (monthOf: number, dayOfMonth: number) => dayOf(new Date(year, monthOf, dayOfMonth, 12))
  switch (preset) {
    case "today":
      return { from: date(month, today) }
    case "yesterday":
      return { from: date(month, today - 1), to: date(month, today - 1) }
    case "7d":
      return { from: date(month, today - 6) }
    case "30d":
      return { from: date(month, today - 29) }
    case "month":
      return { from: date(month, 1) }
    case "lastMonth":
      return { from: date(month - 1, 1), to: date(month, 0) }
    case "year":
      return { from: date(0, 1) }
    default:
      return undefined
  }
}

/** Days of the URL as a time range in the local time zone; both days are included. */
export function dayRange(value: string | undefined, now = new Date()): Range<string> | undefined {
  if (value === undefined) return undefined
  const [start = "", end = ""] = value.split("..")
  const { from, to } = presetDays(value, now) ?? { from: start, to: end }
  return {
    ...(from && { $gte: startOf(from).toISOString() }),
    ...(to && { $lte: endOf(to).toISOString() }),
  }
}

export interface DateSearch {
  readonly created_at?: string | undefined
  readonly updated_at?: string | undefined
}

/** Query parameters of the filters by date of creation and last change. */
export const datesQuery = ({ created_at, updated_at }: DateSearch) => ({
  created_at: dayRange(created_at),
  updated_at: dayRange(updated_at),
})

/** Numbers of the URL as a range; both ends are included. */
export function numberRange(value: string | undefined): Range<number> | undefined {
  if (value === undefined) return undefined
  const [from, to] = value.split("..")
  return { ...(from && { $gte: Number(from) }), ...(to && { $lte: Number(to) }) }
}
