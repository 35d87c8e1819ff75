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

/** First day of a preset in the local time zone: `7d` is today and the six days before. */
export function presetStart(preset: string, now = new Date()): string | undefined {
  const before = { today: 0, "7d": 6, "30d": 29, month: now.getDate() - 1 }[preset]
  return before === undefined
    ? undefined
    : dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - before, 12))
}

/** Days of the URL as a time range in the local time zone; both days are included. */
export function dayRange(value: string | undefined, now = new Date()): Range<string> | undefined {
  if (value === undefined) return undefined
  const [from = "", to = ""] = value.split("..")
  const start = presetStart(value, now) ?? from
  return {
    ...(start && { $gte: startOf(start).toISOString() }),
    ...(to && { $lte: endOf(to).toISOString() }),
  }
}

/** Numbers of the URL as a range; both ends are included. */
export function numberRange(value: string | undefined): Range<number> | undefined {
  if (value === undefined) return undefined
  const [from, to] = value.split("..")
  return { ...(from && { $gte: Number(from) }), ...(to && { $lte: Number(to) }) }
}
