import { cx } from "./cx.ts"
import { type Tone, toneSolid } from "./tone.ts"

interface ProgressBarProps {
  label: string
  value: number
  max: number
  tone?: Tone
  /** Text beside the bar: "3 of 8 fulfilled". */
  text?: string
}

/** Progress toward a known maximum. */
export function ProgressBar({ label, value, max, tone = "progress", text }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className="grid content-start gap-1.5 text-sm">
      <div className="flex justify-between gap-4">
        <span>{label}</span>
        {text && <span className="text-muted tabular-nums">{text}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        {...(text ? { "aria-valuetext": text } : {})}
        className="h-1.5 overflow-hidden rounded-full bg-inactive-soft"
      >
        <div
          className={cx("h-full rounded-full transition-[width] duration-180", toneSolid[tone])}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
