import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"

/** The spinner icon without text; the surrounding element names what is loading. */
export function SpinnerMark({ size = 16, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={cx("shrink-0 animate-spin", className)}
    >
      <circle cx="8" cy="8" r="6" className="opacity-20" />
      <path d="M14 8a6 6 0 0 0-6-6" />
    </svg>
  )
}

/** A spinner with text. If the shape of the content is known, use `Skeleton` instead. */
export function Spinner({ label }: { label?: string | undefined }) {
  const t = useTranslations("ui")
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-muted">
      <SpinnerMark />
      {label ?? t("loading")}
    </span>
  )
}
