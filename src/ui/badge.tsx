import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import { type Tone, toneSoft, toneSolid, toneText } from "./tone.ts"

interface BadgeProps {
  tone?: Tone | undefined
  children: ReactNode
}

/** A label on a tinted background: "New", "-20 %". */
export function Badge({ tone = "inactive", children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center rounded-full px-2 text-xs/5 font-semibold whitespace-nowrap",
        toneSoft[tone],
        toneText[tone],
      )}
    >
      {children}
    </span>
  )
}

/** A status: a colored dot, always with text. */
export function StatusBadge({ tone = "inactive", children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-2 text-xs/5 whitespace-nowrap max-sm:whitespace-normal",
        toneSoft[tone],
        toneText[tone],
      )}
    >
      <span className={cx("size-1.5 shrink-0 rounded-full", toneSolid[tone])} />
      {children}
    </span>
  )
}
