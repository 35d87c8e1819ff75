import { regionalLocale } from "./locale.ts"

/** Dates arrive as ISO strings. Invalid dates are formatted as an empty string, never as "Invalid Date". */
export type DateInput = string | number | Date

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the format for a language's dates in the browser's regional variant: British browsers show "4 Mar 2026". */
export function dateFormatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = regionalLocale(language)
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

export function toDate(input: DateInput | null | undefined): Date | undefined {
  if (input === null || input === undefined || input === "") return undefined
  const date = new Date(input)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function format(input: DateInput | null | undefined, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = toDate(input)
  return date ? dateFormatOf(locale, options).format(date) : ""
}

/** Formats "Mar 4, 2026"; leaves out the year if `now` is given and is in the same year. */
export function formatDate(input: DateInput | null | undefined, locale: string, now?: Date): string {
  const date = toDate(input)
  if (!date) return ""
  const thisYear = now !== undefined && date.getFullYear() === now.getFullYear()
  return dateFormatOf(locale, { day: "numeric", month: "short", ...(thisYear ? {} : { year: "numeric" }) }).format(date)
}

/** Exact date and time with the time zone, for tooltips. */
export function formatExact(input: DateInput | null | undefined, locale: string): string {
  return format(input, locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
  })
}

/** Day and time with the time zone, for moments at which something starts or ends. */
export function formatMoment(input: DateInput | null | undefined, locale: string): string {
  return format(input, locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  })
}

/** Name of the device's time zone, in which dates are typed: "Central European Time (Europe/Berlin)". */
export function timeZoneName(locale: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const name = dateFormatOf(locale, { timeZoneName: "longGeneric" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value
  return name === undefined || name === timeZone ? timeZone : `${name} (${timeZone})`
}

export function formatTime(input: DateInput | null | undefined, locale: string): string {
  return format(input, locale, { timeStyle: "short" })
}

const minute = 60_000
const hour = 60 * minute

/** Relative or short date: "5 minutes ago", "today, 2:03 PM", "in 3 days", "Mar 4", "Mar 4, 2024". */
export function formatHuman(input: DateInput | null | undefined, locale: string, now: Date): string {
  const date = toDate(input)
  if (!date) return ""
  const distance = date.getTime() - now.getTime()
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
  if (Math.abs(distance) < hour) return relative.format(Math.round(distance / minute), "minute")
  const days = calendarDays(now, date)
  if (Math.abs(days) <= 1) return `${relative.format(days, "day")}, ${formatTime(date, locale)}`
  if (Math.abs(days) < 7) return relative.format(days, "day")
  return formatDate(date, locale, now)
}

/** Number of midnights between two dates in local time; days of 23 or 25 hours count as one. */
function calendarDays(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((day(to) - day(from)) / (24 * hour))
}
