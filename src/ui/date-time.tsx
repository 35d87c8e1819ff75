import { type DateInput, formatDate, formatExact, formatHuman, formatMoment, toDate } from "#lib/dates.ts"
import { useLocale } from "#lib/i18n.tsx"

const formats = {
  human: (date: Date, locale: string) => formatHuman(date, locale, new Date()),
  date: (date: Date, locale: string) => formatDate(date, locale),
  moment: formatMoment,
}

interface DateTimeProps {
  value: DateInput | null | undefined
  /** `human`: "yesterday, 9:12 AM"; `date`: only the day; `moment`: day and time with the time zone. */
  format?: keyof typeof formats
}

/** A relative date with the exact time on hover; a dash without a value. */
export function DateTime({ value, format = "human" }: DateTimeProps) {
  const locale = useLocale()
  const date = toDate(value)
  if (!date) return <span className="text-faint">–</span>
  return (
    <time dateTime={date.toISOString()} title={formatExact(date, locale)} className="whitespace-nowrap">
      {formats[format](date, locale)}
    </time>
  )
}
