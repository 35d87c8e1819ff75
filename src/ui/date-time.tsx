import { type DateInput, formatDate, formatExact, formatHuman, toDate } from "#lib/dates.ts"
import { useLocale } from "#lib/i18n.tsx"

interface DateTimeProps {
  value: DateInput | null | undefined
  /** `human`: "yesterday, 9:12 AM"; `date`: only the day. */
  format?: "human" | "date"
}

/** A relative date with the exact time on hover; a dash without a value. */
export function DateTime({ value, format = "human" }: DateTimeProps) {
  const locale = useLocale()
  const date = toDate(value)
  if (!date) return <span className="text-faint">–</span>
  return (
    <time dateTime={date.toISOString()} title={formatExact(date, locale)} className="whitespace-nowrap">
      {format === "human" ? formatHuman(date, locale, new Date()) : formatDate(date, locale)}
    </time>
  )
}
