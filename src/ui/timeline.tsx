import type { ReactNode } from "react"
import type { DateInput } from "#lib/dates.ts"
import { cx } from "./cx.ts"
import { DateTime } from "./date-time.tsx"
import { Icon, type IconName } from "./icon.tsx"
import { type Tone, toneSoft, toneText } from "./tone.ts"

export interface TimelineEntry {
  id: string
  title: ReactNode
  at?: DateInput | null | undefined
  icon?: IconName
  tone?: Tone
  children?: ReactNode
}

/** A list of events, newest first. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="text-sm">
      {entries.map(({ id, title, at, icon = "clock", tone = "inactive", children }) => (
        <li key={id} className="group relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-7 bottom-0 left-3 w-px -translate-x-1/2 bg-line group-last:hidden"
          />
          <span className={cx("grid size-6 shrink-0 place-items-center rounded-full", toneSoft[tone], toneText[tone])}>
            <Icon name={icon} size={14} />
          </span>
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 pt-0.5 wrap-anywhere">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <p className="min-w-0">{title}</p>
              {at !== undefined && (
                <span className="text-xs text-muted">
                  <DateTime value={at} />
                </span>
              )}
            </div>
            {children && <div className="text-muted">{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
